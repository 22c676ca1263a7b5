import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedMongo } from '@ethereal/embedded-mongo';
import { Double, Long, MongoClient, ObjectId } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';

const main = join(import.meta.dirname, 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'ethereal-backup-'));
const closing: (() => Promise<unknown>)[] = [];
let [shop, other]: MongoClient[] = [];

async function startStore(name: string): Promise<MongoClient> {
  const server = await startEmbeddedMongo({ dataDir: join(folder, name), ttlIntervalMs: 60_000 });
  const client = await new MongoClient(server.url).connect();
  closing.unshift(
    () => client.close(),
    () => server.close(),
  );
  return client;
}
beforeAll(async () => {
  shop = await startStore('shop');
  other = await startStore('other');
});
afterAll(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true });
});

const backup = join(folder, 'backup');
/** Runs the command and returns its output, and whether it failed. */
const run = (what: string, store: MongoClient | undefined, where = backup) =>
  promisify(execFile)(process.execPath, ['--no-warnings', main, what, where], {
    env: { ...process.env, MONGODB_URL: '', MONGODB_ADMIN_URL: `mongodb://${store?.options.hosts[0]}` },
  }).then(
    ({ stdout }) => ({ printed: stdout, ok: true }),
    ({ stderr }) => ({ printed: String(stderr), ok: false }),
  );
const all = (store: MongoClient | undefined, database: string, collection: string) =>
  store?.db(database).collection(collection).find({}, { promoteValues: false }).sort({ _id: 1 }).toArray();

it('restores every document with its types, though others wrote during the backup', async () => {
  const things = shop?.db('ethereal_orders').collection('orders');
  const documents = Array.from({ length: 5000 }, (_, number) => ({
    _id: new ObjectId(),
    number,
    price: new Double(number),
    views: Long.fromNumber(number),
    at: new Date(number),
    lines: [{ text: 'é'.repeat(200), nothing: null }],
  }));
  await things?.insertMany(documents);
  await shop?.db('ethereal_identity').collection<{ _id: string }>('users').insertOne({ _id: 'ada' });
  const before = await all(shop, 'ethereal_orders', 'orders');

  let isWriting = true;
  const late = shop?.db('ethereal_orders').collection('late');
  const writing = (async () => {
    while (isWriting) await late?.insertOne({});
  })();
  expect(await run('dump', shop)).toMatchObject({ ok: true });
  isWriting = false;
  await writing;

  expect(await run('restore', other)).toMatchObject({ ok: true });
  expect(await all(other, 'ethereal_orders', 'orders')).toEqual(before);
  expect(await all(other, 'ethereal_identity', 'users')).toHaveLength(1);
}, 60_000);

it('reports every document that differs from the backup', async () => {
  const stores = [other?.db('ethereal_orders').collection('orders'), other?.db('ethereal_orders').collection('late')];
  const [orders, late] = stores;
  expect(await run('compare', other)).toMatchObject({
    ok: true,
    printed: expect.stringMatching(/^\d{4,} documents are as in/),
  });
  const [changed, gone] = (await orders?.find().limit(2).toArray()) ?? [];
  await orders?.updateOne({ _id: changed?._id }, { $set: { price: 1 } });
  await late?.insertOne({});
  const first = await run('compare', other);
  expect(first).toMatchObject({ ok: false, printed: expect.stringContaining(String(changed?._id)) });
  expect(first.printed).toMatch(/late has \d+ documents, not \d+/);
  await orders?.deleteOne({ _id: gone?._id });
  expect((await run('compare', other)).printed).toContain(String(gone?._id));
});

it('refuses to overwrite a backup or a database', async () => {
  expect(await run('dump', shop)).toEqual({
    ok: false,
    printed: expect.stringMatching(/exists already\. /),
  });
  expect(await run('restore', other)).toEqual({
    ok: false,
    printed: expect.stringMatching(/already exist, /),
  });
});

it('reports a damaged backup, and a folder that is none', async () => {
  const third = await startStore('third');
  expect(await run('restore', third, join(folder, 'none'))).toMatchObject({
    ok: false,
    printed: expect.stringMatching(/holds no backup/),
  });
  const [file = ''] = readdirSync(join(backup, 'ethereal_orders')).filter((name) => name.startsWith('orders'));
  truncateSync(join(backup, 'ethereal_orders', file), 10_000);
  expect(await run('restore', third)).toMatchObject({
    ok: false,
    printed: expect.stringMatching(/unexpected end of file|within a document/),
  });
});

it('reports in one line that the store is unavailable', async () => {
  const away = new MongoClient('mongodb://127.0.0.1:9');
  const { ok, printed } = await run('dump', away, join(folder, 'away'));
  expect({ ok, lines: printed.trim().split('\n').length }).toEqual({ ok: false, lines: 1 });
}, 20_000);
