import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Document, MongoClient } from 'mongodb';
import { afterEach, beforeEach, expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');

let dataDir: string;
let running: ChildProcess | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-kill-'));
});
afterEach(async () => {
  await end('SIGKILL');
  await rm(dataDir, { recursive: true });
});

async function start(): Promise<string> {
  const child = spawn(process.execPath, [MAIN, '--port', '0', '--data', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /mongodb:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (url) return url;
  }
  throw new Error('the store ended without an address');
}

async function end(signal: NodeJS.Signals): Promise<void> {
  const child = running;
  running = undefined;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

it('keeps every acknowledged write when killed while writing', async () => {
  const client = await new MongoClient(await start(), { serverSelectionTimeoutMS: 2_000 }).connect();
  const orders = client.db('shop').collection<Document>('orders');
  await orders.createIndex({ number: 1 }, { unique: true });
  const acknowledged: number[] = [];
  let next = 0;
  let stopped = false;

  async function writer(): Promise<void> {
    while (!stopped) {
      next += 1;
      const number = next;
      try {
        await orders.insertOne({ number, lines: [{ item: number }] });
        await orders.updateOne({ number }, { $set: { paid: true } });
        acknowledged.push(number);
      } catch {
        return;
      }
      if (acknowledged.length === 300) {
        stopped = true;
        await end('SIGKILL');
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, writer));
  await client.close();
  expect(acknowledged.length).toBeGreaterThanOrEqual(300);

  const again = await new MongoClient(await start()).connect();
  const found = again.db('shop').collection<Document>('orders');
  const paid = new Set((await found.find({ paid: true }).toArray()).map(({ number }) => number));
  expect(acknowledged.filter((number) => !paid.has(number))).toEqual([]);
  expect(await found.countDocuments({ number: { $gt: 0 } })).toBe(await found.countDocuments());
  await expect(found.insertOne({ number: acknowledged[0] })).rejects.toMatchObject({ code: 11000 });
  await again.close();
});

it('warns at start that it is not for production, and stops on SIGTERM', async () => {
  const url = await start();
  const client = await new MongoClient(url).connect();
  await client.db('shop').collection('a').insertOne({ a: 1 });
  const child = running;
  await end('SIGTERM');
  expect(child?.exitCode).toBe(0);
  await client.close();
});
