import type { KeyObject } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { builtArea } from '../area.ts';
import { integrityOf } from '../signing/integrity.ts';
import { writeSignature } from '../signing/statement.ts';
import { contractFaults, remoteManifest } from './checks.ts';
import { contentHash, placeImmutable } from './place.ts';
import { remotePointers } from './pointers.ts';
import {
  type Registry,
  RegistryError,
  released,
  removed,
  rolledBack,
  type ShellOffer,
  wasReleased,
  withShell,
} from './registry.ts';
import { readRegistry, type SiteFolders, updateRegistry } from './registry-file.ts';
import { type RunningSite, type TrialResult, tryPages } from './try-pages.ts';

export type Release = SiteFolders & {
  /** Output folder of the area's build. */
  distDir: string;
  /** The live shell. */
  shell: ShellOffer;
  by: string;
  at: Date;
  /** Percent of visitors who receive the release; all of them when absent. */
  percent?: number;
  /** Key of the team. Without it the release is not signed, and only a site that does not check signatures shows it. */
  key?: KeyObject;
  /** Running site whose renderer renders the pages once before the release goes live. */
  tryOn?: RunningSite | undefined;
  /**
   * Whether the release may go live although no renderer could try its pages. Without `tryOn` the site does not run, so
   * no page is open that has the shell before the live one.
   */
  untried?: boolean | undefined;
  /** Whether a build that was released earlier keeps its place, so that a job that runs again reverts no rollback. */
  newOnly?: boolean | undefined;
};

export type Released = {
  name: string;
  version: string;
  /** Whether its pages were rendered before it went live. */
  isTried: boolean;
  /**
   * Version that visitors get when the build was released earlier; its `current` is undefined when the area is
   * withdrawn.
   */
  kept?: { current: string | undefined };
};

/**
 * Reads a file of a build and parses it with a schema.
 * @throws RegistryError that names what is missing or wrong
 */
export async function readBuilt<S extends z.ZodType>(distDir: string, file: string, schema: S): Promise<z.output<S>> {
  const text = await readFile(join(distDir, file), 'utf8').catch(() => {
    throw new RegistryError(`${join(distDir, file)} is missing: build the area first (npm run build).`);
  });
  const parsed = schema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new RegistryError(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/**
 * Releases a built area: checks it against the live shell and the one before, checks its pages against those of all
 * areas, stores it at an immutable place, has its pages rendered, and then moves the pointer.
 * @throws RegistryError with every fault when a check fails; the site is unchanged then
 */
export async function releaseArea(order: Release): Promise<Released> {
  const { distDir, remotesDir, shell, percent, key } = order;
  const shellsInUse = order.untried && !order.tryOn ? 1 : 2;
  const { name, contract, pages, entry, ...area } = await readBuilt(distDir, 'area.json', builtArea);
  const manifest = await readBuilt(distDir, 'mf-manifest.json', remoteManifest);
  const version = `${area.version}-${await contentHash(distDir)}`;
  const description = { version, contract, pages, entry };
  const integrity = entry === undefined ? undefined : integrityOf(await readFile(join(distDir, entry)));
  const noted = { ...description, integrity, releasedAt: order.at.toISOString(), releasedBy: order.by };
  const move = (found: Registry): Registry => {
    const before = withShell(found, shell);
    const faults = contractFaults(manifest, { contract, state: area.state }, before.shells.slice(0, shellsInUse));
    if (faults.length > 0) throw new RegistryError(faults.join('\n'));
    return released(before, name, noted, percent);
  };

  const found = await readRegistry(order);
  const isKept = order.newOnly && wasReleased(found, name, version);
  const remotes = remotePointers(isKept ? found : move(found), undefined, shell.contract);
  const place = join(remotesDir, name, version);
  const isNew = await placeImmutable(distDir, place, async (folder) => {
    if (key) await writeSignature(folder, { distDir, key, area: name, ...description });
  });
  if (isKept) return { name, version, isTried: true, kept: { current: found.remotes[name]?.current } };
  let trial: TrialResult = pages.some(({ render }) => render === 'server') ? 'untried' : [];
  if (order.tryOn)
    trial = await tryPages(order.tryOn, {
      pair: { shell: shell.version, area: { name, version } },
      pages,
      remotes,
    });
  const fault = faultIn(trial, order);
  if (fault) {
    if (isNew) await rm(place, { recursive: true, force: true });
    throw new RegistryError(fault);
  }
  await updateRegistry(order, name, move);
  return { name, version, isTried: trial !== 'untried' };
}

/** Returns why a release may not go live after its trial; undefined when it may. */
function faultIn(
  trial: TrialResult,
  { untried = false, remotesDir }: Pick<Release, 'untried' | 'remotesDir'>,
): string | undefined {
  if (trial === 'untried')
    return untried
      ? undefined
      : `No renderer runs with ${remotesDir}, so the pages were not tried. Start the site of that folder (npm start with its DATA_DIR), or pass --untried.`;
  return trial.length > 0 ? `These pages cannot be rendered on the server:\n${trial.join('\n')}` : undefined;
}

export type Rollback = SiteFolders & {
  name: string;
  /** Whether all releases are withdrawn, which removes the area from the site. */
  all?: boolean | undefined;
};

/**
 * Rolls back the last release of an area, or its canary. Returns the version that is live afterwards; undefined when
 * the area is removed.
 * @throws RegistryError when there is no release before it
 */
export async function rollbackArea({ name, all = false, ...folders }: Rollback): Promise<string | undefined> {
  const after = await updateRegistry(folders, name, (before) => (all ? removed : rolledBack)(before, name));
  return after.remotes[name]?.current;
}
