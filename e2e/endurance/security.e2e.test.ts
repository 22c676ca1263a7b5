import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getUserDetails, logIn, signOut } from '@ethereal/contracts/identity';
import { uploadImage } from '@ethereal/contracts/images';
import { listItems } from '@ethereal/contracts/items';
import { type AccountName, emailOf } from '@ethereal/dev/demo/accounts';
import { type Site, startSite } from '@ethereal/dev/site';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi, pathOf, send } from '../kit/api.ts';
import { until } from '../kit/until.ts';

/** Maximum growth of a process's memory over all tests, in megabytes. */
const MORE_MB = 150;

let dataDir: string;
let running: Site;
let before: Map<string, number>;
/** Failed calls of a visitor who only views the shop meanwhile. */
const failed: string[] = [];
const viewing = new AbortController();
let visit: Promise<void>;

let machine = 0;
/** Every visitor comes by one proxy, each from a separate address. */
const fromNewAddress = () => {
  machine++;
  return { 'x-forwarded-for': `203.0.${machine >> 8}.${machine & 255}` };
};
async function enter(name: AccountName): Promise<string> {
  const body = { email: emailOf(name), password: 'ethereal1' };
  return (await callApi(logIn, { body, headers: fromNewAddress() }, undefined, running.site)).token;
}
const statusOf = async (token: string) =>
  (await send(getUserDetails, { headers: fromNewAddress() }, token, running.site)).status;

/** Returns the resident memory of every service's process, in megabytes. */
function memory(): Map<string, number> {
  const { services }: Site['run'] = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'));
  const processes = Object.entries(services).flatMap(([name, instances]) =>
    instances.flatMap(({ pid }) => (pid === null ? [] : [[name, pid] as const])),
  );
  return new Map(
    processes.map(([name, pid]) => {
      const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      return [name, Number(kilobytes) / 1024];
    }),
  );
}

async function viewGoods(): Promise<void> {
  while (!viewing.signal.aborted) {
    const answer = await send(listItems, { headers: fromNewAddress() }, undefined, running.site).catch(String);
    if (typeof answer === 'string' || answer.status !== 200)
      failed.push(typeof answer === 'string' ? answer : `${answer.status} ${await answer.text()}`);
    else await answer.arrayBuffer();
    await pause(100);
  }
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'ethereal-endurance-security-'));
  for (const name of ['MONGODB_URL', 'RABBITMQ_URL', 'REDIS_URL']) delete process.env[name];
  running = await startSite({
    dataDir,
    env: { LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1', RATE_LIMIT_FACTOR: '1' },
  });
  await enter('seller');
  await send(listItems, { headers: fromNewAddress() }, undefined, running.site);
  before = memory();
  visit = viewGoods();
});
afterAll(async () => {
  viewing.abort();
  await visit;
  await running?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('answers 50 endless bodies with 408 and delays no other visitor', async () => {
  const { port } = new URL(running.site);
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const socket: Socket = connect(Number(port), '127.0.0.1');
      const { 'x-forwarded-for': address } = fromNewAddress();
      socket.write(
        `POST ${pathOf(logIn)} HTTP/1.1\r\nhost: localhost:${port}\r\nx-forwarded-for: ${address}\r\n` +
          'content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n',
      );
      let answer = '';
      for await (const part of socket) {
        answer += part;
        if (answer.includes('\r\n')) break;
      }
      socket.destroy();
      return answer.split('\r\n', 1)[0];
    }),
  );
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
  expect(await statusOf(await enter('shopper'))).toBe(200);
});

it('refuses 20 decompression bombs at once', async () => {
  const background = { r: 9, g: 9, b: 9 };
  const hollow = await sharp({ create: { width: 7000, height: 7000, channels: 3, background } })
    .jpeg({ progressive: true, quality: 20 })
    .toBuffer();
  const tokens = await Promise.all((['seller2', 'seller3', 'seller4', 'seller5'] as const).map(enter));
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const form = new FormData();
      form.append('file', new Blob([Uint8Array.from(hollow)], { type: 'image/jpeg' }), 'hollow.jpg');
      form.append('upload_preset', 'product-images');
      form.append('folder', 'product-images');
      const token = tokens[index % tokens.length];
      return (await send(uploadImage, { body: form, headers: fromNewAddress() }, token, running.site)).status;
    }),
  );
  expect(answers.filter((status) => ![400, 429, 503].includes(status))).toEqual([]);
  expect(answers).toContain(400);
});

it('refuses one address behind the proxy after 100 wrong log-ins, and no other address', async () => {
  const headers = fromNewAddress();
  const guess = async (index: number) => {
    const body = { email: emailOf('seller6'), password: `guess${index}!` };
    return (await send(logIn, { body, headers }, undefined, running.site)).status;
  };
  const statuses: number[] = [];
  for (let index = 0; index < 100; index++) statuses.push(await guess(index));
  expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
  expect(statuses.at(-1)).toBe(429);
  expect(await statusOf(await enter('shopper2'))).toBe(200);
});

it('refuses a token stolen before the sign-out, also when Redis has lost everything', async () => {
  const stolen = await enter('shopper');
  expect(await statusOf(stolen)).toBe(200);
  await send(signOut, { headers: fromNewAddress() }, stolen, running.site);
  await until(
    'the log-out to be known',
    () => statusOf(stolen),
    (status) => status === 401,
    5000,
  );
  const redis = new Redis(running.run.redis);
  await redis.flushall();
  redis.disconnect();
  for (let again = 0; again < 20; again++) expect(await statusOf(stolen)).toBe(401);
  expect(await statusOf(await enter('shopper'))).toBe(200);
});

it('refuses a token whose key was rotated out in every service, and accepts new ones', async () => {
  const old = await enter('shopper2');
  expect(await statusOf(old)).toBe(200);
  const client = await new MongoClient(running.run.mongodb).connect();
  await client.db('ethereal_identity').collection('signingKeys').deleteMany({});
  await client.close();
  const identity = running.service('svc-identity');
  await identity.stop();
  await identity.start();
  const fresh = await until(
    'the new key',
    () => enter('shopper2').catch(() => ''),
    (token) => token !== '',
    60_000,
  );
  expect(await statusOf(old)).toBe(401);
  expect(await statusOf(fresh)).toBe(200);
});

it('disturbs no other visitor meanwhile, and no process has grown', async () => {
  viewing.abort();
  await visit;
  // While svc-identity restarted, lists of goods were answered, too.
  expect(failed).toEqual([]);
  const grown = [...memory()].map(([name, megabytes]) => [name, megabytes - (before.get(name) ?? 0)] as const);
  console.log(grown.map(([name, more]) => `${name} ${more.toFixed(0)} MB more`).join(', '));
  expect(grown.filter(([, more]) => more > MORE_MB)).toEqual([]);
});
