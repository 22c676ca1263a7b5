import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { AnyEvent } from '@ethereal/contracts/events';
import type { ReturnState } from '@ethereal/contracts/orders';
import { listOrderTotals, openOrderPayment, type Payable } from '@ethereal/contracts/payments';
import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { testEnvironment } from '@ethereal/service-kit/testing/environment';
import { openEvents } from '@ethereal/service-kit/testing/events';
import { freeUrl, startServer } from '@ethereal/service-kit/testing/harness';
import { startProcess } from '@ethereal/service-kit/testing/start-process';
import { startService } from '@ethereal/service-kit/testing/start-service';
import { service } from '../assemble.ts';

const BANK = new URL('../../../dev/bank/main.ts', import.meta.url);
const CRASHING = fileURLToPath(new URL('./crashing-service.ts', import.meta.url));
const RECONCILE = fileURLToPath(new URL('../ledger/reconcile-command.ts', import.meta.url));
export const WEBHOOK_SECRET = 'secret-of-webhooks';
export const BANK_KEY = 'key-of-shop';

/** Starts the test bank as a process of its own. */
export const startBank = (port: number, folder: string, webhookUrl: string) =>
  startProcess(BANK, {
    PORT: String(port),
    BANK_FOLDER: folder,
    BANK_KEY,
    BANK_WEBHOOK_URL: webhookUrl,
    BANK_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });

type Total = { orderId: string; cents: number; movedAt: string };

/** Starts a stand-in for svc-orders that returns prices and totals of orders. */
const startOrders = (orders: Map<string, Payable>, totals: Map<string, Total>) =>
  startServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://orders');
    if (pathname === listOrderTotals.path) {
      const ids = searchParams.get('ids')?.split(',') ?? [];
      const found = ids.flatMap((id) => totals.get(id) ?? []);
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify({ orders: found }));
    }
    const order = orders.get(pathname.split('/')[3] ?? '');
    response.writeHead(order ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(order ?? {}));
  });

type Env = Awaited<ReturnType<typeof testEnvironment>>['env'];

/** Collects the events of the service, and publishes events of svc-orders. */
async function connectEvents(env: Env) {
  const { received, publish, close } = await openEvents<AnyEvent>(env, [
    'payment.*',
    'payout.*',
    'notification.requested',
  ]);
  const envelopeOf = ({ orderId }: Payable) => ({ source: 'svc-orders', subject: orderId });

  async function returnMoved(order: Payable, at: number, state: ReturnState) {
    const { productId: item = '', seller = '', cents: priceCents = 0 } = order.lines[at] ?? {};
    const line = { order: order.orderId, buyer: order.buyer, item, seller, itemName: 'Coat', quantity: 1, priceCents };
    const data = { ...line, state, reason: 'x' };
    await publish(newEvent({ ...envelopeOf(order), type: 'order.return-changed', data }));
  }

  return {
    received,
    publish,
    async moved(order: Payable, at: number, status: 'Out for Shipping' | 'Handed') {
      const { productId: item = '', seller = '' } = order.lines[at] ?? {};
      const data = { order: order.orderId, buyer: order.buyer, item, seller, itemName: 'Coat', status };
      await publish(newEvent({ ...envelopeOf(order), type: 'order.status-changed', data }));
    },
    returned: (order: Payable, at: number) => returnMoved(order, at, 'received'),
    returnMoved,
    /** Publishes the suspension or restoration of a seller, as svc-identity does. */
    async stands(user: string, type: 'user.suspended' | 'user.restored') {
      const envelope = { source: 'svc-identity', subject: user } as const;
      await publish(
        type === 'user.suspended'
          ? newEvent({ ...envelope, type, data: { user, reason: 'x' } })
          : newEvent({ ...envelope, type, data: { user } }),
      );
    },
    close,
  };
}

/** Returns an order by card with lines of the given cents, each of another seller. */
function cardOrder(cents: readonly number[]): Payable {
  const lines = cents.map((amount) => ({
    productId: newId(),
    name: '=Coat',
    seller: newId(),
    cents: amount,
    cancelled: false,
  }));
  return {
    orderId: newId(),
    buyer: newId(),
    method: 'card',
    state: 'awaiting',
    currency: 'USD',
    lines,
    expiresAt: new Date(Date.now() + 30 * 60_000).toISOString(),
  };
}

/** Runs the operators' command. Returns its exit code and its output. */
async function reconcile(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--no-warnings', RECONCILE], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code, differences: JSON.parse(printed) };
}

/**
 * Starts a process of the service that kills itself at a step. Resolves when it is killed. @throws when it ends without
 * having reached the step
 */
