import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishShell } from './publish-shell.ts';
import { withShell } from './registry.ts';
import { readRegistry, updateRegistry } from './registry-file.ts';
import { releaseArea, rollbackArea } from './release-area.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const MANIFEST = { exposes: [{ path: './routes' }], shared: [] };

async function build(
  name: string,
  content: string,
  manifest: object = MANIFEST,
  pages: object[] = [],
): Promise<string> {
  const dist = join(folder, `dist-${name}-${content}`);
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(dist, 'mf-manifest.json'), JSON.stringify(manifest));
  await writeFile(join(dist, 'area.json'), JSON.stringify({ name, version: '1.0.0', contract: '1.0.0', pages }));
  await writeFile(join(dist, 'assets/main.js'), content);
  return dist;
}

const remotesDir = () => join(folder, 'remotes');
const site = () => ({ remotesDir: remotesDir(), shellDir: join(folder, 'shell') });
const shell = { version: 'shell-1', contract: '1.0.0', shared: {} };
const release = async (distDir: string) => releaseArea({ distDir, ...site(), shell, by: 'somebody', at: new Date() });
const ship = async (name: string, content: string, manifest?: object, pages?: object[]) =>
  (await release(await build(name, content, manifest, pages))).version;
const current = async (name: string) => (await readRegistry(site())).remotes[name]?.current;
const shipped = (name: string, version: string) =>
  readFile(join(remotesDir(), name, version, 'assets/main.js'), 'utf8');

describe('release', () => {
  it("stores a build under its content's hash, beside the one before", async () => {
    const first = await ship('mf-store', 'one');
    const second = await ship('mf-store', 'two');
    expect(first).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
    expect(second).not.toBe(first);
    expect(await current('mf-store')).toBe(second);
    expect(await shipped('mf-store', first)).toBe('one');
    expect(await shipped('mf-store', second)).toBe('two');
  });

  it('repairs changed, missing and foreign files at its place', async () => {
    const version = await ship('mf-store', 'one');
    const place = join(remotesDir(), 'mf-store', version);
    await writeFile(join(place, 'assets/main.js'), 'damaged');
    await rm(join(place, 'mf-manifest.json'));
    await writeFile(join(place, 'assets/foreign.js'), 'foreign');
    expect(await ship('mf-store', 'one')).toBe(version);
    expect(await shipped('mf-store', version)).toBe('one');
    expect(await readdir(place, { recursive: true })).toEqual(
      expect.not.arrayContaining([join('assets', 'foreign.js')]),
    );
    expect(await readdir(place)).toEqual(['area.json', 'assets', 'mf-manifest.json']);
    expect(await readdir(join(remotesDir(), 'mf-store'))).toEqual([version, 'releases.json']);
  });

  it('gives the same content the same version', async () => {
    expect(await ship('mf-store', 'one')).toBe(await ship('mf-store', 'one'));
    expect((await readRegistry(site())).remotes['mf-store']?.versions).toHaveLength(1);
  });

  it('changes nothing when no shell could load it', async () => {
    const first = await ship('mf-store', 'one');
    await expect(ship('mf-store', 'two', { exposes: [] })).rejects.toThrow('does not expose ./routes');
    expect(await current('mf-store')).toBe(first);
    expect(await readdir(join(remotesDir(), 'mf-store'))).toEqual([first, 'releases.json']);
  });

  it('loses none of several concurrent releases', async () => {
    const names = ['mf-store', 'mf-account', 'mf-storefront'];
    const versions = await Promise.all(names.map((name) => ship(name, name)));
    expect(await Promise.all(names.map(current))).toEqual(versions);
    const many = await Promise.all(['a', 'b', 'c', 'd'].map((content) => ship('mf-store', content)));
    const registry = await readRegistry(site());
    expect(registry.remotes['mf-store']?.versions.map((entry) => entry.version)).toEqual(expect.arrayContaining(many));
  });

  it('lists its pages and rejects those of another area', async () => {
    await ship('mf-store', 'one', MANIFEST, [{ path: '/ethereal/stores/:id' }]);
    await expect(ship('mf-sample', 'a', MANIFEST, [{ path: '/ethereal/Stores/first' }])).rejects.toThrow(
      '/ethereal/Stores/first belongs to mf-store (/ethereal/stores/:id).',
    );
    expect(await current('mf-sample')).toBeUndefined();
    expect(await readdir(remotesDir())).not.toContain('mf-sample');
  });

  it.each([
    ['is not built', async () => join(folder, 'nowhere'), 'build the area first'],
    ['has a bad name', () => build('store', 'one'), 'A front-end area is called mf-…'],
    ['has a bad path', () => build('mf-a', 'one', MANIFEST, [{ path: 'ethereal/x' }]), 'A path is /words'],
  ])('rejects a build that %s', async (_, dist, words) => {
    await expect(release(await dist())).rejects.toThrow(words);
  });

  it.each(['/ethereal/gifts/../contact', '/ethereal/./contact', '/ethereal//contact', '/ethereal/contact/..'])(
    'rejects a path that browsers resolve differently: %s',
    async (path) => {
      await expect(ship('mf-a', 'one', MANIFEST, [{ path }])).rejects.toThrow('A path is /words');
    },
  );

  it('rolls back by moving the pointer only', async () => {
    const first = await ship('mf-store', 'one');
    const second = await ship('mf-store', 'two');
    expect(await rollbackArea({ name: 'mf-store', ...site() })).toBe(first);
    expect(await shipped('mf-store', second)).toBe('two');
  });
});

