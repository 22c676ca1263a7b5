import { mkdir, readdir, readFile, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { z } from 'zod';
import { fingerprintOf, replaceFile } from './files.ts';
import { EMPTY_REGISTRY, type Registry, remote, shellOffer } from './registry.ts';

/** Folders of a site's front ends: `<area>/<version>/` of every remote, and the shell. */
export type SiteFolders = { remotesDir: string; shellDir: string };

/** Each area records its releases in a file of its own beside them, so that no team writes to another's file. */
const FILE = 'releases.json';
const releasesOfRemote = z.object({ remote: remote.optional(), withdrawn: z.array(z.string()).optional() });
const releasesOfShell = z.object({ shells: z.array(shellOffer) });

const folderOf = (area: string, { remotesDir, shellDir }: SiteFolders) =>
  area === 'shell' ? shellDir : join(remotesDir, area);

async function readJson<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S> | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
}

/** Returns the areas that have a folder. */
async function foldersIn(remotesDir: string): Promise<string[]> {
  const entries = await readdir(remotesDir, { withFileTypes: true }).catch(() => []);
  const names = entries.flatMap((entry) => (entry.isDirectory() && !entry.name.startsWith('.') ? [entry.name] : []));
  return names.sort();
}

/**
 * Reads the registry from the areas' files; empty when nothing was released yet.
 * @param instead returns the replacement of a part whose file is damaged; without it, the error is thrown
 */
export async function readRegistry(
  folders: SiteFolders,
  instead?: (area: string, error: unknown) => Registry,
): Promise<Registry> {
  const read = <S extends z.ZodType>(area: string, schema: S) =>
    readJson(join(folderOf(area, folders), FILE), schema).catch((error: unknown) => {
      if (instead) return { instead: instead(area, error) };
      throw error;
    });
  const remotes: Registry['remotes'] = {};
  const withdrawn: Registry['withdrawn'] = {};
  for (const area of await foldersIn(folders.remotesDir)) {
    const found = (await read(area, releasesOfRemote)) ?? {};
    const part =
      'instead' in found ? { remote: found.instead.remotes[area], withdrawn: found.instead.withdrawn[area] } : found;
    if (part.remote) remotes[area] = part.remote;
    if (part.withdrawn) withdrawn[area] = part.withdrawn;
  }
  const ofShell = (await read('shell', releasesOfShell)) ?? EMPTY_REGISTRY;
  const { shells } = 'instead' in ofShell ? ofShell.instead : ofShell;
  return { remotes, withdrawn, shells };
}

/**
 * Changes an area's part of the registry in one step: writers run one after the other, and readers see either the old
 * file or the new one.
 */
export async function updateRegistry(
  folders: SiteFolders,
  area: string,
  change: (before: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  const folder = folderOf(area, folders);
  await mkdir(folder, { recursive: true });
  const release = await lock(folder, {
    lockfilePath: join(folder, '.releases.lock'),
    retries: { retries: 100, minTimeout: 20, maxTimeout: 200 },
  });
  try {
    const before = await readRegistry(folders);
    const after = await change(before);
    const part =
      area === 'shell' ? { shells: after.shells } : { remote: after.remotes[area], withdrawn: after.withdrawn[area] };
    if (after !== before) await replaceFile(join(folder, FILE), `${JSON.stringify(part, null, 2)}\n`);
    return after;
  } finally {
    await release();
    // A first release that was rejected leaves no folder behind.
    await rmdir(folder).catch(() => undefined);
  }
}

/**
 * Creates a reader that parses the files again only after a change and keeps the last valid state of a damaged file.
 */
export function registryReader(folders: SiteFolders, onFault: (area: string, error: unknown) => void) {
  let cached: { stamp: string; registry: Registry } = { stamp: '', registry: EMPTY_REGISTRY };
  return async (): Promise<Registry> => {
    const areas = ['shell', ...(await foldersIn(folders.remotesDir))];
    const files = areas.map((area) => join(folderOf(area, folders), FILE));
    const stamps = await Promise.all(files.map(fingerprintOf));
    const stamp = [...areas, ...stamps].join();
    if (stamp === cached.stamp) return cached.registry;
    const before = cached.registry;
    try {
      const now = await readRegistry(folders, (area, error) => {
        onFault(area, error);
        return before;
      });
      cached = { stamp, registry: now };
    } catch (error) {
      onFault('', error);
      cached = { stamp, registry: before };
    }
    return cached.registry;
  };
}
