/**
 * How long do 200 people who ask the built-in assistant at once wait for the first words? Starts svc-catalog with a shop
 * of items and svc-chat before it, with limits out of the way. Uses MONGODB_URL, RABBITMQ_URL and REDIS_URL where set,
 * and starts what is missing.
 *
 *     node bench/chat-streams.ts
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import startBackingServices from '@ethereal/dev/testing/global-setup';
import { MongoClient } from 'mongodb';
import { machine, quantile } from './measure.ts';
import { type Running, startService } from './processes.ts';

const STREAMS = 200;
const ROUNDS = 5;
const ITEMS = 2000;
const QUESTIONS = [
  'linen shirts under $80',
  'dresses for women',
  'do you ship to Canada?',
  'hoodies in size M',
  'something blue for kids',
  'how do I return an item',
  'cheapest shoes',
  'new arrivals',
];
const NAMES = [
  'Linen Shirt',
  'Floral Dress',
  'Fleece Hoodie',
  'Canvas Sneakers',
  'Wool Coat',
  'Denim Jeans',
  'Silk Scarf',
];
const COLOURS = ['Blue', 'Sand', 'Moss', 'Ivory', 'Black'];
const CATEGORIES = ['men', 'women', 'kids', 'accessories'];

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
    ...{ ...shared, MONGODB_DATABASE: `bench_${run}_${service.slice(4)}` },
    ...env,
  });

/** A shop as svc-catalog keeps it, written before it starts. */
async function fillShop(url: string): Promise<void> {
  const client = await MongoClient.connect(url);
  const createdAt = new Date();
  await client
    .db(`bench_${run}_catalog`)
    .collection<{ _id: string }>('items')
    .insertMany(
      Array.from({ length: ITEMS }, (_, number) => ({
        _id: number.toString(16).padStart(24, '0'),
        name: `${NAMES[number % NAMES.length]} in ${COLOURS[number % COLOURS.length]} ${number}`,
        description: 'Soft, light and made to last. Wash cold.',
        priceCents: 2000 + (number % 90) * 100,
        category: CATEGORIES[number % CATEGORIES.length],
        subCategory: number % 2 ? 'topW' : 'bottomW',
        sizes: ['S', 'M', 'L'],
        isBestseller: number % 10 === 0,
        images: { image1: { url: '/images/x', public_id: 'x' } },
        imageIds: ['x'],
        seller: 'f'.repeat(24),
        published: true,
        version: 1,
        pendingEvents: [],
        ...{ createdAt, updatedAt: createdAt },
      })),
    );
  await client.close();
}

/** Asks one question; answers the milliseconds to the first content and to the end. By node:http: fetch would cost as much as an answer. */
async function ask(url: string, question: string): Promise<{ first: number; end: number }> {
  const sentAt = performance.now();
  const sent = get(`${url}/chat_stream/${encodeURIComponent(question)}`, { agent });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`a stream answered ${response.statusCode}`);
  let first = Number.NaN;
  let text = '';
  response.setEncoding('utf8');
  for await (const piece of response) {
    text += piece;
    if (Number.isNaN(first) && text.includes('"type":"content"')) first = performance.now() - sentAt;
  }
  if (!text.includes('"type":"end"')) throw new Error('a stream broke off');
  if (text.includes('search_error')) throw new Error('the catalogue did not answer');
  return { first, end: performance.now() - sentAt };
}

const round = (url: string) =>
  Promise.all(
    Array.from({ length: STREAMS }, (_, number) => ask(url, QUESTIONS[number % QUESTIONS.length] ?? '')),
  );

const stopBackingServices = await startBackingServices();
try {
  await fillShop(process.env.MONGODB_URL ?? '');
  const catalog = await start('svc-catalog', {});
  services.push(catalog);
  const chat = await start('svc-chat', { CATALOG_URL: catalog.url, ORDERS_URL: catalog.url });
  services.push(chat);
  await round(chat.url);
  console.log(machine(process.env.MONGODB_URL ?? ''));
  console.log(`${STREAMS} streams at once, ${ITEMS} items, ${ROUNDS} rounds after one to warm up`);
  for (let number = 1; number <= ROUNDS; number += 1) {
    const took = await round(chat.url);
    const figures = (values: number[]) =>
      [0.5, 0.95, 1].map((share) => `${quantile(values, share).toFixed(0)}`.padStart(5)).join(' ');
    const first = figures(took.map((one) => one.first));
    const end = figures(took.map((one) => one.end));
    console.log(`  round ${number}: first content p50 p95 max ${first} ms; end ${end} ms`);
  }
} finally {
  agent.destroy();
  for (const service of services.toReversed()) await service.stop();
  await stopBackingServices();
  await rm(place, { recursive: true, force: true });
}
