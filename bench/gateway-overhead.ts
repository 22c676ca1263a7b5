/**
 * What does the gateway add to a call? The same route direct and through svc-gateway as it runs in production: one caller at a
 * time (what is added to one answer), then 32 at once (what one gateway carries). The service behind answers 10 kB of JSON
 * from a ready buffer, so that hardly anything but the gateway is measured. Uses REDIS_URL, or starts what is missing.
 *
 *     node bench/gateway-overhead.ts
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import startBackingServices from '@ethereal/dev/testing/global-setup';
import { machine, quantile, summary } from './measure.ts';
import { startProgram } from './processes.ts';

const ROUNDS = 5;
const CALLS_ONE_BY_ONE = 3000;
const SECONDS_AT_FULL_SPEED = 4;
const CONNECTIONS = 32;
const ROUTE = '/api/items';

const GATEWAY = join(import.meta.dirname, '../svc-gateway/src/main.ts');
const SERVICE = `
  const body = Buffer.from(JSON.stringify({ items: Array.from({ length: 60 }, (_, n) => ({ n, name: 'x'.repeat(140) })) }));
  const server = require('node:http').createServer((req, res) => {
    if (req.url === '/cpu') return res.end(JSON.stringify(process.cpuUsage()));
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    res.end(body);
  });
  server.keepAliveTimeout = 75000;
  server.listen(0, '127.0.0.1', () =>
    console.log(JSON.stringify({ msg: 'listening', url: 'http://127.0.0.1:' + server.address().port })));`;

const autocannon = createRequire(import.meta.url).resolve('autocannon');
const run = promisify(execFile);

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function call(url: string): Promise<number> {
  const sentAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(performance.now() - sentAt));
    }).on('error', reject);
  });
}

async function oneByOne(url: string) {
  const took: number[] = [];
  for (let number = 0; number < CALLS_ONE_BY_ONE; number += 1) took.push(await call(url));
  return { p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
}

async function atFullSpeed(url: string) {
  const { stdout } = await run(
    process.execPath,
    [autocannon, '--json', '-c', String(CONNECTIONS), '-d', String(SECONDS_AT_FULL_SPEED), url],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  const result: {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    errors: number;
    non2xx: number;
  } = JSON.parse(stdout);
  if (result.errors + result.non2xx > 0) throw new Error(`${url}: ${result.errors + result.non2xx} failed`);
  return {
    perSecond: result.requests.average,
    total: result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** CPU seconds that the gateway has used so far. */
async function gatewayCpu(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
}

async function serviceCpu(url: string): Promise<number> {
  const { user, system } = await (await fetch(`${url}/cpu`)).json();
  return (user + system) / 1e6;
}

async function sameAnswer(direct: string, through: string): Promise<void> {
  const [one, other] = await Promise.all([fetch(direct), fetch(through)]);
  const isSame = one.status === 200 && other.status === 200 && (await one.text()) === (await other.text());
  if (!isSame) throw new Error('the gateway does not answer what the service answers');
}

const stopBackingServices = process.env.REDIS_URL ? async () => {} : await startBackingServices();
const folder = await mkdtemp(join(tmpdir(), 'bench-gateway-'));
await writeFile(join(folder, 'index.html'), '<html></html>');
const service = await startProgram(['-e', SERVICE], {});
const gateway = await startProgram([GATEWAY], {
  ...{ PORT: '0', HOST: '127.0.0.1', SHELL_DIR: folder, REMOTES_DIR: folder, RATE_LIMIT_FACTOR: '1000000' },
  ...{ CATALOG_URLS: service.url, IDENTITY_URLS: service.url, ORDERS_URLS: service.url },
  ...{ ANALYTICS_URLS: service.url, CHAT_URLS: service.url, RABBITMQ_URL: '' },
});
try {
  const [direct, through] = [service.url + ROUTE, gateway.url + ROUTE];
  await sameAnswer(direct, through);
  for (const url of [direct, through]) await atFullSpeed(url);

  const alone = {
    direct: [] as Awaited<ReturnType<typeof oneByOne>>[],
    through: [] as Awaited<ReturnType<typeof oneByOne>>[],
  };
  const full = {
    direct: [] as Awaited<ReturnType<typeof atFullSpeed>>[],
    through: [] as Awaited<ReturnType<typeof atFullSpeed>>[],
  };
  const cpu = { gateway: [] as number[], service: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.direct.push(await oneByOne(direct));
    alone.through.push(await oneByOne(through));
    full.direct.push(await atFullSpeed(direct));
    const before = [await gatewayCpu(gateway.url), await serviceCpu(service.url)] as const;
    const result = await atFullSpeed(through);
    full.through.push(result);
    cpu.gateway.push(((await gatewayCpu(gateway.url)) - before[0]) / result.total);
    cpu.service.push(((await serviceCpu(service.url)) - before[1]) / result.total);
  }

  const added = alone.through.map((it, round) => it.p50 - (alone.direct[round]?.p50 ?? Number.NaN));
  const line = (title: string, value: string) => console.log(`  ${title.padEnd(34)}${value}`);
  console.log(machine(`medians of ${ROUNDS} interleaved rounds (least–most)`));
  console.log('One caller at a time');
  for (const [name, rounds] of Object.entries(alone)) {
    line(
      `${name}  p50 · p99, ms`,
      `${summary(
        rounds.map((it) => it.p50),
        3,
      )} · ${summary(
        rounds.map((it) => it.p99),
        3,
      )}`,
    );
  }
  line('added at p50, ms', summary(added, 3));
  console.log(`${CONNECTIONS} connections`);
  for (const [name, rounds] of Object.entries(full)) {
    line(
      `${name}  requests per second`,
      summary(
        rounds.map((it) => it.perSecond),
        0,
      ),
    );
    line(
      `${name}  p50 · p99, ms`,
      `${summary(
        rounds.map((it) => it.p50),
        0,
      )} · ${summary(
        rounds.map((it) => it.p99),
        0,
      )}`,
    );
  }
  line(
    'CPU per request, gateway, µs',
    summary(
      cpu.gateway.map((it) => it * 1e6),
      1,
    ),
  );
  line(
    'CPU per request, service, µs',
    summary(
      cpu.service.map((it) => it * 1e6),
      1,
    ),
  );
} finally {
  agent.destroy();
  await gateway.stop();
  await service.stop();
  await rm(folder, { recursive: true, force: true });
  await stopBackingServices();
}
