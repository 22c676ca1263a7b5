/**
 * Does a flood of events slow checkout? p99 of `submitOrder` through the gateway with and without a flood of events that three
 * instances of svc-analytics take from the broker, in interleaved rounds of one run. As an operator would set it up, analytics has a
 * store of its own, and its processes and that store run at a lower priority (nice 10) than the rest.
 *
 *     node bench/flood.ts [events in all]
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts, demoPassword, emailOf } from '@ethereal/dev/demo/accounts';
import { freePort } from '@ethereal/dev/processes/ports';
import { answers } from '@ethereal/dev/processes/probe';
import { startSite } from '@ethereal/dev/site';
import { connect } from 'amqplib';
import sharp from 'sharp';
import { closedLoop, type Load, machine, quantile, summary } from './measure.ts';
import { startService } from './processes.ts';

const EVENTS = Number(process.argv[2] ?? 100_000);
const ROUNDS = 5;
const SECONDS = 5;
const CALLERS = 4;
const INSTANCES = 3;
const QUEUE = 'svc-analytics.events';
const { PRIORITY_BELOW_NORMAL: LOWER } = constants.priority;
const ROOT = join(import.meta.dirname, '..');

const location = {
  ...{ country: 'United States', fullname: 'Bench Buyer', phone: '212-555-0100' },
  ...{ address: '1 Main St', city: 'New York', state: 'NY', zipcode: '10001' },
};

const dataDir = mkdtempSync(join(tmpdir(), 'ethereal-bench-'));
const shop = await startSite({
  dataDir,
  seed: 'none',
  env: { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn' },
});

async function api(method: string, path: string, token?: string, body?: unknown) {
  const isForm = body instanceof FormData;
  const response = await fetch(shop.site + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text ? JSON.parse(text) : undefined;
}

const logIn = async (email: string) =>
  (await api('POST', '/api/login', undefined, { email, password: demoPassword })).token as string;

async function publishItem(token: string) {
  const picture = await sharp({ create: { width: 320, height: 320, channels: 3, background: '#dde' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('upload_preset', 'product-images');
  form.set('folder', 'product-images');
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'coat.png');
  const { secure_url, public_id } = await api('POST', '/api/images', token, form);
  return api('POST', '/api/upload-item', token, {
    ...{ name: 'Bench Coat', description: 'A coat.', price: 99.5, category: 'women', subCategory: 'topW' },
    image1: { url: secure_url, public_id },
  });
}

/** A store for analytics alone, as the operator gives it one. */
async function startStore() {
  const port = await freePort();
  const main = join(ROOT, 'dev/embedded-mongo/src/main.ts');
  const args = [main, '--port', String(port), '--data', join(dataDir, 'analytics-store')];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  while (!(await answers({ port }))) await new Promise((resolve) => setTimeout(resolve, 50));
  return { pid: child.pid ?? 0, url: `mongodb://127.0.0.1:${port}`, stop: () => child.kill() };
}

const stops: (() => unknown)[] = [];
try {
  const seller = await logIn(emailOf('seller'));
  const item = await publishItem(seller);
  const buyers = await Promise.all(
    demoAccounts.map(async ({ email }) => {
      const token = await logIn(email);
      return { token, id: (await api('GET', '/api/user-details', token))._id as string };
    }),
  );
  const checkout = async (caller: number) => {
    const { token, id } = buyers[caller % buyers.length] ?? { token: '', id: '' };
    await api('POST', '/api/cart/add', token, { productId: item._id, quantity: 1 });
    const sentAt = performance.now();
    const lines = [{ productId: item._id, quantity: 1, price: item.price, seller: item.user }];
    const claim = { buyer: id, items: lines, totalPrice: item.price, userLocation: location };
    await api('POST', '/api/submitOrder', token, claim);
    return performance.now() - sentAt;
  };

  const store = await startStore();
  stops.push(store.stop);
  await shop.service('svc-analytics').stop();
  const analytics = await Promise.all(
    Array.from({ length: INSTANCES }, () =>
      startService(join(ROOT, 'svc-analytics/src/main.ts'), {
        NODE_ENV: 'development',
        LOG_LEVEL: 'info',
        MONGODB_URL: store.url,
        RABBITMQ_URL: shop.run.rabbitmq,
        REDIS_URL: shop.run.redis,
        JWKS_URL: `${shop.run.services['svc-identity']?.[0]?.url}/.well-known/jwks.json`,
        CATALOG_URL: shop.run.services['svc-catalog']?.[0]?.url ?? '',
      }),
    ),
  );
  stops.push(() => Promise.all(analytics.map((one) => one.stop())));
  const low = [store.pid, ...analytics.map(({ pid }) => pid)];
  for (const pid of low) setPriority(pid, LOWER);

  const broker = await connect(shop.run.rabbitmq);
  stops.unshift(() => broker.close());
  const channel = await broker.createConfirmChannel();
  const waiting = async () => (await channel.checkQueue(QUEUE)).messageCount;
  const drained = async () => {
    while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 100));
  };
  const signal = (name: NodeJS.Signals) => {
    for (const { pid } of analytics) process.kill(pid, name);
  };
  const flood = async (events: number) => {
    for (let sent = 0; sent < events; sent += 2000) {
      for (let at = 0; at < Math.min(2000, events - sent); at++) {
        const event = {
          ...{ id: crypto.randomUUID(), type: 'item.viewed', source: 'bench', data: {} },
          ...{ time: new Date().toISOString(), subject: item._id },
        };
        const options = { persistent: true, messageId: event.id, type: event.type };
        channel.publish('ethereal.events', event.type, Buffer.from(JSON.stringify(event)), options);
      }
      await channel.waitForConfirms();
    }
  };
  const measure = async (): Promise<Load> => {
    const took: number[] = [];
    const call = async (caller: number) => void took.push(await checkout(caller));
    const { perSecond } = await closedLoop(call, { connections: CALLERS, seconds: SECONDS });
    return { perSecond, p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
  };

  await measure();
  const rounds: Record<'without' | 'with', Load[]> = { without: [], with: [] };
  const left: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await drained();
    rounds.without.push(await measure());
    // The queue is filled while nobody takes from it, so that what is measured is the taking, from start to end.
    signal('SIGSTOP');
    await flood(EVENTS / ROUNDS);
    signal('SIGCONT');
    rounds.with.push(await measure());
    left.push(await waiting());
  }
  const drainedAll = performance.now();
  await drained();

  console.log(machine(`${shop.run.mongodb}, analytics at nice ${LOWER} with a store of its own`));
  console.log(
    `${EVENTS} events in ${ROUNDS} floods, ${INSTANCES} instances, ${CALLERS} buyers; medians of ${ROUNDS} interleaved rounds of ${SECONDS} s (least–most)`,
  );
  for (const [name, loads] of Object.entries(rounds)) {
    const of = (figure: keyof Load, digits: number) =>
      summary(
        loads.map((one) => one[figure]),
        digits,
      );
    console.log(
      `  ${name.padEnd(8)}the flood: p50 ${of('p50', 1)} ms, p99 ${of('p99', 1)} ms, ${of('perSecond', 0)} checkouts per s`,
    );
  }
  const ratios = rounds.with.map((one, at) => one.p99 / (rounds.without[at]?.p99 ?? Number.NaN));
  console.log(`  p99 with the flood / without, per round: ${summary(ratios, 2)}`);
  console.log(
    `  events still waiting at the end of a round: ${summary(left)}; drained ${((performance.now() - drainedAll) / 1000).toFixed(1)} s after the last`,
  );
} finally {
  for (const stop of stops) await stop();
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
