import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishShell } from './publish-shell.ts';
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

describe('a shell', () => {
  const publish = async (content: string) => {
    const distDir = join(folder, `shell-${content}`);
    await mkdir(join(distDir, 'assets'), { recursive: true });
    await writeFile(join(distDir, 'index.html'), content);
    await writeFile(join(distDir, `assets/${content}.js`), content);
    const write = async (name: string, value: object) => {
      await writeFile(join(folder, name), JSON.stringify(value));
      return join(folder, name);
    };
    return publishShell({
      distDir,
      packageFile: await write('shell.json', { version: '1.0.0', dependencies: { react: '19.3.1' } }),
      contractsFile: await write('contracts.json', { version: '1.2.0' }),
      shellDir: join(folder, 'shell'),
      remotesDir: remotesDir(),
    });
  };

  it('goes live beside the assets of the one before, and says what it shares', async () => {
    const first = await publish('one');
    const second = await publish('two');
    expect(await readFile(join(folder, 'shell/index.html'), 'utf8')).toBe('two');
    expect(await readdir(join(folder, 'shell/assets'))).toEqual(['one.js', 'two.js']);
    expect(second).toMatchObject({ contract: '1.2.0', shared: { react: '19.3.1' } });
    expect((await readRegistry(remotesDir())).shells).toEqual([second, first]);
  });
});
