import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAreaKeys } from '../signing/area-keys.ts';
import { newReleaseKey } from '../signing/release-key.ts';
import { readStatement } from '../signing/statement.ts';

const run = promisify(execFile);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commands-'));
  await mkdir(join(folder, 'dist'));
  const area = { name: 'mf-store', version: '1.0.0', contract: '1.0.0', pages: [] };
  await writeFile(join(folder, 'dist/area.json'), JSON.stringify(area));
  await writeFile(join(folder, 'dist/mf-manifest.json'), JSON.stringify({ exposes: [{ path: './routes' }] }));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const command = (name: string, args: string[], env: Record<string, string> = {}) =>
  run(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...args], {
    env: { DATA_DIR: folder, ...env },
  });
const release = (env: Record<string, string>, ...more: string[]) =>
  command('release', ['mf-store', '--dist', join(folder, 'dist'), ...more], env);
const versionOf = async () => {
  const names = await readdir(join(folder, 'remotes/mf-store'));
  return names.find((name) => name.startsWith('1.0.0-')) ?? '';
};
const statement = async (keysFile: string) => {
  const version = await versionOf();
  const place = join(folder, 'remotes/mf-store', version);
  return readStatement(place, { area: 'mf-store', version }, await readAreaKeys(keysFile));
};

describe('release command', () => {
  it('signs with the key that it receives, as created by the key command and listed by operators', async () => {
    const [out, list] = [join(folder, 'mf-store.key'), join(folder, 'area-keys.json')];
    await command('new-key', ['mf-store', '--out', out, '--list', list]);
    await release({ NODE_ENV: 'production', RELEASE_KEY_FILE: out });
    expect(Object.keys((await statement(list)).files)).toEqual(['area.json', 'mf-manifest.json']);
  });

  it.each([
    ['without a key', {}, 'RELEASE_KEY is missing'],
    ['with something else for a key', { RELEASE_KEY: 'secret' }, 'RELEASE_KEY is no Ed25519 private key'],
  ])('releases nothing in production %s', async (_, env, words) => {
    const released = release({ NODE_ENV: 'production', ...env });
    await expect(released).rejects.toThrow(words);
    expect(await readdir(folder)).toEqual(['dist']);
  });

  it('signs on a laptop with keys of that site and lists them there', async () => {
    await mkdir(join(folder, 'release-keys'));
    await release({});
    expect((await statement(join(folder, 'release-keys/area-keys.json'))).area).toBe('mf-store');
  });

  it('rejects a release that no renderer could try, unless --untried is given', async () => {
    const pages = [{ path: '/ethereal/gifts', render: 'server' }];
    const area = { name: 'mf-store', version: '1.0.0', contract: '1.0.0', pages };
    await writeFile(join(folder, 'dist/area.json'), JSON.stringify(area));
    await expect(release({})).rejects.toThrow('say --untried');
    expect(await readdir(join(folder, 'remotes/mf-store'))).toEqual([]);
    const { stdout } = await release({}, '--untried');
    expect(stdout).toContain(`No renderer runs with ${join(folder, 'remotes')}`);
    expect(stdout).toContain('is live');
  });

  it('changes the signature only when the same files are released with another key', async () => {
    const [one, two] = [newReleaseKey(), newReleaseKey()];
    const list = join(folder, 'area-keys.json');
    await writeFile(list, JSON.stringify({ 'mf-store': [two.publicKey] }));
    await release({ RELEASE_KEY: one.privateKey });
    await expect(statement(list)).rejects.toThrow('is not signed by a key of mf-store');
    await release({ RELEASE_KEY: two.privateKey });
    expect((await statement(list)).version).toBe(await versionOf());
  });
});
