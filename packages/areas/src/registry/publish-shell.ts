import type { KeyObject } from 'node:crypto';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { builtArea } from '../area.ts';
import { writeSignature } from '../signing/statement.ts';
import { replaceFile } from './files.ts';
import { contentHash, placeImmutable } from './place.ts';
import { type ShellOffer, withShell } from './registry.ts';
import { readRegistry, type SiteFolders, updateRegistry } from './registry-file.ts';
import { readBuilt } from './release-area.ts';

type ShellRelease = SiteFolders & {
  distDir: string;
  /** Key of the team. Without it the release is not signed, and only a site that does not check signatures shows it. */
  key?: KeyObject;
};

const PAGE = 'index.html';
const NOT_SERVED = new Set([PAGE, 'server', 'page-files.json']);

/**
 * Makes a built shell live. Its assets are stored beside those of earlier shells, which open pages still request, and
 * its page is written last. Records in the registry what the shell offers to the areas.
 */
export async function publishShell(order: ShellRelease): Promise<ShellOffer> {
  const { distDir, shellDir, key } = order;
  const { version, contract, shared, state, pages } = await readBuilt(distDir, 'area.json', builtArea);
  const offer = { version: `${version}-${await contentHash(distDir)}`, contract, shared, state, pages };
  withShell(await readRegistry(order), offer);
  await mkdir(shellDir, { recursive: true });
  // Stores the version completely and immutably for the renderer, which may render for visitors of several versions.
  await placeImmutable(distDir, join(shellDir, 'versions', offer.version), async (folder) => {
    if (key) await writeSignature(folder, { distDir, key, area: 'shell', ...offer });
  });
  await cp(distDir, shellDir, {
    recursive: true,
    filter: (from) => !NOT_SERVED.has(relative(distDir, from)),
  });
  await replaceFile(join(shellDir, 'release.json'), `${JSON.stringify(offer, null, 2)}\n`);
  await replaceFile(join(shellDir, PAGE), await readFile(join(distDir, PAGE)));
  await updateRegistry(order, 'shell', (before) => withShell(before, offer));
  return offer;
}
