/**
 * Measures lists, searches and items with 1,000 and with 100,000 items. Loads items into the database and starts
 * svc-catalog, the gateway (cached answers and forwarded answers apart), Varnish in front, and two references with the
 * same bytes: one route of express, and the server of Node.js alone. The sides take turns, so that other load on the
 * machine affects all of them. `--hits` measures cached answers only, without Varnish.
 *
 *     node bench/catalog-list.ts [number of items] [--against <commit>] [--hits] [--rounds 3] [--seconds 3]
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePorts } from '@ethereal/dev/processes/ports';
import { startVarnish } from '../ops/varnish/start-varnish.ts';
import { referenceIn } from './against.ts';
import { compare, fetchAll, serveBare, untilKept } from './catalog-list/answers.ts';
import { load, routesFor } from './catalog-list/items.ts';
import { CONNECTIONS, compareTargets, firstAnswers, memory, type Target } from './catalog-list/rounds.ts';
import { machine } from './measure.ts';
import { type Running, startBacking, startProgram, startService } from './processes.ts';

const SIZES = [1_000, 100_000];
const ROOT = join(import.meta.dirname, '..');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    hits: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    bare: { type: 'string' },
  },
});
const turns = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
const SHARED = { JWKS_URL: 'http://127.0.0.1:1/none', RATE_LIMIT_FACTOR: '1000000', PORT: '0' };

/** Starts a gateway of the repository in `root` in front of a catalog. */
const startGateway = (root: string, { catalog, folder, purgesPort }: Behind) =>
  startService(join(root, 'svc-gateway/src/main.ts'), {
    ...SHARED,
    PURGE_URLS: `http://127.0.0.1:${purgesPort}`,
    SHELL_DIR: join(folder, 'shell'),
    REMOTES_DIR: join(folder, 'remotes'),
    CATALOG_URLS: catalog.url,
    // Any address that answers, so that no time is spent on a service that does not run.
    IDENTITY_URLS: catalog.url,
    ORDERS_URLS: catalog.url,
    ANALYTICS_URLS: catalog.url,
    CHAT_URLS: catalog.url,
  });

type Behind = { catalog: Running; folder: string; purgesPort: number };

/** Starts svc-catalog with made items in a database of its own. */
async function startCatalog(size: number, folder: string): Promise<Running> {
  const { MONGODB_URL = '' } = process.env;
  const database = `bench_catalog_${size}`;
  const env = { ...SHARED, MONGODB_DATABASE: database, DATA_DIR: join(folder, 'catalog') };
  const start = () => startService(join(ROOT, 'svc-catalog/src/main.ts'), env);
  // Starts once on the empty database, so that the indexes exist before the items are loaded.
  await start().then((empty) => empty.stop());
  await load(MONGODB_URL, database, size);
  const started = performance.now();
  const catalog = await start();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n${size} items: ready after ${seconds} s, ${await memory(catalog.pid)}`);
  return catalog;
}

/** Starts the gateway of the commit in `--against`; undefined without that option. */
async function startBefore(behind: Behind): Promise<(Target & Pick<Running, 'stop'>) | undefined> {
  const reference = referenceIn(values.against);
  if (!reference) return undefined;
  const { url, pid, stop } = await startGateway(reference.folder, behind);
  await untilKept(url);
  const name = `${reference.commit}, kept`;
  return { name, url, pids: [pid, behind.catalog.pid], stop: () => stop().finally(reference.remove) };
}

async function benchSize(size: number, folder: string): Promise<void> {
  const catalog = await startCatalog(size, folder);
  const [purgesPort = 0] = await freePorts(1);
  const behind = { catalog, folder, purgesPort };
  const gateway = await startGateway(ROOT, behind);
  const before = await startBefore(behind);
  const routes = routesFor(size);
  const paths = Object.values(routes).flat();
  await untilKept(gateway.url);
  compare(await fetchAll(catalog.url, paths), await fetchAll(gateway.url, paths));
  const kept = await fetchAll(gateway.url, paths);
  const file = join(folder, 'answers.json');
  await writeFile(file, JSON.stringify(kept));
  const startBare = (kind: string) => startProgram([import.meta.filename, '--bare', kind, file], {});
  const [express, node] = [await startBare('express'), await startBare('node')];
  const varnish = values.hits ? undefined : await startVarnish({ port: Number(new URL(gateway.url).port), purgesPort });

  const pids = [gateway.pid, catalog.pid];
  const targets: Target[] = [
    { name: 'bare express', url: express.url, pids: [express.pid] },
    { name: 'bare node:http', url: node.url, pids: [node.pid] },
    { name: 'gateway, kept', url: gateway.url, pids },
    ...(before ? [before] : []),
  ];
  if (varnish) {
    targets.push({ name: 'catalog', url: catalog.url, pids: [catalog.pid] });
    targets.push({ name: 'Varnish, kept', url: varnish.url, pids: [...varnish.pids, ...pids] });
    // A request with a cookie bypasses the cache.
    targets.push({ name: 'gateway, passed', url: gateway.url, pids, headers: { cookie: 'a=b' } });
  }
  for (const [route, ofRoute] of Object.entries(routes)) {
    console.log(`${route}, ${Buffer.byteLength(kept[ofRoute[0] ?? '']?.body ?? '')} bytes`);
    await compareTargets(targets, ofRoute, turns);
  }
  if (!values.hits) console.log(await firstAnswers(catalog.url, size));
  console.log(await memory(catalog.pid));
  for (const one of [varnish, gateway, before, catalog, express, node]) await one?.stop();
}

if (values.bare) {
  await serveBare(values.bare, positionals[0] ?? '');
} else {
  const folder = await mkdtemp(join(tmpdir(), 'catalog-bench-'));
  await mkdir(join(folder, 'shell'));
  await mkdir(join(folder, 'remotes'));
  const stopBacking = await startBacking();
  console.log(machine(`${process.env.MONGODB_URL}; ${CONNECTIONS} connections, load generator on the same machine`));
  try {
    for (const size of positionals[0] ? [Number(positionals[0])] : SIZES) await benchSize(size, folder);
  } finally {
    await stopBacking();
    await rm(folder, { recursive: true, force: true });
  }
  process.exit(0);
}
