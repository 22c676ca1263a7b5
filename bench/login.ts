/**
 * Measures log-ins per second relative to bare argon2id with the same concurrency, the processor time of a log-in by
 * part, and the latency of GET /api/validate-user meanwhile. Starts svc-identity without limits. Uses MONGODB_URL,
 * RABBITMQ_URL and REDIS_URL where set, and starts the rest.
 *
 *     node bench/login.ts
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash, verify } from '@node-rs/argon2';
import { Agent, request } from 'undici';
import { cpuSeconds, machine, quantile, summaryOf } from './measure.ts';
import { descendant, startBacking, startService, startStore } from './processes.ts';

/** Number of concurrent hashes, equal to the default of svc-identity. */
const AT_ONCE = Math.min(4, availableParallelism());
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const ROUND_MS = 6000;
const CLIENTS_LOGGING_IN = 16;
/**
 * Requests are sent at this interval regardless of the answers, so that a slow answer does not delay the next request.
 */
const VALIDATE_EVERY_MS = 10;

const PASSWORD = 'ethereal1';
/** Costs of argon2id, equal to those of svc-identity/src/passwords/hasher.ts. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const SERVICE = join(import.meta.dirname, '../svc-identity/src/main.ts');
const accounts = Array.from({ length: CLIENTS_LOGGING_IN }, (_, number) => ({
  email: `bench${number}@ethereal.test`,
  password: PASSWORD,
  fname: 'Bench',
  lname: String(number),
}));

const run = randomBytes(4).toString('hex');
const env = {
  MONGODB_DATABASE: `bench_${run}`,
  REDIS_PREFIX: `bench:${run}:`,
  EVENTS_EXCHANGE: `bench.${run}`,
  EVENTS_QUEUE: `bench.${run}.mail`,
  RATE_LIMIT_FACTOR: '1000000',
  DEMO_ACCOUNTS: JSON.stringify(accounts),
};

// undici costs half of fetch, which would be a considerable part of the measurement on two cores.
const connect = () => new Agent({ connections: 2 * CLIENTS_LOGGING_IN });
let dispatcher = connect();

/** Returns processor seconds so far of the hashing threads, the rest of svc-identity, and its stores. */
async function used(): Promise<Record<string, number>> {
  const tasks = `/proc/${service.pid}/task`;
  let [hashing, rest] = [0, 0];
  for (const id of await readdir(tasks)) {
    const stat = await readFile(`${tasks}/${id}/stat`, 'utf8').catch(() => '');
    const [, comm = '', fields = ''] = /^\d+ \((.*)\) (.*)$/.exec(stat.trim()) ?? [];
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    const seconds = ((user ?? 0) + (system ?? 0)) / 100;
    if (comm.startsWith('libuv-worker')) hashing += seconds;
    else rest += seconds;
  }
  const { user, system } = process.cpuUsage();
  const [redis, broker] = [await descendant('redis-server'), await descendant('beam.smp')];
  return {
    hashing,
    'rest of svc-identity': rest,
    'load generator': (user + system) / 1e6,
    ...(store && { store: await cpuSeconds(store.pid) }),
    ...(redis && { redis: await cpuSeconds(redis) }),
    ...(broker && { broker: await cpuSeconds(broker) }),
  };
}

async function logIn(url: string, { email, password }: { email: string; password: string }): Promise<string> {
  const { statusCode, body } = await request(`${url}/api/login`, {
    method: 'POST',
    dispatcher,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token, message } = (await body.json()) as { token: string; message?: string };
  if (statusCode !== 200) throw new Error(`log-in answered ${statusCode}: ${message}`);
  return token;
}

async function validate(url: string, token: string): Promise<number> {
  const sentAt = performance.now();
  const { statusCode, body } = await request(`${url}/api/validate-user`, {
    dispatcher,
    headers: { authorization: `Bearer ${token}` },
  });
  const { valid } = (await body.json()) as { valid: boolean };
  if (!valid) throw new Error(`validate-user answered ${statusCode}`);
  return performance.now() - sentAt;
}

/** Runs one round: log-ins at full speed (or none) while validate-user is requested at a fixed pace. */
async function measure(url: string, token: string, clients: typeof accounts) {
  // Closes the connections of the round before, which the service may be closing after their idle time.
  await dispatcher.destroy();
  dispatcher = connect();
  const before = await used();
  const until = performance.now() + ROUND_MS;
  let logIns = 0;
  const loggingIn = clients.map(async (account) => {
    while (performance.now() < until) {
      await logIn(url, account);
      logIns += 1;
    }
  });
  const validations: Promise<number>[] = [];
  const pacing = new Promise<void>((resolve) => {
    const pace = setInterval(() => {
      validations.push(validate(url, token));
      if (performance.now() < until) return;
      clearInterval(pace);
      resolve();
    }, VALIDATE_EVERY_MS);
  });
  await Promise.all([pacing, ...loggingIn]);
  const took = await Promise.all(validations);
  const after = await used();
  const ms = Object.keys(after).map((part) => [part, (1000 * ((after[part] ?? 0) - (before[part] ?? 0))) / logIns]);
  return {
    cpu: Object.fromEntries(ms) as Record<string, number>,
    perSecond: logIns / (ROUND_MS / 1000),
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
    max: quantile(took, 1),
  };
}

/** Runs one round of argon2id alone with the service's cost: the upper bound of log-ins. */
async function bareArgon2(): Promise<{ bare: number; bareMs: number }> {
  const stored = await hash(PASSWORD, COST);
  const until = performance.now() + ROUND_MS;
  let verified = 0;
  const before = process.cpuUsage();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < until) {
        if (!(await verify(stored, PASSWORD))) throw new Error('argon2 rejected a hash that it computed.');
        verified += 1;
      }
    }),
  );
  const { user, system } = process.cpuUsage(before);
  return { bare: verified / (ROUND_MS / 1000), bareMs: (user + system) / 1000 / verified };
}