async function dieAt(KILL_AT: string, env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['--no-warnings', CRASHING], {
    env: { ...process.env, ...env, PORT: '0', KILL_AT },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = await once(child, 'exit');
  if (signal !== 'SIGKILL') throw new Error(`The process ended with ${signal ?? code} before it came to "${KILL_AT}".`);
}

/** Starts the service in this process, with its own test bank and a stand-in for svc-orders. */
export async function startPayments(more: Record<string, string> = {}) {
  const { env, tokens, close } = await testEnvironment('payments');
  const folder = await mkdtemp(join(tmpdir(), 'bank-'));
  const orders = new Map<string, Payable>();
  const totals = new Map<string, Total>();
  const ordersService = await startOrders(orders, totals);
  const bankUrl = await freeUrl();
  const bankPort = Number(new URL(bankUrl).port);
  const ownEnv: Record<string, string> = {
    ...env,
    ORDERS_URL: ordersService.url,
    SITE_URL: 'http://localhost',
    RATE_LIMIT_FACTOR: '1000',
    TEST_BANK_URL: bankUrl,
    TEST_BANK_KEY: BANK_KEY,
    TEST_BANK_WEBHOOK_SECRETS: WEBHOOK_SECRET,
    ...more,
  };
  const start = async (other: Record<string, string> = {}) => {
    const started = await startService(service, { ...ownEnv, ...other });
    await Promise.all(started.consumers.map((consumer) => consumer.ready()));
    return started;
  };
  let app = await start();
  const webhookUrl = `${app.url}/api/payments/webhook/test`;
  let bank = await startBank(bankPort, folder, webhookUrl);

  const events = await connectEvents(env);

  /** Calls the service with some headers. */
  async function callWith(headers: Record<string, string>, method: string, path: string) {
    const response = await fetch(app.url + path, { method, headers });
    const answer = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(answer) : answer };
  }

  /** Calls the service as a user. */
  const call = (method: string, path: string, user?: string) =>
    callWith(user ? tokens.headers(user) : {}, method, path);

  /** Sets the total of an order that svc-orders returns from now on, last changed an hour ago. */
  const comesTo = ({ orderId }: Payable, cents: number) => {
    const movedAt = new Date(Date.now() - 3_600_000).toISOString();
    totals.set(orderId, { orderId, cents, movedAt });
  };

  return {
    comesTo,
    tokens,
    callWith,
    webhookUrl,
    received: events.received,
    env: ownEnv,
    reconcile: () => reconcile(ownEnv),
    /** Restarts the service with other variables. */
    async restart(other: Record<string, string>) {
      await app.close();
      app = await start(other);
    },
    /** Stops the service while the work runs, and starts it again. */
    async without(work: () => Promise<unknown>) {
      await app.close();
      await work();
      app = await start();
    },
    dieAt: (step: string, other = ownEnv) => dieAt(step, other),
    call,
    /** Requests a page to pay as a buyer does, again when a busy machine exceeded the deadline. */
    async session({ orderId, buyer }: Payable) {
      for (let tries = 1; ; tries++) {
        const answer = await call('POST', `/api/payments/${orderId}/session`, buyer);
        if (answer.status !== 503 || tries === 10) return answer;
      }
    },
    /** Requests a page to pay as svc-orders does, which sends the amounts. */
    async page(order: Payable) {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(app.url + openOrderPayment.path, {
        method: 'POST',
        headers,
        body: JSON.stringify(order),
      });
      return { status: answer.status, body: await answer.json() };
    },
    /** Opens the bank's page of a seller's account and connects the account by its number. */
    async connect(seller: string, number = '1000 0001'): Promise<string> {
      const { body } = await call('POST', '/api/payout-account', seller);
      await fetch(body.url, { method: 'POST', body: new URLSearchParams({ number }), redirect: 'manual' });
      return body.url;
    },
    /** Presses a button on the bank's page of an account. */
    press: (page: string, step: 'accept' | 'restrict' | 'document' | 'return') =>
      fetch(page, { method: 'POST', body: new URLSearchParams({ step }), redirect: 'manual' }),
    /** Creates an order by card with lines of the given cents, known to svc-orders. */
    order(...cents: number[]): Payable {
      const order = cardOrder(cents);
      orders.set(order.orderId, order);
      return order;
    },
    /** Enters a card on a page of the bank. Returns the redirect of the browser. */
    async pay(page: string, card: string): Promise<Response> {
      const body = new URLSearchParams(card === 'confirm' ? { step: card } : { card });
      return fetch(page, { method: 'POST', body, redirect: 'manual' });
    },
    publish: events.publish,
    moved: events.moved,
    returnMoved: events.returnMoved,
    stands: events.stands,
    returned: events.returned,
    async bankBalance(): Promise<number> {
      const answer = await fetch(`${bankUrl}/v1/balance`, { headers: { authorization: `Bearer ${BANK_KEY}` } });
      return (await answer.json()).cents;
    },
    /** Kills the bank with SIGKILL. Returns the function that starts it again. */
    async killBank() {
      await bank.kill();
      return {
        restart: async () => {
          bank = await startBank(bankPort, folder, webhookUrl);
        },
      };
    },
    async close() {
      await events.close();
      await app.close();
      ordersService.close();
      await bank.kill();
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
