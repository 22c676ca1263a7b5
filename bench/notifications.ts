/**
 * Measures 500 open notification streams through the gateway: the delay of each notification, and the memory of gateway
 * and svc-identity. Starts a site of its own with 50 people, 10 streams each, and orders that notify them.
 *
 *     node bench/notifications.ts
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '@ethereal/dev/site';
import { connectBroker } from '@ethereal/service-kit/events/broker';
import { newEvent } from '@ethereal/service-kit/events/event';
import { createPublisher } from '@ethereal/service-kit/events/publisher';
import { newId } from '@ethereal/service-kit/ids';
import { createLogger } from '@ethereal/service-kit/logger';
import { cpuSeconds, machine, memoryOf, quantile } from './measure.ts';

const PEOPLE = 50;
const STREAMS_EACH = 10;
const ROUNDS = 5;
const EVENTS_EACH = 2;
const PASSWORD = 'bench-password1';
const PARTS = ['svc-gateway', 'svc-identity'] as const;

const accounts = Array.from({ length: PEOPLE }, (_, number) => ({
  email: `bench${number}@ethereal.test`,
  password: PASSWORD,
  fname: 'Bench',
  lname: `${number}`,
}));

const dataDir = mkdtempSync(join(tmpdir(), 'ethereal-bench-'));
const site = await startSite({
  dataDir,
  env: { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn', DEMO_ACCOUNTS: JSON.stringify(accounts) },
});
const leaving = new AbortController();
/** Times at which each notification arrived, by its text. */
const notifiedAt = new Map<string, number[]>();

async function json(path: string, init: RequestInit = {}) {
  const response = await fetch(site.site + path, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

async function follow(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${site.site}/api/notifications/stream`, { headers, signal: leaving.signal });
  if (!response.body) throw new Error(`the stream answered ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  // The first event states that the stream is open.
  let { value = '' } = await reader.read();
  void (async () => {
    for (;;) {
      for (const [, name = ''] of value.matchAll(/"text":"You sold 1 × (\w+)\."/g))
        notifiedAt.set(name, [...(notifiedAt.get(name) ?? []), performance.now()]);
      const next = await reader.read();
      if (next.done) return;
      value = next.value;
    }
  })().catch(() => {});
}

async function logIn({ email }: { email: string }): Promise<{ id: string; token: string }> {
  const body = JSON.stringify({ email, password: PASSWORD });
  const { token } = await json('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { _id: id } = await json('/api/user-details', { headers: { authorization: `Bearer ${token}` } });
  return { id, token };
}

const pidOf = (name: string) => site.service(name).pid ?? 0;
const memory = async () =>
  (await Promise.all(PARTS.map(async (name) => `${name} ${(await memoryOf(pidOf(name))).now} MB`))).join(', ');

try {
  const people: { id: string; token: string }[] = [];
  for (const account of accounts) people.push(await logIn(account));
  console.log(machine('embedded document store'));
  console.log(`before              ${await memory()}`);
  for (const { token } of people) await Promise.all(Array.from({ length: STREAMS_EACH }, () => follow(token)));
  console.log(`${PEOPLE * STREAMS_EACH} streams open    ${await memory()}`);

  const logger = createLogger({ name: 'bench', level: 'warn' });
  const broker = await connectBroker({
    url: site.run.rabbitmq,
    exchange: 'ethereal.events',
    logger,
    name: 'bench',
  });
  await broker.ready();
  const publisher = createPublisher({ broker, logger, mustRoute: ['order.placed'] });
  await new Promise<void>((resolve) => publisher.onUp(resolve));

  for (let round = 1; round <= ROUNDS; round++) {
    const sent = new Map<string, number>();
    const cpuBefore = await Promise.all(PARTS.map((name) => cpuSeconds(pidOf(name))));
    for (let event = 0; event < EVENTS_EACH; event++) {
      for (const { id: seller } of people) {
        const name = `n${newId()}`;
        const line = { item: newId(), name, quantity: 1, priceCents: 100, seller, sizeChosen: null };
        const data = { order: newId(), buyer: newId(), items: [line], totalCents: 100 };
        sent.set(name, performance.now());
        await publisher.publish(newEvent({ type: 'order.placed', source: 'bench', subject: data.order, data }));
      }
    }
    const expected = sent.size * STREAMS_EACH;
    const notified = () => [...sent.keys()].reduce((sum, name) => sum + (notifiedAt.get(name)?.length ?? 0), 0);
    const giveUp = performance.now() + 30_000;
    while (notified() < expected && performance.now() < giveUp) await new Promise((resolve) => setTimeout(resolve, 50));
    const took = [...sent].flatMap(([name, at]) => (notifiedAt.get(name) ?? []).map((then) => then - at));
    const cpu = await Promise.all(
      PARTS.map(
        async (name, index) => `${name} ${((await cpuSeconds(pidOf(name))) - (cpuBefore[index] ?? 0)).toFixed(2)} s`,
      ),
    );
    const of = (share: number) => `${quantile(took, share).toFixed(0)} ms`;
    console.log(
      `round ${round}: told ${took.length} of ${expected}, p50 ${of(0.5)}, p95 ${of(0.95)}, max ${of(1)}; processor: ${cpu.join(', ')}`,
    );
  }
  console.log(`after               ${await memory()}`);
  await broker.close();
} finally {
  leaving.abort();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
