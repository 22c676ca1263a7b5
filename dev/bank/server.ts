import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Books, Session } from './books.ts';
import { type Behaviour, behaviourOf } from './cards.ts';
import { closedPage, payPage, secondStepPage } from './pages.ts';
import { reportOf } from './reports.ts';

type Options = {
  books: Books;
  key: string;
  publicUrl: string;
  /** Its reports are late, double, out of order or never sent, at random. */
  isUnreliable: boolean;
};

const MAX_BODY = 64 * 1024;
const LATE_MS = 10_000;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) {
    text += piece;
    if (text.length > MAX_BODY) throw new Error('The body is too large.');
  }
  return text;
}

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const html = (response: ServerResponse, status: number, body: string) =>
  response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(body);
const seeOther = (response: ServerResponse, to: string) => response.writeHead(303, { location: to }).end();

/** How much later than the browser's return each card's report is sent, in milliseconds: none, one, or two. */
const REPORTS: Readonly<Record<Behaviour, readonly number[]>> = {
  succeeds: [0],
  declines: [0],
  'second-step': [0],
  late: [LATE_MS],
  twice: [0, 300],
  never: [],
};

const LONGEST_DELAY_MS = 4000;

function atRandom(): number[] {
  const later = () => Math.random() ** 2 * LONGEST_DELAY_MS;
  const luck = Math.random();
  if (luck < 0.2) return [];
  return luck < 0.4 ? [later(), later()] : [later()];
}

/** A small bank over HTTP: pages for buyers, calls for the shop. For a laptop and for tests: no money moves. */
export function createBank({ books, key, publicUrl, isUnreliable }: Options): Server {
  function finish(session: Session, behaviour: Behaviour): Session {
    const settled = books.settle(session.id, behaviour === 'declines' ? 'declined' : 'authorized') ?? session;
    for (const laterMs of isUnreliable ? atRandom() : REPORTS[behaviour])
      books.report(session.id, Date.now() + laterMs);
    return settled;
  }

  async function pay(session: Session, request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const form = new URLSearchParams(await bodyOf(request));
    const step = form.get('step');
    const behaviour = step
      ? step === 'confirm'
        ? 'second-step'
        : 'declines'
      : behaviourOf(form.get('card') ?? '');
    if (!behaviour) return html(response, 422, payPage(session, 'This is none of the cards below.'));
    if (behaviour === 'second-step' && !step) return html(response, 200, secondStepPage(session));
    return seeOther(response, finish(session, behaviour).returnUrl);
  }

  async function buyersPage(
    id: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<unknown> {
    const session = books.find(id);
    if (session?.state !== 'open' || Date.parse(session.expiresAt) < Date.now())
      return html(response, session ? 410 : 404, closedPage(session));
    return request.method === 'POST'
      ? pay(session, request, response)
      : html(response, 200, payPage(session));
  }

  function move(kind: string, authorization: string, cents: number, once: string, response: ServerResponse) {
    if (
      !books.byAuthorization(authorization) ||
      (kind !== 'capture' && kind !== 'refund' && kind !== 'release')
    )
      return json(response, 404, {});
    const isDone = books.move(once, kind, authorization, cents);
    return json(response, isDone ? 200 : 409, {});
  }

  async function shopsCall(
    path: string[],
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<unknown> {
    if (request.headers.authorization !== `Bearer ${key}`) return json(response, 401, {});
    const sent = request.method === 'POST' ? JSON.parse((await bodyOf(request)) || '{}') : {};
    const once = String(request.headers['idempotency-key'] ?? '');
    const [kind, id = '', action] = path;
    if (kind === 'balance') return json(response, 200, { cents: books.balance() });
    if (kind === 'transfers') {
      books.move(once, 'transfer', String(sent.seller), Number(sent.cents));
      return json(response, 200, {});
    }
    if (kind === 'authorizations') return move(action ?? '', id, Number(sent.cents ?? 0), once, response);
    if (kind === 'sessions' && !id) {
      const session = books.open(once, sent);
      return json(response, 200, { id: session.id, url: `${publicUrl}/pay/${session.id}` });
    }
    const session =
      kind === 'sessions' && (action === 'expire' ? books.settle(id, 'expired') : books.find(id));
    return session ? json(response, 200, reportOf(session)) : json(response, 404, {});
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const [first, ...path] = new URL(request.url ?? '/', publicUrl).pathname.split('/').slice(1);
    if (first === 'healthz') return json(response, 200, {});
    if (first === 'pay') return buyersPage(path[0] ?? '', request, response);
    if (first === 'v1') return shopsCall(path, request, response);
    return html(response, 404, closedPage(undefined));
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      if (!response.headersSent) json(response, 400, {});
    });
  });
}
