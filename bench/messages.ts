/**
 * Measures messages through the gateway while people follow their streams: the time from the request that sends a
 * message until the stream of the other person has it. Starts a site of its own. Aim: p99 at most 500 ms with 10,000
 * connected and 200 messages a second. The gateway needs two open files for each stream (`ulimit -n`).
 *
 *     STREAMS=10000 PER_SECOND=200 SECONDS=60 node bench/messages.ts
 */
import { createHash, generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendMessage, startConversation } from '@ethereal/contracts/messages';
import { startSite } from '@ethereal/dev/site';
import { z } from 'zod';
import { cpuSeconds, machine, memoryOf, quantile } from './measure.ts';

const size = (name: string, usual: number) =>
  z.coerce.number().int().positive().default(usual).parse(process.env[name]);
const [STREAMS, PER_SECOND, SECONDS] = [size('STREAMS', 400), size('PER_SECOND', 20), size('SECONDS', 10)];
/** Pairs of a buyer and a seller who write, each with a browser and a phone. */
const PAIRS = Math.max(1, Math.min(100, Math.floor(STREAMS / 4)));
const WRITERS_EACH = 2;
/** All other people only follow their streams, so they have no account; the service accepts 20 streams of each. */
const EACH = 20;
const ONLOOKERS = Math.max(0, Math.round((STREAMS - 2 * PAIRS * WRITERS_EACH) / EACH));
const PASSWORD = 'bench-password1';
const PARTS = ['svc-gateway', 'svc-messages'] as const;
const SETTLE_MS = 10_000;

const accounts = Array.from({ length: 2 * PAIRS }, (_, number) => ({
  email: `bench${number}@ethereal.test`,
  password: PASSWORD,
  fname: 'Bench',
  lname: `${number}`,
}));
const dataDir = mkdtempSync(join(tmpdir(), 'ethereal-bench-'));
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const env = {
  RATE_LIMIT_FACTOR: '1000000',
  LOG_LEVEL: 'warn',
  DEMO_ACCOUNTS: JSON.stringify(accounts),
  JWT_PRIVATE_KEYS: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};
const site = await startSite({ dataDir, env });
const leaving = new AbortController();
/** Time at which a change arrived first, by `<message>:<person>`. */
const arrived = new Map<string, number>();

type Person = { id: string; token: string };
type Pair = { buyer: Person; seller: Person; conversation: string };

type Sent = { token?: string; body?: unknown; method?: string };

async function request<T>(schema: z.ZodType<T>, path: string, { token, body, method = 'POST' }: Sent): Promise<T> {
  const response = await fetch(site.site + path, {
    method: body === undefined ? 'GET' : method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return schema.parse(await response.json());
}

async function logIn({ email }: { email: string }): Promise<Person> {
  const { token } = await request(z.object({ token: z.string() }), '/api/login', {
    body: { email, password: PASSWORD },
  });
  const { _id: id } = await request(z.object({ _id: z.string() }), '/api/user-details', { token });
  return { id, token };
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a person without an account, with a token as svc-identity signs it. */
function onlooker(): Person {
  const id = randomBytes(12).toString('hex');
  const { crv, kty, x, y } = publicKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
  const iat = Math.floor(Date.now() / 1000);
  const claims = { sub: id, jti: randomUUID(), iss: 'ethereal-identity', aud: 'ethereal', iat, exp: iat + 3600 };
  const signed = `${encoded({ alg: 'ES256', typ: 'JWT', kid })}.${encoded({ ...claims, iatMs: iat * 1000 })}`;
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return { id, token: `${signed}.${signature.toString('base64url')}` };
}

async function follow({ id, token }: Person): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${site.site}/api/messages/stream`, { headers, signal: leaving.signal });
  if (!response.ok || !response.body) throw new Error(`the stream answered ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  // The first event states that the stream is open.
  await reader.read();
  void (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      for (const [, message] of value.matchAll(/"message":"(\w+)"/g)) {
        const key = `${message}:${id}`;
        if (!arrived.has(key)) arrived.set(key, performance.now());
      }
    }
  })().catch(() => {});
}

