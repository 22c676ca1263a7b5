import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from '@ethereal/dev/processes/program';
import { inboxProgram } from '@ethereal/dev/site/inbox';
import { MongoClient } from 'mongodb';
import { cpuSeconds } from './measure.ts';
import { descendant, type Running, startService, startStore } from './processes.ts';

/** One shop to measure: the services of a folder, their store and inbox. Broker and Redis are shared. */
export type Side = {
  url: string;
  /** Services by name, each at its own address. */
  services: Readonly<Record<'gateway' | 'orders' | 'identity' | 'catalog' | 'analytics', Running>>;
  /** Returns the CPU seconds that each part has used so far. */
  used(): Promise<Record<string, number>>;
  /** Returns the number of the store's commands so far, by name, without those of connections and probes. */
  commands(): Promise<Record<string, number>>;
  stop(): Promise<void>;
};

const NOT_COUNTED = /^(hello|ismaster|ping|serverstatus|buildinfo|endsessions|sasl.*)$/i;

/**
 * Starts the services of the repository in `root` with the given accounts, on an embedded store unless another engine
 * is given.
 */
export async function openSide(root: string, accounts: readonly unknown[], engine: string | undefined): Promise<Side> {
  const folder = await mkdtemp(join(tmpdir(), 'ethereal-bench-'));
  await writeFile(join(folder, 'index.html'), '<html></html>');
  const run = folder.slice(-6).toLowerCase();
  const ownStore = engine ? undefined : await startStore(join(folder, 'store'));
  const storeUrl = ownStore?.url ?? engine ?? '';
  const inbox = await startInbox(folder);
  const common = {
    MONGODB_URL: storeUrl,
    EVENTS_EXCHANGE: `bench.${run}`,
    REDIS_PREFIX: `bench:${run}:`,
    RATE_LIMIT_FACTOR: '1000000',
    NODE_ENV: 'development',
    SMTP_URL: inbox.smtp,
  };
  const start = (name: string, env: Record<string, string>) =>
    startService(join(root, name, 'src/main.ts'), {
      ...common,
      MONGODB_DATABASE: `bench_${run}_${name.slice(4)}`,
      EVENTS_QUEUE: `bench.${run}.${name.slice(4)}`,
      DATA_DIR: join(folder, name),
      ...env,
    });

  const identity = await start('svc-identity', { DEMO_ACCOUNTS: JSON.stringify(accounts) });
  const withIdentity = { JWKS_URL: `${identity.url}/.well-known/jwks.json`, IDENTITY_URL: identity.url };
  const catalog = await start('svc-catalog', withIdentity);
  const withCatalog = { ...withIdentity, CATALOG_URL: catalog.url };
  const orders = await start('svc-orders', withCatalog);
  const analytics = await start('svc-analytics', withCatalog);
  const gateway = await start('svc-gateway', {
    SHELL_DIR: folder,
    REMOTES_DIR: folder,
    CHAT_URLS: catalog.url,
    PORT: '0',
    CATALOG_URLS: catalog.url,
    IDENTITY_URLS: identity.url,
    ORDERS_URLS: orders.url,
    ANALYTICS_URLS: analytics.url,
  });
  const services = { gateway, orders, identity, catalog, analytics };
  const pids: Record<string, number | undefined> = {
    ...Object.fromEntries(Object.entries(services).map(([name, { pid }]) => [name, pid])),
    store: ownStore?.pid,
    inbox: inbox.pid,
    broker: await descendant('beam.smp'),
    redis: await descendant('redis-server'),
  };
  const mongo = await new MongoClient(storeUrl).connect();

  return {
    url: gateway.url,
    services,
    async used() {
      const running = Object.entries(pids).flatMap(([name, pid]) => (pid ? [{ name, pid }] : []));
      return Object.fromEntries(await Promise.all(running.map(async ({ name, pid }) => [name, await cpuSeconds(pid)])));
    },
    async commands() {
      const { metrics } = await mongo.db('admin').command({ serverStatus: 1 });
      const all = Object.entries<{ total?: number }>(metrics.commands ?? {});
      return Object.fromEntries(
        all.flatMap(([name, { total }]) => (total && !NOT_COUNTED.test(name) ? [[name, total]] : [])),
      );
    },
    async stop() {
      await mongo.close();
      for (const service of Object.values(services).toReversed()) await service.stop();
      await inbox.stop();
      await ownStore?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the inbox of `npm start`, which receives mails. */
async function startInbox(folder: string) {
  const { smtp, program } = await inboxProgram(folder, folder);
  const { pid, kill } = await launch(program);
  return { smtp, pid, stop: kill };
}
