import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newReleaseKey, parseReleaseKey } from '@ethereal/areas/signing/release-key';
import { writeSignature } from '@ethereal/areas/signing/statement';
import { createPool } from '../workers/pool.ts';

/** Source of a shell that shows the text of its area's only route, in the form that the worker imports. */
const SHELL = `
let routes;
export const giveArea = (name, version, bundle) => { routes = bundle.routes; };
export async function renderPage({ location, onFault }) {
  const html = await routes(location, onFault);
  return { html, isComplete: true };
}
`;

/** Options of a pool for a test. */
const POOL = {
  maxWorkers: 3,
  megabytes: 64,
  dataMs: 100,
  renderMs: 500,
  startMs: 5000,
  hangMs: 3000,
  now: () => 0,
  onFault: () => {},
  onFailure: () => {},
  onDeath: () => {},
  onGone: () => {},
};

/** Creates released bundles of a shell and of one area, each in a separate folder. */
export async function releasedBundles() {
  const folder = await mkdtemp(path.join(tmpdir(), 'renderer-'));
  const [shellDir, remotesDir] = [path.join(folder, 'shell'), path.join(folder, 'remotes')];
  const keys = { shell: newReleaseKey(), 'mf-x': newReleaseKey() };
  const keysFile = path.join(folder, 'area-keys.json');
  const listed = Object.entries(keys).map(([area, { publicKey }]) => [area, [publicKey]]);
  await writeFile(keysFile, JSON.stringify(Object.fromEntries(listed)));
  const put = async (place: string, source: string) => {
    await mkdir(path.join(place, 'server'), { recursive: true });
    await writeFile(path.join(place, 'server/index.mjs'), source);
  };
  const shell = path.join(shellDir, 'versions/1');
  await put(shell, SHELL);
  await writeFile(path.join(shell, 'index.html'), '<p>the shell</p>');
  return {
    shellDir,
    remotesDir,
    keysFile,
    folderOf: (version: string) => path.join(remotesDir, 'mf-x', version),
    /** Signs the content of a folder as a version of an area, with the key of the area `by`. */
    async sign(folder: string, area: keyof typeof keys, version: string, by = area): Promise<void> {
      const key = parseReleaseKey(keys[by].privateKey);
      await writeSignature(folder, { distDir: folder, key, area, version, contract: '1.0.0', pages: [] });
    },
    /** Releases a version of the area with this function's source as its route. */
    release: (version: string, route: string, top = '') =>
      put(path.join(remotesDir, 'mf-x', version), `${top}\nexport const routes = ${route};\n`),
    /** Returns a pool that renders pages with these bundles. */
    pool: (options: Partial<Parameters<typeof createPool>[0]> = {}) =>
      createPool({ ...POOL, shellDir, remotesDir, ...options }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
