import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRegistry } from './registry-file.ts';
import { releaseArea } from './release-area.ts';
import { rollbackArea } from './rollback-area.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const MANIFEST = { exposes: [{ path: './routes' }], shared: [] };

async function build(name: string, content: string, manifest: object = MANIFEST): Promise<string> {
  const dist = join(folder, `dist-${name}-${content}`);
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(dist, 'mf-manifest.json'), JSON.stringify(manifest));
  await writeFile(join(dist, 'assets/main.js'), content);
  return dist;
}

const remotesDir = () => join(folder, 'remotes');
const ship = async (name: string, content: string, manifest?: object) =>
  releaseArea({
    name,
    packageVersion: '1.0.0',
    contract: '1.0.0',
    distDir: await build(name, content, manifest),
    remotesDir: remotesDir(),
    shell: { version: 'shell-1', contract: '1.0.0', shared: {} },
    by: 'somebody',
    at: new Date(),
  });
const current = async (name: string) => (await readRegistry(remotesDir())).remotes[name]?.current;
const shipped = (name: string, version: string) =>
  readFile(join(remotesDir(), name, version, 'assets/main.js'), 'utf8');

describe('a release', () => {
  it('lies at a place named after its content, beside the one before', async () => {
    const first = await ship('mf-store', 'one');
    const second = await ship('mf-store', 'two');
    expect(first).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
    expect(second).not.toBe(first);
    expect(await current('mf-store')).toBe(second);
    expect(await shipped('mf-store', first)).toBe('one');
    expect(await shipped('mf-store', second)).toBe('two');
  });

  it('of the same content is the same version', async () => {
    expect(await ship('mf-store', 'one')).toBe(await ship('mf-store', 'one'));
    expect((await readRegistry(remotesDir())).remotes['mf-store']?.versions).toHaveLength(1);
  });

  it('that no shell could load changes nothing', async () => {
    const first = await ship('mf-store', 'one');
    await expect(ship('mf-store', 'two', { exposes: [] })).rejects.toThrow('does not expose ./routes');
    expect(await current('mf-store')).toBe(first);
    expect(await readdir(join(remotesDir(), 'mf-store'))).toEqual([first]);
  });

  it('at the same time as others loses none of them', async () => {
    const names = ['mf-store', 'mf-account', 'mf-storefront'];
    const versions = await Promise.all(names.map((name) => ship(name, name)));
    expect(await Promise.all(names.map(current))).toEqual(versions);
    const many = await Promise.all(['a', 'b', 'c', 'd'].map((content) => ship('mf-store', content)));
    const registry = await readRegistry(remotesDir());
    expect(registry.remotes['mf-store']?.versions.map((it) => it.version)).toEqual(
      expect.arrayContaining(many),
    );
  });

  it('is taken back by moving the pointer alone', async () => {
    const first = await ship('mf-store', 'one');
    const second = await ship('mf-store', 'two');
    expect(await rollbackArea({ name: 'mf-store', remotesDir: remotesDir() })).toBe(first);
    expect(await shipped('mf-store', second)).toBe('two');
  });
});
