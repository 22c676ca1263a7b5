import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { newId } from './ids.ts';
import { connectMongo } from './mongo.ts';
import { backingServices, testDatabaseName } from './testing/harness.ts';
import { startTcpProxy } from './testing/tcp-proxy.ts';
import { isTransient } from './transient.ts';

const options = { database: testDatabaseName('kit'), appName: 'test' };

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
  for (const maxMs of [6000, 2000])
    for (const { isTransient, ms } of await Promise.all(both())) {
      expect(isTransient).toBe(true);
      expect(ms).toBeLessThan(maxMs);
    }
  proxy.resume();
  await vi.waitFor(() => things.countDocuments(), 10_000);
  await mongo.db.dropDatabase();
  await mongo.close();
  await proxy.close();
}, 40_000);

test('reports a server that does not answer as a transient fault that names the variable', async () => {
  const fault = await connectMongo({ ...options, url: 'mongodb://127.0.0.1:9' }).catch((error: unknown) => error);
  expect(fault).toMatchObject({ message: expect.stringMatching(/^MongoDB does not answer \(.+Check MONGODB_URL\.$/) });
  expect(isTransient(fault)).toBe(true);
});
