import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { EMPTY_REGISTRY, type Registry, registry } from './registry.ts';

const fileIn = (remotesDir: string) => join(remotesDir, 'registry.json');

/** The registry of a folder of remotes; an empty one when nothing was released yet. */
export async function readRegistry(remotesDir: string): Promise<Registry> {
  const text = await readFile(fileIn(remotesDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? EMPTY_REGISTRY : registry.parse(JSON.parse(text));
}

/** Changes the registry as one step: writers wait for one another, readers see the old file or the new one. */
export async function updateRegistry(
  remotesDir: string,
  change: (before: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  await mkdir(remotesDir, { recursive: true });
  const release = await lock(remotesDir, {
    lockfilePath: join(remotesDir, '.registry.lock'),
    retries: { retries: 100, minTimeout: 20, maxTimeout: 200 },
  });
  try {
    const before = await readRegistry(remotesDir);
    const after = await change(before);
    if (after !== before) {
      const draft = join(remotesDir, `.registry.${process.pid}.tmp`);
      await writeFile(draft, `${JSON.stringify(after, null, 2)}\n`);
      await rename(draft, fileIn(remotesDir));
    }
    return after;
  } finally {
    await release();
  }
}

/** Another one whenever the file has changed. */
export async function stampOf(file: string): Promise<string> {
  const info = await stat(file).catch(() => undefined);
  return info ? `${info.ino}:${info.mtimeMs}:${info.size}` : 'none';
}

/** A reader that parses the file again only when it has changed, and keeps the last good state when it is damaged. */
export function registryReader(remotesDir: string, onFault: (error: unknown) => void) {
  let known: { stamp: string; registry: Registry } = { stamp: '', registry: EMPTY_REGISTRY };
  return async (): Promise<Registry> => {
    const stamp = await stampOf(fileIn(remotesDir));
    if (stamp === known.stamp) return known.registry;
    try {
      known = { stamp, registry: await readRegistry(remotesDir) };
    } catch (error) {
      onFault(error);
      known = { stamp, registry: known.registry };
    }
    return known.registry;
  };
}
