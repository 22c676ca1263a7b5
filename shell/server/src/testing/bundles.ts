import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newReleaseKey, parseReleaseKey } from '@ethereal/areas/signing/release-key';
import { writeSignature } from '@ethereal/areas/signing/statement';

/** A shell that shows whatever its area's only route says, in the form that the worker imports. */
const SHELL = `
let routes;
export const giveArea = (name, version, bundle) => { routes = bundle.routes; };
export async function renderPage({ location, onFault }) {
  const html = await routes(location, onFault);
  return { html, isComplete: true };
}
`;

/** Released bundles of a shell and of one area, in folders of their own. */
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
    /** Signs what lies there as this version of this area, by this area's key. */
    async sign(folder: string, area: keyof typeof keys, version: string, by = area): Promise<void> {
      const key = parseReleaseKey(keys[by].privateKey);
      await writeSignature(folder, { distDir: folder, key, area, version, contract: '1.0.0', pages: [] });
    },
    /** Releases a version of the area whose route is this function's source. */
    release: (version: string, route: string, top = '') =>
      put(path.join(remotesDir, 'mf-x', version), `${top}\nexport const routes = ${route};\n`),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
