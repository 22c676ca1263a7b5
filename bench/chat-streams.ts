/**
 * Measures the time until the first words of the built-in assistant and the cost of an answer. Starts svc-catalog with
 * many copies of the demo goods, and svc-chat, both without limits. The messages of the evaluation are sent by Zipf's
 * law, in two ways: 200 people in the same instant, and 200 people who send, read for one to five seconds, and send
 * again. Uses MONGODB_URL, RABBITMQ_URL and REDIS_URL where set, and starts the rest.
 *
 *     node bench/chat-streams.ts
 */

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { HOUR_MS } from '@ethereal/contracts/durations';
import { MongoClient } from 'mongodb';
import { ITEMS } from './assistant/demo-shop.ts';
import { readWritten } from './assistant/messages.ts';
import { cpuSeconds, machine, memoryOf, quantile, summary } from './measure.ts';
import { type Running, startBacking, startService } from './processes.ts';

const STREAMS = 200;
const ROUNDS = 5;
const ITEM_COUNT = 2000;
const SECONDS = 20;

/** Returns the first messages of the evaluation in random order, so that the frequent ones are of every kind. */
const messagesWritten = (): string[] =>
  readWritten()
    .map(({ say: [message = ''] }) => ({ message, at: hash(message) }))
    .sort((a, b) => a.at - b.at)
    .map(({ message }) => message);

const hash = (text: string) =>
  [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003, 7);

const messages = messagesWritten();
const weights = messages.map((_, rank) => 1 / (rank + 1));
const weight = weights.reduce((sum, value) => sum + value, 0);

/** Returns one message; the first ones are far more frequent than the last. */
function anyMessage(): string {
  let left = Math.random() * weight;
  for (const [rank, share] of weights.entries()) {
    left -= share;
    if (left <= 0) return messages[rank] ?? '';
  }
  return messages[0] ?? '';
}

const run = randomBytes(4).toString('hex');
const place = await mkdtemp(join(tmpdir(), 'chat-streams-'));
const agent = new Agent({ keepAlive: true });
const services: Running[] = [];

const shared = {
  REDIS_PREFIX: `bench:${run}:`,
  EVENTS_EXCHANGE: `bench.${run}`,
  RATE_LIMIT_FACTOR: '1000000',
  JWKS_URL: 'http://127.0.0.1:9/jwks',
  DATA_DIR: place,
};
const start = (service: string, env: Record<string, string>) =>
  startService(join(import.meta.dirname, '..', service, 'src/main.ts'), {
    ...shared,
    MONGODB_DATABASE: `bench_${run}_${service.slice(4)}`,
    ...env,
  });

/** Writes items as svc-catalog stores them, before it starts. */
async function fillShop(url: string): Promise<void> {
  const client = await MongoClient.connect(url);
  // An hour ago, because recent changes are read again before every answer.
  const createdAt = new Date(Date.now() - HOUR_MS);
  await client
    .db(`bench_${run}_catalog`)
    .collection<{ _id: string }>('items')
    .insertMany(
      Array.from({ length: ITEM_COUNT }, (_, number) => {
        const item = ITEMS[number % ITEMS.length] as (typeof ITEMS)[number];
        return {
          name: item.name,
          description: item.description,
          category: item.category,
          subCategory: item.subCategory,
          priceCents: Math.round(item.price * 100),
          sizes: item.size,
          _id: number.toString(16).padStart(24, '0'),
          images: { image1: { url: '/images/x', public_id: 'x' } },
          imageIds: ['x'],
          seller: 'f'.repeat(24),
          published: true,
          version: 1,
          pendingEvents: [],
          createdAt,
          updatedAt: createdAt,
        };
      }),
    );
  await client.close();
}

/**
 * Sends one question. Returns the milliseconds to the first content and to the end. Uses node:http, because fetch would
 * cost as much as an answer.
 */
async function sendMessage(url: string, question: string): Promise<{ first: number; end: number }> {
  const sentAt = performance.now();
  const sent = get(`${url}/chat_stream/${encodeURIComponent(question)}`, { agent });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`The stream was answered with ${response.statusCode}.`);
  let first = Number.NaN;
  let text = '';
  response.setEncoding('utf8');
  for await (const piece of response) {
    text += piece;
    if (Number.isNaN(first) && text.includes('"type":"content"')) first = performance.now() - sentAt;
  }
  if (!text.includes('"type":"end"')) throw new Error('The stream was interrupted.');
  if (text.includes('search_error')) throw new Error('svc-catalog did not answer');
  return { first, end: performance.now() - sentAt };
}

type Took = { first: number; end: number };

const allAtOnce = (url: string): Promise<Took[]> =>
  Promise.all(Array.from({ length: STREAMS }, () => sendMessage(url, anyMessage())));

/** Runs visitors who send a message, read the answer, and send the next one. */
async function comingAndGoing(url: string): Promise<Took[]> {
  const took: Took[] = [];
  const until = performance.now() + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: STREAMS }, async () => {
      await setTimeout(Math.random() * 5000);
      while (performance.now() < until) {
        took.push(await sendMessage(url, anyMessage()));
        await setTimeout(1000 + Math.random() * 4000);
      }
    }),
  );
  return took;
}

/**
 * Measures rounds of one way of sending: time to the first content, time to the end, and processor time of an answer.
 */
async function measure(name: string, pid: number, rounds: number, round: () => Promise<Took[]>): Promise<void> {
  const figures = { p50: [] as number[], p95: [] as number[], end: [] as number[], cpu: [] as number[] };
  let answers = 0;
  for (let number = 0; number < rounds; number += 1) {
    const before = await cpuSeconds(pid);
    const took = await round();
    figures.cpu.push(((await cpuSeconds(pid)) - before) * (1000 / took.length));
    figures.p50.push(
      quantile(
        took.map(({ first }) => first),
        0.5,
      ),
    );
    figures.p95.push(
      quantile(
        took.map(({ first }) => first),
        0.95,
      ),
    );
    figures.end.push(
      quantile(
        took.map(({ end }) => end),
        0.95,
      ),
    );
    answers += took.length;
  }
  console.log(
    `${name}, ${answers} answers in ${rounds} rounds: first content p50 ${summary(figures.p50)} ms, p95 ${summary(figures.p95)} ms; whole p95 ${summary(figures.end)} ms; ${summary(figures.cpu, 2)} ms of processor for an answer`,
  );
}

const stopBackingServices = await startBacking();
try {
  await fillShop(process.env.MONGODB_URL ?? '');
  const catalog = await start('svc-catalog', {});
  services.push(catalog);
  const chat = await start('svc-chat', { CATALOG_URL: catalog.url, ORDERS_URL: catalog.url });
  services.push(chat);
  await allAtOnce(chat.url);
  console.log(machine(process.env.MONGODB_URL ?? ''));
  console.log(`${messages.length} different messages (Zipf), ${ITEM_COUNT} items, after one round to warm up`);
  await measure(`${STREAMS} in the same instant`, chat.pid, ROUNDS, () => allAtOnce(chat.url));
  await measure(`${STREAMS} who come and go`, chat.pid, 2, () => comingAndGoing(chat.url));
  console.log(`memory of svc-chat: ${(await memoryOf(chat.pid)).now} MB`);
} finally {
  agent.destroy();
  for (const service of services.toReversed()) await service.stop();
  await stopBackingServices();
  await rm(place, { recursive: true, force: true });
}