async function begin(buyer: Person, seller: Person): Promise<Pair> {
  // Only a person with a store receives messages about it.
  const store = { name: `Bench ${seller.id}`, about: '' };
  await request(z.unknown(), '/api/store', { token: seller.token, body: store, method: 'PUT' });
  const body = { about: { type: 'store', id: seller.id }, text: 'Hello', clientId: randomUUID() };
  const { path, success } = startConversation;
  const { _id: conversation } = await request(success.body, path, { token: buyer.token, body });
  return { buyer, seller, conversation };
}

const took: number[] = [];
let missed = 0;
let failed = 0;

/** Sends one message and waits until the other person's stream has it. */
async function exchange({ buyer, seller, conversation }: Pair): Promise<void> {
  const sentAt = performance.now();
  const body = { text: 'Is it warm?', clientId: randomUUID() };
  const path = `/api/conversations/${conversation}/messages`;
  const { _id: message } = await request(sendMessage.success.body, path, { token: buyer.token, body });
  const key = `${message}:${seller.id}`;
  while (!arrived.has(key) && performance.now() - sentAt < SETTLE_MS) await new Promise((go) => setTimeout(go, 20));
  const at = arrived.get(key);
  if (at === undefined) missed += 1;
  else took.push(at - sentAt);
}

const pidOf = (name: string) => site.service(name).pid ?? 0;
const memory = async () =>
  (await Promise.all(PARTS.map(async (name) => `${name} ${(await memoryOf(pidOf(name))).now} MB`))).join(', ');

try {
  const people: Person[] = [];
  for (const account of accounts) people.push(await logIn(account));
  const pairs: Pair[] = [];
  for (let at = 0; at + 1 < people.length; at += 2) {
    const [buyer, seller] = [people[at], people[at + 1]];
    if (buyer && seller) pairs.push(await begin(buyer, seller));
  }
  const onlookers = Array.from({ length: ONLOOKERS }, onlooker);
  console.log(machine('embedded document store'));
  console.log(`before            ${await memory()}`);
  const streams = [
    ...people.flatMap((person) => Array<Person>(WRITERS_EACH).fill(person)),
    ...onlookers.flatMap((person) => Array<Person>(EACH).fill(person)),
  ];
  for (let at = 0; at < streams.length; at += EACH) await Promise.all(streams.slice(at, at + EACH).map(follow));
  console.log(`${streams.length} streams open  ${await memory()}`);

  const cpuBefore = await Promise.all(PARTS.map((name) => cpuSeconds(pidOf(name))));
  const running: Promise<void>[] = [];
  const count = PER_SECOND * SECONDS;
  const startedAt = performance.now();
  for (let sent = 0; sent < count; sent++) {
    const due = startedAt + (1000 * sent) / PER_SECOND;
    if (due > performance.now()) await new Promise((go) => setTimeout(go, due - performance.now()));
    const pair = pairs[sent % pairs.length];
    if (pair)
      running.push(
        exchange(pair).catch((error: unknown) => {
          failed += 1;
          if (failed === 1) console.error(error);
        }),
      );
  }
  await Promise.all(running);
  const cpu = await Promise.all(
    PARTS.map(async (name, at) => `${name} ${((await cpuSeconds(pidOf(name))) - (cpuBefore[at] ?? 0)).toFixed(1)} s`),
  );
  const of = (share: number) => `${quantile(took, share).toFixed(0)} ms`;
  console.log(
    `${count} messages, ${PER_SECOND} a second: p50 ${of(0.5)}, p99 ${of(0.99)}, max ${of(1)}; ${failed} failed, ${missed} missed; processor: ${cpu.join(', ')}`,
  );
  console.log(`after             ${await memory()}`);
} finally {
  leaving.abort();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(failed + missed > 0 ? 1 : 0);
