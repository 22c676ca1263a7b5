import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

describe('new-area command', () => {
  const CALLS = 'packages/contracts/src/calls.ts';
  const newArea = (name: string) => command('new-area', [name, '--into', folder]);
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  beforeEach(() => cp(join(import.meta.dirname, '../../../..', CALLS), join(folder, CALLS)));

  it('makes a service and a front end whose page uses the service by a shared contract', async () => {
    const { stdout } = await newArea('gift-cards');
    expect(await read('packages/contracts/src/gift-cards.ts')).toMatch(
      /from '\.\/call\.ts';.*id: 'writeGiftCardsNote'/s,
    );
    expect(await read('svc-gift-cards/src/contract.ts')).toContain("export * from '@ethereal/contracts/gift-cards';");
    expect(await read('mf-gift-cards/src/Page.tsx')).toContain("from '@ethereal/contracts/gift-cards';");
    expect(await read('mf-gift-cards/area.ts')).toContain("layout: 'profile'");
    const calls = await read(CALLS);
    expect(calls).toContain("favorites.ts';\nimport * as giftCards from './gift-cards.ts';\nimport * as identity");
    expect(calls).toContain('  favorites,\n  giftCards,\n  identity,\n');
    expect(stdout).toContain('npm run check -w svc-gift-cards');
    expect(stdout).toContain('edit svc-gift-cards/README.md');
    expect(stdout).toMatch(/^Written: .*packages\/contracts\/src\/gift-cards\.ts, .*\/calls\.ts$/m);
    await expect(newArea('gift-cards')).rejects.toThrow('gift-cards.ts exists');
  });

  it('adds a front end to a service and shares the service’s contract', async () => {
    await newArea('svc-gifts');
    await newArea('gifts');
    expect(await read('packages/contracts/src/gifts.ts')).toContain("service = 'svc-gifts'");
    expect(await read('mf-gifts/src/Page.tsx')).not.toContain('writeNote');
  });

  it.each(['', 'Gifts', 'svc-'])('rejects the name "%s" with the form of a name', async (name) => {
    await expect(newArea(name)).rejects.toThrow('is not the name of an area. Write mf-<name>, svc-<name> or <name>');
  });
});

describe('release command', () => {
  it('signs with the key that it receives, as created by the key command and listed by operators', async () => {
    const [out, list] = [join(folder, 'mf-store.key'), join(folder, 'area-keys.json')];
    await command('new-key', ['mf-store', '--out', out, '--list', list]);
    await release({ NODE_ENV: 'production', RELEASE_KEY_FILE: out });
    expect(Object.keys((await statement(list)).files)).toEqual(['area.json', 'mf-manifest.json']);
  });

  it.each([
    ['without a key', {}, 'RELEASE_KEY is missing'],
    ['with something else for a key', { RELEASE_KEY: 'secret' }, 'RELEASE_KEY is not an Ed25519 private key'],
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
    await expect(release({})).rejects.toThrow('pass --untried');
    expect(await readdir(join(folder, 'remotes/mf-store'))).toEqual([]);
    const { stdout } = await release({}, '--untried');
    expect(stdout).toContain(`No renderer runs with ${join(folder, 'remotes')}`);
    expect(stdout).toContain('is live');
  });

  it('changes the signature only when the same files are released with another key', async () => {
    const [former, listed] = [newReleaseKey(), newReleaseKey()];
    const list = join(folder, 'area-keys.json');
    await writeFile(list, JSON.stringify({ 'mf-store': [listed.publicKey] }));
    await release({ RELEASE_KEY: former.privateKey });
    await expect(statement(list)).rejects.toThrow('is not signed by a key of mf-store');
    await release({ RELEASE_KEY: listed.privateKey });
    expect((await statement(list)).version).toBe(await versionOf());
  });
});