describe('repeated release of an image', () => {
  const again = async (content: string) =>
    releaseArea({
      distDir: await build('mf-store', content),
      ...site(),
      shell,
      by: 'image',
      at: new Date(),
      newOnly: true,
    });

  it('keeps a rollback and makes a newer build live', async () => {
    const first = (await again('one')).version;
    const second = (await again('two')).version;
    await rollbackArea({ name: 'mf-store', ...site() });
    expect(await again('two')).toMatchObject({ version: second, kept: { current: first } });
    expect(await current('mf-store')).toBe(first);
    const third = (await again('three')).version;
    expect(await current('mf-store')).toBe(third);
  });

  it('leaves a withdrawn area withdrawn', async () => {
    await again('one');
    await rollbackArea({ name: 'mf-store', ...site() });
    expect(await again('one')).toMatchObject({ kept: { current: undefined } });
    expect(await current('mf-store')).toBeUndefined();
    const second = (await again('two')).version;
    expect(await current('mf-store')).toBe(second);
  });

  it('keeps a newer release when an older image is released again', async () => {
    const first = (await again('one')).version;
    const second = (await again('two')).version;
    expect(await again('one')).toMatchObject({ version: first, kept: { current: second } });
    expect(await current('mf-store')).toBe(second);
  });
});

