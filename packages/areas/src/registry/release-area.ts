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
import { type Registry, RegistryError, released, type ShellOffer, wasReleased, withShell } from './registry.ts';
import { readRegistry, type SiteFolders, updateRegistry } from './registry-file.ts';
import { type RunningSite, type TrialResult, tryPages } from './try-pages.ts';

export type Release = SiteFolders & {
  /** What the area's build made. */
  distDir: string;
  /** The shell that is live. */
  shell: ShellOffer;
  by: string;
  at: Date;
  /** Only for this part of the visitors. */
  percent?: number;
  /** The team's; without one the release is not signed, and only a site that does not check shows it. */
  key?: KeyObject;
  /** The site that runs: its renderer makes the pages once before anybody gets them. */
  tryOn?: RunningSite | undefined;
  /** Whether it may go live though no renderer could try its pages. */
  untried?: boolean | undefined;
  /** Whether a build that was released earlier keeps its place: a job that runs again undoes no rollback. */
  newOnly?: boolean | undefined;
};

export type Released = {
  name: string;
  version: string;
  /** Whether its pages were rendered first. */
  isTried: boolean;
  /** The version that visitors get, where the build was released earlier; undefined when the area is withdrawn. */
  kept?: { current: string | undefined };
};

/** A file of a build, read by its schema. @throws RegistryError that says what is missing or wrong */
export async function readBuilt<S extends z.ZodType>(distDir: string, file: string, schema: S): Promise<z.output<S>> {
  const text = await readFile(join(distDir, file), 'utf8').catch(() => {
    throw new RegistryError(`${join(distDir, file)} is missing: build the area first (npm run build).`);
  });
  const parsed = schema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new RegistryError(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/**
 * Ships a built area: checks it against the shell that is live and the one before and its pages against everybody's, puts
 * it at an immutable place, has its pages rendered there, then moves the pointer.
 * @throws RegistryError with every fault when a check fails; nothing has changed then.
 */
export async function releaseArea(order: Release): Promise<Released> {
  const { distDir, remotesDir, shell, percent, key } = order;
  const { name, contract, pages, entry, ...area } = await readBuilt(distDir, 'area.json', builtArea);
  const manifest = await readBuilt(distDir, 'mf-manifest.json', remoteManifest);
  const version = `${area.version}-${await contentHash(distDir)}`;
  const said = { version, contract, pages, entry };
  const integrity = entry === undefined ? undefined : integrityOf(await readFile(join(distDir, entry)));
  const noted = { ...said, integrity, releasedAt: order.at.toISOString(), releasedBy: order.by };
  const move = (found: Registry): Registry => {
    const before = withShell(found, shell);
    const faults = contractFaults(manifest, { contract, state: area.state }, before.shells.slice(0, 2));
    if (faults.length > 0) throw new RegistryError(faults.join('\n'));
    return released(before, name, noted, percent);
  };

  const found = await readRegistry(order);
  const isKept = order.newOnly && wasReleased(found, name, version);
  const remotes = remotePointers(isKept ? found : move(found), undefined, shell.contract);
  const place = join(remotesDir, name, version);
  const isNew = await placeImmutable(distDir, place, async (folder) => {
    if (key) await writeSignature(folder, { distDir, key, area: name, ...said });
  });
  if (isKept) return { name, version, isTried: true, kept: { current: found.remotes[name]?.current } };
  let trial: TrialResult = pages.some(({ render }) => render === 'server') ? 'unasked' : [];
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
  return { name, version, isTried: trial !== 'unasked' };
}

/** Returns why a release may not go live after its trial; undefined when it may. */
function faultIn(
  trial: TrialResult,
  { untried = false, remotesDir }: Pick<Release, 'untried' | 'remotesDir'>,
): string | undefined {
  if (trial === 'unasked')
    return untried
      ? undefined
      : `No renderer runs with ${remotesDir}, so the pages were not tried. Start the site of that folder (npm start with its DATA_DIR), or say --untried.`;
  return trial.length > 0 ? `These pages cannot be rendered on the server:\n${trial.join('\n')}` : undefined;
}
