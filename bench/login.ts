/**
 * How many people can log in per second, beside bare argon2id with as many at once in the same run, and how quickly is GET /api/validate-user answered meanwhile? Starts
 * svc-identity with limits out of the way. Uses MONGODB_URL, RABBITMQ_URL and REDIS_URL where set, and starts what is missing.
 *
 *     node bench/login.ts
 */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import startBackingServices from '@ethereal/dev/testing/global-setup';
import { hash, verify } from '@node-rs/argon2';
import { quantile, summaryOf } from './measure.ts';
import { startService } from './processes.ts';

/** As many hashes at once as svc-identity makes unless told otherwise. */
const AT_ONCE = Math.min(4, availableParallelism());
const ROUNDS = 5;
const ROUND_MS = 6000;
const CLIENTS_LOGGING_IN = 16;
/** Sent at this pace whatever the answers take, so that a slow one is not hidden by the next being late. */
const VALIDATE_EVERY_MS = 10;

const PASSWORD = 'ethereal1';
/** As in svc-identity/src/passwords/hasher.ts. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const SERVICE = join(import.meta.dirname, '../svc-identity/src/main.ts');
const accounts = Array.from({ length: CLIENTS_LOGGING_IN }, (_, number) => ({
  ...{ email: `bench${number}@ethereal.test`, password: PASSWORD },
  ...{ fname: 'Bench', lname: String(number) },
}));

const run = randomBytes(4).toString('hex');
const env = {
  ...{ MONGODB_DATABASE: `bench_${run}`, REDIS_PREFIX: `bench:${run}:` },
  ...{ EVENTS_EXCHANGE: `bench.${run}`, EVENTS_QUEUE: `bench.${run}.mail` },
  ...{ RATE_LIMIT_FACTOR: '1000000', DEMO_ACCOUNTS: JSON.stringify(accounts) },
};

async function logIn(url: string, { email, password }: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token, message } = await response.json();
  if (response.status !== 200) throw new Error(`log-in answered ${response.status}: ${message}`);
  return token;
}

async function validate(url: string, token: string): Promise<number> {
  const sentAt = performance.now();
  const response = await fetch(`${url}/api/validate-user`, { headers: { authorization: `Bearer ${token}` } });
  const { valid } = await response.json();
  if (!valid) throw new Error(`validate-user answered ${response.status}`);
  return performance.now() - sentAt;
}

/** One round: log-ins at full speed (or none) while validate-user is asked at an even pace. */
async function measure(url: string, token: string, clients: typeof accounts) {
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
  return {
    perSecond: logIns / (ROUND_MS / 1000),
    ...{ p50: quantile(took, 0.5), p99: quantile(took, 0.99), max: quantile(took, 1) },
  };
}

/** One round of nothing but argon2id, with the service's own cost: what a log-in can't be quicker than. */
async function bareArgon2(): Promise<number> {
  const stored = await hash(PASSWORD, COST);
  const until = performance.now() + ROUND_MS;
  let verified = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < until) {
        if (!(await verify(stored, PASSWORD))) throw new Error('argon2 does not know its own hash');
        verified += 1;
      }
    }),
  );
  return verified / (ROUND_MS / 1000);
}

/** Log-ins as a share of what bare argon2id does, round by round in turns, so that a busy machine slows both. */
async function compare(url: string, token: string): Promise<void> {
  const rounds: { bare: number; perSecond: number; share: number; p99: number }[] = [];
  for (let number = 0; number < ROUNDS; number += 1) {
    const bare = await bareArgon2();
    const { perSecond, p99 } = await measure(url, token, accounts);
    rounds.push({ bare, perSecond, share: (100 * perSecond) / bare, p99 });
  }
  console.log(
    `${CLIENTS_LOGGING_IN} clients logging in, and bare argon2id with ${AT_ONCE} at once, in turns`,
  );
  console.log(`  bare argon2id       ${summaryOf(rounds, 'bare', 1)} per s`);
  console.log(`  log-ins             ${summaryOf(rounds, 'perSecond', 1)} per s`);
  console.log(`  share               ${summaryOf(rounds, 'share', 0)} %`);
  console.log(`  validate-user  p99  ${summaryOf(rounds, 'p99', 1)} ms`);
}

async function report(title: string, round: () => ReturnType<typeof measure>): Promise<void> {
  const rounds: Awaited<ReturnType<typeof measure>>[] = [];
  for (let number = 0; number < ROUNDS; number += 1) rounds.push(await round());
  const of = (name: 'perSecond' | 'p50' | 'p99' | 'max', unit: string) =>
    `${summaryOf(rounds, name, 1)} ${unit}`;
  console.log(`${title}, medians of ${ROUNDS} rounds of ${ROUND_MS / 1000} s (least–most)`);
  console.log(`  log-ins             ${of('perSecond', 'per s')}`);
  console.log(`  validate-user  p50  ${of('p50', 'ms')}`);
  console.log(`                 p99  ${of('p99', 'ms')}`);
  console.log(`                 max  ${of('max', 'ms')}`);
}

const stopBackingServices = await startBackingServices();
const service = await startService(SERVICE, env);
const { url } = service;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void service
      .stop()
      .then(stopBackingServices)
      .finally(() => process.exit(1));
  });
}
try {
  const [first] = accounts;
  if (!first) throw new Error('no accounts');
  const token = await logIn(url, first);
  await measure(url, token, accounts);
  await report('Nobody logging in', () => measure(url, token, []));
  await compare(url, token);
} finally {
  await service.stop();
  await stopBackingServices();
}
