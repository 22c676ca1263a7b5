/**
 * Measures what the gateway adds to a call: the same calls direct, through svc-gateway as in production, and optionally
 * through the gateway of another commit, in turns: small and 10 kB answers and a POST of 1 kB, by 1, 32 and 256
 * connections. The service behind answers from ready buffers, so that its own cost is negligible. Uses REDIS_URL, or
 * starts Redis.
 *
 *     node bench/gateway-overhead.ts [--against <commit>] [--rounds 3] [--seconds 2]
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { NODE_ENVIRONMENT, NODE_FLAGS } from '@ethereal/areas/launch';
import { referenceIn } from './against.ts';
import { cpuSeconds, type Load, machine, summary, summaryOf } from './measure.ts';
import { type Running, startBacking, startProgram } from './processes.ts';

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
  },
});
const ROUNDS = Number(values.rounds);
const CONNECTIONS = [1, 32, 256];
const BODY = JSON.stringify({ productId: '65f0c0ffee65f0c0ffee65f0', note: 'x'.repeat(960) });
const CALLS = [
  { name: 'GET, 60 bytes', path: '/api/items?small', args: [] },
  { name: 'GET, 10 kB', path: '/api/items', args: [] },
  {
    name: 'POST of 1 kB',
    path: '/api/cart/add?small',
    args: ['-m', 'POST', '-H', 'content-type=application/json', '-b', BODY],
  },
];
const SERVICE = `
  const large = Buffer.from(JSON.stringify({ items: Array.from({ length: 60 }, (_, n) => ({ n, name: 'x'.repeat(140) })) }));
  const small = Buffer.from(JSON.stringify({ name: 'x'.repeat(49) }));
  const server = require('node:http').createServer((req, res) => {
    const body = req.url.endsWith('small') ? small : large;
    req.resume().on('end', () => {
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
      res.end(body);
    });
  });
  server.keepAliveTimeout = 75000;
  server.listen(0, '127.0.0.1', () =>
    console.log(JSON.stringify({ msg: 'listening', url: 'http://127.0.0.1:' + server.address().port })));`;

const autocannon = createRequire(import.meta.url).resolve('autocannon');
const run = promisify(execFile);

type Round = Load & { cpu: number };
type Side = { name: string; running: Running };

async function load({ running }: Side, call: (typeof CALLS)[number], connections: number): Promise<Round> {
  const before = await cpuSeconds(running.pid);
  const { stdout } = await run(
    process.execPath,
    [autocannon, '--json', '-c', String(connections), '-d', values.seconds, ...call.args, running.url + call.path],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  const { requests, latency, errors, non2xx } = JSON.parse(stdout);
  if (errors + non2xx > 0) throw new Error(`${call.name}: ${errors + non2xx} failed`);
  const cpu = (((await cpuSeconds(running.pid)) - before) / requests.total) * 1000;
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, cpu };
}

/** Returns the median time of one answer after the other, in milliseconds, more precisely than a load generator. */
async function oneByOne({ running }: Side, path: string): Promise<number> {
  const took: number[] = [];
  for (let number = 0; number < 1000; number++) {
    const sentAt = performance.now();
    await (await fetch(running.url + path)).arrayBuffer();
    took.push(performance.now() - sentAt);
  }
  return took.toSorted((a, b) => a - b)[500] ?? Number.NaN;
}

async function sameAnswers(sides: readonly Side[]): Promise<void> {
  for (const { path } of CALLS) {
    const answers = await Promise.all(
      sides.map(async ({ running }) => {
        const method = path.startsWith('/api/cart') ? 'POST' : 'GET';
        const body = method === 'POST' ? BODY : undefined;
        const answer = await fetch(running.url + path, { method, body });
        return `${answer.status} ${await answer.text()}`;
      }),
    );
    if (new Set(answers).size > 1) throw new Error(`${path} is not answered the same by all.`);
  }
}

const stopBackingServices = process.env.REDIS_URL ? async () => {} : await startBacking();
const folder = await mkdtemp(join(tmpdir(), 'bench-gateway-'));
await writeFile(join(folder, 'index.html'), '<html></html>');
const service = await startProgram(['-e', SERVICE], {});
const startGateway = (top: string) =>
  startProgram([...NODE_FLAGS, join(top, 'svc-gateway/src/main.ts')], {
    ...NODE_ENVIRONMENT,
    PORT: '0',
    HOST: '127.0.0.1',
    SHELL_DIR: folder,
    REMOTES_DIR: folder,
    RATE_LIMIT_FACTOR: '1000000',
    CATALOG_URLS: service.url,
    IDENTITY_URLS: service.url,
    ORDERS_URLS: service.url,
    ANALYTICS_URLS: service.url,
    CHAT_URLS: service.url,
    RABBITMQ_URL: '',
  });
const reference = referenceIn(values.against);
const sides: Side[] = [
  { name: 'direct', running: service },
  ...(reference ? [{ name: reference.commit, running: await startGateway(reference.folder) }] : []),
  { name: 'this', running: await startGateway(join(import.meta.dirname, '..')) },
];
try {
  await sameAnswers(sides);
  for (const side of sides) await load(side, { name: 'warm-up', path: '/api/items', args: [] }, 32);

  console.log(machine(`medians of ${ROUNDS} rounds of ${values.seconds} s in turns (least–most)`));
  const single = sides.map(() => [] as number[]);
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, side] of sides.entries()) single[at]?.push(await oneByOne(side, '/api/items'));
  console.log('One answer after the other, 10 kB: p50, ms');
  for (const [at, side] of sides.entries()) console.log(`  ${side.name.padEnd(10)}${summary(single[at] ?? [], 3)}`);
  for (const call of CALLS) {
    for (const connections of CONNECTIONS) {
      const rounds = sides.map(() => [] as Round[]);
      for (let round = 0; round < ROUNDS; round++)
        for (const [at, side] of sides.entries()) rounds[at]?.push(await load(side, call, connections));
      console.log(`${call.name}, ${connections} connections: requests/s · p50, ms · p99, ms · processor time each, ms`);
      for (const [at, { name }] of sides.entries()) {
        const of = rounds[at] ?? [];
        const figures = [summaryOf(of, 'perSecond'), summaryOf(of, 'p50'), summaryOf(of, 'p99')];
        console.log(`  ${name.padEnd(10)}${[...figures, summaryOf(of, 'cpu', 3)].join(' · ')}`);
      }
    }
  }
} finally {
  for (const { running } of sides.toReversed()) await running.stop();
  reference?.remove();
  await rm(folder, { recursive: true, force: true });
  await stopBackingServices();
}
