import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { contentHash } from './place.ts';
import { recordShell } from './record-shell.ts';
import type { ShellOffer } from './registry.ts';

const packageFile = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

const readPackage = async (path: string) => packageFile.parse(JSON.parse(await readFile(path, 'utf8')));

export type ShellRelease = {
  distDir: string;
  /** The shell's package.json: its version, and the versions of what it shares with the areas. */
  packageFile: string;
  contractsFile: string;
  shellDir: string;
  remotesDir: string;
};

const PAGE = 'index.html';

/**
 * Makes a built shell live: its assets lie beside those of the ones before, which open pages still ask for, and its page
 * comes last. Notes what it offers to the areas in the registry.
 */
export async function publishShell(order: ShellRelease): Promise<ShellOffer> {
  const { distDir, shellDir, remotesDir } = order;
  const shell = await readPackage(order.packageFile);
  const offer = {
    version: `${shell.version}-${await contentHash(distDir)}`,
    contract: (await readPackage(order.contractsFile)).version,
    shared: shell.dependencies,
  };
  await mkdir(shellDir, { recursive: true });
  await cp(distDir, shellDir, { recursive: true, filter: (from) => basename(from) !== PAGE });
  await writeFile(join(shellDir, 'release.json'), `${JSON.stringify(offer, null, 2)}\n`);
  await cp(join(distDir, PAGE), join(shellDir, `.${PAGE}.new`));
  await rename(join(shellDir, `.${PAGE}.new`), join(shellDir, PAGE));
  await recordShell({ SHELL_DIR: shellDir, REMOTES_DIR: remotesDir });
  return offer;
}
