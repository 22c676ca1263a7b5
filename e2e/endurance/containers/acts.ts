import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { ROOT } from '../../../ops/checks/files.ts';
import { scaleVariable } from '../../../ops/docker/environment.ts';
import { readers } from '../shop.ts';
import type { Engine } from './engine.ts';
import type { createFigures } from './figures.ts';
import { type Installation, openInstallation } from './installation.ts';
import type { StockedMarket } from './market.ts';
import type { Traffic } from './traffic.ts';

export interface Place {
  shop: Installation;
  engine: Engine;
  figures: ReturnType<typeof createFigures>;
  market: StockedMarket;
  traffic: Traffic;
  /** Number of containers of each service. */
  scale: Readonly<Record<string, number>>;
  /** Inspects a container before it is removed. */
  look(id: string): Promise<void>;
  /** Time of `performance.now()` at which the run ends. */
  endsAt: number;
}

/** Builds the next version: every service has another image, and one front end another build. */
export async function buildNext({ folder, execute, next }: Installation, services: readonly string[]) {
  for (const service of services.filter((it) => it.startsWith('svc-')))
    appendFileSync(join(folder, service, 'src/main.ts'), '// The next version.\n');
  appendFileSync(join(folder, 'mf-storefront/src/routes.tsx'), 'Object.assign(globalThis, { next: true });\n');
  await execute('env', `TAG=${next}`, 'docker', 'compose', 'build');
}

/** Time for the gateway, which reads the releases every few seconds, on a small and busy machine. */
const PATIENCE = { timeout: 60_000, interval: 500 };
const remotesOf = async ({ site }: Installation) => (await fetch(`${site}/remotes.json`)).text();

/** Live front ends before the upgrade. */
let before = '';

/** Upgrades the shop to the next version. */
export async function upgrade({ shop }: Place): Promise<void> {
  before = await remotesOf(shop);
  await upgradeTo(shop, shop.next);
  await expect.poll(() => remotesOf(shop), PATIENCE).not.toBe(before);
}

/**
 * Rolls back as docs/operations/upgrades.md describes it: the services by their old images, the front end by its own
 * command.
 */
export async function rollBack({ shop }: Place): Promise<void> {
  await upgradeTo(shop, shop.tag);
  const command = ['node', 'packages/areas/src/commands/rollback.ts'];
  await shop.compose('run', '--rm', '--no-deps', '-T', 'mf-storefront', ...command);
  await expect.poll(() => remotesOf(shop), PATIENCE).toBe(before);
}

const upgradeTo = async ({ execute }: Installation, tag: string) =>
  console.log(await execute(process.execPath, join(ROOT, 'ops/docker/upgrade.ts'), tag));

/** Scales as docs/operations/scale.md describes it, one service after the other. */
export async function scaleBy({ shop, scale }: Place, more: number): Promise<void> {
  for (const [service, count] of Object.entries(scale)) {
    shop.set({ [scaleVariable(service)]: `${count + more}` });
    await shop.compose('up', '--no-build', '--no-deps', '--no-recreate', '--wait', service);
  }
}

/** Stops Redis for a time while visitors go on. */
export async function stopRedis({ shop, traffic }: Place, ms: number): Promise<void> {
  await shop.compose('stop', 'redis');
  const isOver = pause(ms);
  await traffic.goOn();
  await isOver;
  await shop.compose('up', '--no-build', '--no-deps', '--no-recreate', '--wait', 'redis');
}

/** Waits until the run ends. */
export const rest = ({ endsAt }: Place) => pause(Math.max(0, endsAt - performance.now()));

/** Orders of each buyer that were acknowledged before the backup began. */
let backedUp: readonly string[][] = [];

const folderOf = (shop: Installation) => join(shop.folder, 'backup-under-load');
const ordersNow = ({ market, traffic }: Place) => market.people.map((buyer) => traffic.shoppers.ledger.ordersOf(buyer));

/** Makes a backup while visitors go on. */
export async function backUp(place: Place): Promise<void> {
  const { shop, figures } = place;
  backedUp = ordersNow(place);
  await figures.timed('backup.sh under load', () => shop.execute('bash', 'ops/docker/backup.sh', folderOf(shop)));
}

/**
 * Restores the backup into a second shop: it must have each order that was acknowledged before, and none that this one
 * does not have.
 */
export async function restoreElsewhere(place: Place): Promise<void> {
  const { shop, engine, scale, market, figures } = place;
  const second = await openInstallation(engine, 'ethereal-second');
  try {
    for (const file of ['.env', 'area-keys.json']) cpSync(join(shop.folder, file), join(second.folder, file));
    second.set(Object.fromEntries(Object.keys(scale).map((service) => [scaleVariable(service), '1'])));
    await second.standAside();
    await second.execute('bash', 'ops/docker/restore.sh', folderOf(shop));
    await second.compose('up', '--no-build', '--wait', '--wait-timeout', '600');
    const { ordersOf, totalsOf } = readers(second.site, market.seller);
    for (const [at, buyer] of market.people.entries()) {
      // A shop that has just started answers for a moment that it cannot verify tokens.
      const there = (await vi.waitFor(() => ordersOf(buyer), PATIENCE)).map(({ _id }) => _id);
      expect(there).toEqual(expect.arrayContaining(backedUp[at] ?? []));
      expect(ordersNow(place)[at]).toEqual(expect.arrayContaining(there));
    }
    const totals = await vi.waitFor(() => Promise.all(market.items.map(totalsOf)), PATIENCE);
    figures.note(`the second shop's counts: ${JSON.stringify(totals)}`);
  } finally {
    await second.close();
  }
}

/** Kills each container of these services, one after the other, and replaces it by compose. */
export async function kill(place: Place, scale: Readonly<Record<string, number>>): Promise<void> {
  const { engine, figures, shop, look, traffic } = place;
  const flags = ['--detach', '--no-build', '--no-deps', '--no-recreate', '--wait', '--wait-timeout', '600'];
  for (const [service, count] of Object.entries(scale)) {
    const again = ['up', ...flags, '--scale', `${service}=${count}`, service];
    for (const id of (await shop.compose('ps', '--quiet', service)).split('\n')) {
      await look(id);
      await engine.docker('kill', id);
      await engine.docker('rm', id);
      await figures.started(service, () => shop.compose(...again));
      await traffic.goOn();
    }
  }
}