describe('pages of a release', () => {
  const PAGES = [
    { path: '/ethereal/gifts', render: 'server' },
    { path: '/ethereal/gifts/:id', where: { id: 'id' }, render: 'server' },
    { path: '/ethereal/gifts/mine' },
  ];
  const GIFT = `/ethereal/gifts/${'b'.repeat(24)}`;
  type Asked = { pair: unknown; location: string; remotes: object };
  let asked: Asked[];
  let answer: (location: string) => { status: number; body: object };
  let server: Server;
  let origin: string;

  beforeEach(async () => {
    asked = [];
    answer = () => ({ status: 200, body: { html: '', status: 200, isComplete: true, faults: [] } });
    // Serves as renderer and as site.
    server = createServer((request, response) => {
      if (request.url === '/sitemap.xml') {
        response.end(`<urlset><url><loc>https://shop.example${GIFT}</loc></url></urlset>`);
        return;
      }
      let text = '';
      request.on('data', (chunk) => {
        text += chunk;
      });
      request.on('end', () => {
        const ask: Asked = JSON.parse(text);
        asked.push(ask);
        const { status, body } = answer(ask.location);
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterEach(async () => {
    server.close();
    server.closeAllConnections();
  });
  const tried = async (content: string, tryOn = { renderers: [origin], origin }, untried = false) =>
    releaseArea({
      distDir: await build('mf-gifts', content, MANIFEST, PAGES),
      ...site(),
      shell,
      by: 'somebody',
      at: new Date(),
      tryOn,
      untried,
    });

  it('renders pages with the new version and known paths of the site before it goes live', async () => {
    const liveWhenAsked: unknown[] = [];
    const one = await tried('one');
    answer = () => {
      const { remote } = JSON.parse(readFileSync(join(remotesDir(), 'mf-gifts/releases.json'), 'utf8'));
      liveWhenAsked.push(remote.current);
      return { status: 200, body: { faults: [] } };
    };
    asked = [];
    const { version, isTried } = await tried('two');
    expect(isTried).toBe(true);
    expect(liveWhenAsked).toEqual([one.version, one.version]);
    expect(asked.map(({ location }) => location)).toEqual(['/ethereal/gifts', GIFT]);
    expect(asked[0]).toMatchObject({
      pair: { shell: 'shell-1', area: { name: 'mf-gifts', version } },
      remotes: { mf_gifts: { version } },
    });
    expect(await current('mf-gifts')).toBe(version);
  });

  it.each([
    ['that throw', { status: 200, body: { faults: ['TypeError: no such thing'] } }, 'TypeError: no such thing'],
    ['that do not come', { status: 503, body: { reason: 'no answer within 3000 ms' } }, 'no answer within'],
  ])('keeps the live version for pages %s', async (_, bad, words) => {
    const { version } = await tried('one');
    answer = (location) => (location === GIFT ? bad : { status: 200, body: { faults: [] } });
    await expect(tried('two')).rejects.toThrow(`${GIFT}: ${words}`);
    expect(await current('mf-gifts')).toBe(version);
    expect(await readdir(join(remotesDir(), 'mf-gifts'))).toEqual([version, 'releases.json']);
    // The live version stays where it is.
    await expect(tried('one')).rejects.toThrow(words);
    expect(await shipped('mf-gifts', version)).toBe('one');
  });

  it('keeps the live version when a renderer never answers', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    try {
      await expect(tried('one', { renderers: [url], origin })).rejects.toThrow('no answer within 10 s');
      expect(await current('mf-gifts').catch(() => undefined)).toBeUndefined();
    } finally {
      silent.close();
      silent.closeAllConnections();
    }
  }, 60_000);

  it('rejects pages that no renderer could try, unless untried releases are allowed', async () => {
    const unreachable = { renderers: ['http://127.0.0.1:9'], origin };
    await expect(tried('one', unreachable)).rejects.toThrow('No renderer runs with');
    expect(await current('mf-gifts')).toBeUndefined();
    expect(await tried('one', unreachable, true)).toMatchObject({ isTried: false });
    expect(await current('mf-gifts')).toBeDefined();
  });
});

describe('release of an area that needs a new export of the shell', () => {
  const MODULE = 'router.ts';
  const needing = async (more: { untried?: boolean; tryOn?: { renderers: string[]; origin: string } }) => {
    const distDir = await build('mf-gifts', 'needing');
    const area = { name: 'mf-gifts', version: '1.0.0', contract: '1.0.0', pages: [], state: { [MODULE]: ['useNew'] } };
    await writeFile(join(distDir, 'area.json'), JSON.stringify(area));
    const live = { ...shell, version: 'shell-2', state: { [MODULE]: ['useNew'] } };
    return releaseArea({ distDir, ...site(), shell: live, by: 'somebody', at: new Date(), ...more });
  };
  beforeEach(async () => {
    const older = { ...shell, state: { [MODULE]: [] } };
    await updateRegistry(site(), 'shell', (before) => withShell(before, older));
  });

  it('refuses the area while open pages have the shell before', async () => {
    await expect(needing({})).rejects.toThrow('router.ts has no useNew in shell shell-1');
    const tryOn = { renderers: ['http://127.0.0.1:9'], origin: 'http://127.0.0.1:9' };
    await expect(needing({ untried: true, tryOn })).rejects.toThrow('router.ts has no useNew in shell shell-1');
  });

  it('releases the area when the site does not run', async () => {
    const { version } = await needing({ untried: true });
    expect(await current('mf-gifts')).toBe(version);
  });
});

describe('release of a shell', () => {
  const publish = async (content: string, pages: object[] = []) => {
    const distDir = join(folder, `shell-${content}`);
    await mkdir(join(distDir, 'assets'), { recursive: true });
    await writeFile(join(distDir, 'index.html'), content);
    await writeFile(join(distDir, `assets/${content}.js`), content);
    const area = { name: 'shell', version: '1.0.0', contract: '1.2.0', shared: { react: '19.3.1' }, pages };
    await writeFile(join(distDir, 'area.json'), JSON.stringify(area));
    return publishShell({ distDir, ...site() });
  };

  it('goes live beside the assets of the one before and records its offer', async () => {
    const first = await publish('one');
    const second = await publish('two');
    expect(await readFile(join(folder, 'shell/index.html'), 'utf8')).toBe('two');
    expect(await readdir(join(folder, 'shell/assets'))).toEqual(['one.js', 'two.js']);
    expect(second).toMatchObject({ contract: '1.2.0', shared: { react: '19.3.1' } });
    expect((await readRegistry(site())).shells).toEqual([second, first]);
  });

  it('rejects a page that belongs to an area', async () => {
    await ship('mf-store', 'one', MANIFEST, [{ path: '/ethereal/stores' }]);
    await expect(publish('greedy', [{ path: '/ethereal/stores' }])).rejects.toThrow('belongs to mf-store');
    await expect(readFile(join(folder, 'shell/index.html'))).rejects.toThrow('ENOENT');
  });
});
