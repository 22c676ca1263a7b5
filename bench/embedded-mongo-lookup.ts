/**
 * Compares finding one document by an indexed field among 1,000 and among 100,000 documents. Loads both into the
 * embedded document store and queries them in turns, so that other load affects both.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@ethereal/embedded-mongo';
import { type Collection, MongoClient } from 'mongodb';
import { summary } from './measure.ts';

const SIZES = [1_000, 100_000];
const ROUNDS = 9;
const LOOKUPS_PER_ROUND = 1_000;
const BATCH = 300;

type Item = { number: number; code: string; title: string; price: number };

const item = (number: number): Item => ({
  number,
  code: `item-${number}`,
  title: `An item with a name of some length, number ${number}`,
  price: (number * 37) % 10_000,
});

async function load(collection: Collection<Item>, size: number): Promise<number> {
  await collection.createIndex({ code: 1 }, { unique: true });
  const started = performance.now();
  for (let from = 0; from < size; from += BATCH) {
    const count = Math.min(BATCH, size - from);
    await collection.insertMany(Array.from({ length: count }, (_, i) => item(from + i)));
  }
  return performance.now() - started;
}

/** Numbers spread over the whole collection, in the same order for each size. */
const pick = (i: number, size: number) => (i * 7_919) % size;

async function check(collection: Collection<Item>, size: number): Promise<void> {
  if ((await collection.countDocuments()) !== size) throw new Error(`${size} documents were expected`);
  for (const number of [0, 1, Math.floor(size / 2), size - 1]) {
    const found = await collection.findOne({ code: `item-${number}` });
    if (found?.number !== number) throw new Error(`item-${number} was not found in a collection of ${size} documents.`);
  }
  if (await collection.findOne({ code: `item-${size}` }))
    throw new Error('A lookup returned a document that was never stored.');
}

async function round(collection: Collection<Item>, size: number): Promise<number> {
  const started = performance.now();
  for (let i = 0; i < LOOKUPS_PER_ROUND; i += 1) await collection.findOne({ code: `item-${pick(i, size)}` });
  return (performance.now() - started) / LOOKUPS_PER_ROUND;
}

const dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-bench-'));
const store = await startEmbeddedMongo({ dataDir });
const client = await new MongoClient(store.url).connect();
try {
  const collections = SIZES.map((size) => ({
    size,
    collection: client.db('bench').collection<Item>(`items${size}`),
    times: [] as number[],
  }));
  for (const { size, collection } of collections) {
    const ms = await load(collection, size);
    await check(collection, size);
    console.log(
      `${size} documents loaded in ${Math.round(ms)} ms, ${((ms * 1000) / size).toFixed(1)} µs each; checked`,
    );
  }
  for (const { size, collection } of collections) await round(collection, size);
  for (let i = 0; i < ROUNDS; i += 1) {
    for (const entry of collections) entry.times.push(await round(entry.collection, entry.size));
  }
  console.log(`findOne by an indexed field, ms each, ${ROUNDS} rounds of ${LOOKUPS_PER_ROUND} in turns:`);
  for (const { size, times } of collections) {
    console.log(`  ${size}: ${summary(times, 3)} ms, median (least–most)`);
  }
} finally {
  await client.close();
  await store.close();
  await rm(dataDir, { recursive: true });
}