/** Compares log-ins with bare argon2id in alternating rounds, so that a busy machine slows both. */
async function compare(url: string, token: string): Promise<void> {
  const rounds: { bare: number; perSecond: number; share: number; p99: number; bareMs: number }[] = [];
  const parts: Record<string, number>[] = [];
  for (let number = 0; number < ROUNDS; number += 1) {
    const { bare, bareMs } = await bareArgon2();
    const { perSecond, p99, cpu } = await measure(url, token, accounts);
    rounds.push({ bare, bareMs, perSecond, share: (100 * perSecond) / bare, p99 });
    parts.push(cpu);
  }
  console.log(`${CLIENTS_LOGGING_IN} clients logging in, and bare argon2id with ${AT_ONCE} at once, in turns`);
  console.log(`  bare argon2id       ${summaryOf(rounds, 'bare', 1)} per s`);
  console.log(`  log-ins             ${summaryOf(rounds, 'perSecond', 1)} per s`);
  console.log(`  share               ${summaryOf(rounds, 'share', 0)} %`);
  console.log(`  validate-user  p99  ${summaryOf(rounds, 'p99', 1)} ms`);
  const names = Object.keys(parts[0] ?? {});
  const each = names.map((name) => `${name} ${summaryOf(parts, name, 2)}`);
  console.log(`  processor time of a bare argon2id in ms: ${summaryOf(rounds, 'bareMs', 2)}`);
  console.log(
    `  processor time of a log-in in ms, with ${1000 / VALIDATE_EVERY_MS} validate-user a second: ${each.join(', ')}`,
  );
}

async function report(title: string, round: () => ReturnType<typeof measure>): Promise<void> {
  const rounds: Awaited<ReturnType<typeof measure>>[] = [];
  for (let number = 0; number < ROUNDS; number += 1) rounds.push(await round());
  const of = (name: 'perSecond' | 'p50' | 'p99' | 'max', unit: string) => `${summaryOf(rounds, name, 1)} ${unit}`;
  console.log(`${title}, medians of ${ROUNDS} rounds of ${ROUND_MS / 1000} s (least–most)`);
  console.log(`  log-ins             ${of('perSecond', 'per s')}`);
  console.log(`  validate-user  p50  ${of('p50', 'ms')}`);
  console.log(`                 p99  ${of('p99', 'ms')}`);
  console.log(`                 max  ${of('max', 'ms')}`);
}

// The variable is read before the backing services start, because their start sets it.
const ENGINE = process.env.MONGODB_URL;
const stopBackingServices = await startBacking();
const folder = mkdtempSync(join(tmpdir(), 'ethereal-login-'));
// A new store, unless another engine is given, so that its processor time is known.
const store = ENGINE ? undefined : await startStore(join(folder, 'store'));
const service = await startService(SERVICE, { ...env, ...(store && { MONGODB_URL: store.url }) });
const { url } = service;
try {
  const [first] = accounts;
  if (!first) throw new Error('No account was created.');
  const token = await logIn(url, first);
  await measure(url, token, accounts);
  console.log(machine(`medians of ${ROUNDS} rounds of ${ROUND_MS / 1000} s (least–most)`));
  await report('Without log-ins', () => measure(url, token, []));
  await compare(url, token);
} finally {
  await service.stop();
  await store?.stop();
  await stopBackingServices();
  rmSync(folder, { recursive: true, force: true });
}
