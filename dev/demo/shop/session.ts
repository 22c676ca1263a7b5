import { setTimeout as wait } from 'node:timers/promises';
import type { Call, CallAnswer } from '@ethereal/contracts/call';
import { getUserDetails, logIn as login } from '@ethereal/contracts/identity';
import type { AccountName } from '../accounts.ts';

interface Request {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A person who is logged in to the shop. */
export interface Session {
  userId: string;
  call<C extends Call>(call: C, request?: Request): Promise<CallAnswer<C>>;
}

/** All people of the demo shop, logged in. */
export type People = Record<AccountName, Session>;

/** Maximum number of attempts of a call that the shop refuses for a moment. */
const TRIES = 8;

/**
 * Whether the shop refuses a request for a moment: by a rate limit, while a service starts, or as a busy machine is too
 * slow to read something. A change that took too long may be done, and is not repeated.
 */
const isBusy = ({ status }: Response, method: string) =>
  status === 429 || status === 503 || (status === 504 && method === 'GET');

/** Repeats a request until the shop accepts it. The answer to a refused one states how long to wait. */
async function send(url: string, init: RequestInit & { method: string }): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(url, init);
    if (!isBusy(answer, init.method) || attempt === TRIES) return answer;
    await answer.body?.cancel();
    await wait(1000 * Math.min(15, Number(answer.headers.get('retry-after')) || attempt));
  }
}

async function request<C extends Call>(
  site: string,
  call: C,
  options: Request,
  token?: string,
): Promise<CallAnswer<C>> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(options.params?.[name] ?? ''));
  const url = new URL(path, site);
  for (const [name, value] of Object.entries(options.query ?? {})) url.searchParams.set(name, value);
  const form = options.body instanceof FormData;
  const answer = await send(url.href, {
    method: call.method,
    headers: {
      ...(options.body === undefined || form ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...options.headers,
    },
    body: form ? (options.body as FormData) : options.body === undefined ? undefined : JSON.stringify(options.body),
  });
  const text = await answer.text();
  if (answer.status !== call.success.status) {
    throw new Error(`${call.method} ${url.pathname} answered ${answer.status}: ${text.slice(0, 500)}`);
  }
  return call.success.body.parse(text === '' ? undefined : JSON.parse(text)) as CallAnswer<C>;
}

/** Logs in by the shop's own call. */
export async function logIn(site: string, email: string, password: string): Promise<Session> {
  const { token } = await request(site, login, { body: { email, password } });
  const user = await request(site, getUserDetails, {}, token);
  return { userId: user._id, call: (call, options = {}) => request(site, call, options, token) };
}
