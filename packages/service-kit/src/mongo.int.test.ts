import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { newId } from './ids.ts';
import { connectMongo } from './mongo.ts';
import { backingServices, testDatabaseName, testLogger } from './testing/harness.ts';
import { startTcpProxy } from './testing/tcp-proxy.ts';
import { isTransient } from './transient.ts';

const options = { database: testDatabaseName('kit'), logger: testLogger, appName: 'test' };

test('stores documents with string ids, and reports an unavailable server', async () => {
  const proxy = await startTcpProxy(backingServices().mongodbUrl);
  const mongo = await connectMongo({ ...options, url: proxy.url });
  const things = mongo.db.collection<{ _id: string; name: string }>('things');
  const thing = { _id: newId(), name: 'Coat' };
  await things.insertOne(thing);
  expect(await things.findOne({ _id: thing._id })).toEqual(thing);
  await expect(mongo.ping()).resolves.toBeUndefined();

  await proxy.cut();
  await expect(mongo.ping()).rejects.toThrow();
  const fault: unknown = await things.findOne({ _id: thing._id }).catch((error: unknown) => error);
  expect(isTransient(fault)).toBe(true);
  await proxy.restore();
  expect(await things.countDocuments()).toBe(1);

  const shoe = { updateOne: { filter: { _id: newId() }, update: { $set: { name: 'Shoe' } }, upsert: true } };
  proxy.stall();
  const write = things.bulkWrite([shoe], { ordered: false }).catch((error: unknown) => error);
  await pause(100); // until it is sent
  await proxy.cut();
  expect(isTransient(await write)).toBe(true);
  proxy.resume();
  await proxy.restore();
  await mongo.db.dropDatabase();
  await mongo.close();
  await proxy.close();
});

test('fails reads and writes of a stalled server within 6 s, later ones within 2 s, and recovers', async () => {
  const proxy = await startTcpProxy(backingServices().mongodbUrl);
  const mongo = await connectMongo({ ...options, url: proxy.url });
  const things = mongo.db.collection<{ _id: string }>('held');
  const timed = async (work: Promise<unknown>) => {
    const begun = performance.now();
    const fault: unknown = await work.catch((error: unknown) => error);
    return { isTransient: isTransient(fault), ms: performance.now() - begun };
  };
  const both = () => [timed(things.countDocuments()), timed(things.insertOne({ _id: newId() }))];
  await things.countDocuments();

  proxy.stall();
  for (const atMost of [6000, 2000])
    for (const { isTransient, ms } of await Promise.all(both())) {
      expect(isTransient).toBe(true);
      expect(ms).toBeLessThan(atMost);
    }
  proxy.resume();
  await vi.waitFor(() => things.countDocuments(), 10_000);
  await mongo.db.dropDatabase();
  await mongo.close();
  await proxy.close();
}, 40_000);

test('reports a server that never becomes available as one clear fault', async () => {
  await expect(connectMongo({ ...options, url: 'mongodb://127.0.0.1:9', timeoutMs: 0 })).rejects.toThrow(
    /^MongoDB did not answer for 0 s .+Check MONGODB_URL\.$/,
  );
});

test('waits for a server that starts after the process', async () => {
  const script = `
    const { connectMongo } = await import(${JSON.stringify(new URL('./mongo.ts', import.meta.url))});
    const logger = { warn() {} };
    const options = { url: 'mongodb://127.0.0.1:9', database: 'none', logger, appName: 'test', timeoutMs: 600 };
    await connectMongo(options).catch(() => console.log('waited'));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  expect(stdout).toBe('waited\n');
});
