import { appendFile, cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { releasedBundles } from '../testing/bundles.ts';
import type { createPool } from './pool.ts';

let bundles: Awaited<ReturnType<typeof releasedBundles>>;
let pool: ReturnType<typeof createPool>;

beforeEach(async () => {
  bundles = await releasedBundles();
  await bundles.sign(path.join(bundles.shellDir, 'versions/1'), 'shell', '1');
  pool = bundles.pool({ keysFile: bundles.keysFile, hangMs: 2000 });
});
afterEach(async () => {
  await pool.stop();
  await bundles.remove();
});

const render = (version: string) =>
  pool.render(
    { shell: '1', area: { name: 'mf-x', version } },
    { location: '/', origin: 'http://shop.test', remotes: {}, publicConfig: {}, requestId: 'test' },
  );
const ROUTE = "async () => '<p>good</p>'";

async function release(version: string, by: 'mf-x' | 'shell' = 'mf-x') {
  await bundles.release(version, ROUTE);
  await bundles.sign(bundles.folderOf(version), 'mf-x', version, by);
}

it('runs a bundle that its team signed', async () => {
  await release('2');
  expect((await render('2')).html).toBe('<p>good</p>');
});

it.each([
  ['without a signature', () => bundles.release('3', ROUTE), 'mf-x 3 is not signed'],
  ["that another area's team signed", () => release('3', 'shell'), 'is not signed by a key of mf-x'],
  [
    'with the signature of another version',
    async () => {
      await release('2');
      await bundles.release('3', ROUTE);
      await cp(path.join(bundles.folderOf('2'), 'signature.json'), path.join(bundles.folderOf('3'), 'signature.json'));
    },
    'has a signature of version 2',
  ],
  [
    'that was changed after signing',
    async () => {
      await release('3');
      await appendFile(path.join(bundles.folderOf('3'), 'server/index.mjs'), '// evil');
    },
    'server/index.mjs of mf-x 3 differs from its signed release',
  ],
])('refuses a bundle %s', async (_, prepare, reason) => {
  await prepare();
  await expect(render('3')).rejects.toThrow(reason);
});

it('refuses a shell that was changed after signing', async () => {
  await release('2');
  await writeFile(path.join(bundles.shellDir, 'versions/1/index.html'), '<script src="/evil.js"></script>');
  await expect(render('2')).rejects.toThrow('index.html of shell 1 differs from its signed release');
});
