import { appendFile, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { publishShell } from '@ethereal/areas/registry/publish-shell';
import { releaseArea, rollbackArea } from '@ethereal/areas/registry/release-area';
import { integrityOf } from '@ethereal/areas/signing/integrity';
import { newReleaseKey, parseReleaseKey } from '@ethereal/areas/signing/release-key';
import { registry as metrics } from '@ethereal/service-kit/metrics';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

const VISITOR = { cookie: `ethereal_visitor=${'a'.repeat(36)}` };
const keys = {
  shell: newReleaseKey(),
  'mf-store': newReleaseKey(),
  'mf-account': newReleaseKey(),
};
const thief = newReleaseKey();
type Area = keyof typeof keys;

let gateway: TestGateway;
let keysFile: string;
const listKeys = (listed: Partial<Record<Area, string[]>>) => writeFile(keysFile, JSON.stringify(listed));
const everyKey = {
  shell: [keys.shell.publicKey],
  'mf-store': [keys['mf-store'].publicKey],
  'mf-account': [keys['mf-account'].publicKey],
};

const shell = { version: '1', contract: '1.0.0', shared: {} };
async function dist(name: string, content: string, pages: object[] = []): Promise<string> {
  const folder = join(gateway.remotesDir, '../dist', name, content.slice(0, 20));
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'mf-manifest.json'), JSON.stringify({ exposes: [{ path: './routes' }] }));
  const described = { name, version: '1.0.0', contract: '1.0.0', pages, entry: 'assets/main.js' };
  await writeFile(join(folder, 'area.json'), JSON.stringify(described));
  await writeFile(join(folder, 'assets/main.js'), content);
  return folder;
}
async function release(name: Area, content: string, { by = keys[name], percent, pages, unsigned }: Options = {}) {
  const { version } = await releaseArea({
    distDir: await dist(name, content, pages),
    ...gateway,
    shell,
    by: 'somebody',
    at: new Date(),
    percent,
    ...(!unsigned && { key: parseReleaseKey(by.privateKey) }),
  });
  return version;
}
type Options = {
  by?: { privateKey: string };
  percent?: number;
  pages?: object[];
  unsigned?: boolean;
};

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${gateway.url}${path}`, { headers });
const live = async (headers: Record<string, string> = {}) => (await get('/remotes.json', headers)).json();
const liveStore = async (headers = {}) => (await live(headers)).mf_store?.version;
const main = (version: string, area = 'mf-store') => `/remotes/${area}/${version}/assets/main.js`;
const statusOf = async (path: string) => (await get(path)).status;
const counted = async (metric: string, area: string) =>
  (await metrics.getSingleMetric(metric)?.get())?.values.find(({ labels }) => labels.area === area)?.value ?? 0;
const refused = (area: string) => counted('gateway_refused_releases_total', area);
const wentBack = (area: string) => counted('gateway_release_went_back_total', area);

beforeEach(async () => {
  keysFile = join(await mkdtemp(join(tmpdir(), 'keys-')), 'area-keys.json');
  gateway = await startGateway({ AREA_KEYS_FILE: keysFile });
  await listKeys(everyKey);
});
afterEach(async () => {
  await gateway.close();
  await rm(dirname(keysFile), { recursive: true });
});

describe('signed releases', () => {
  it('can go live, roll back and run as a canary', async () => {
    const first = await release('mf-store', 'one');
    const second = await release('mf-store', 'two');
    expect(await liveStore()).toBe(second);
    expect(await (await get(main(second))).text()).toBe('two');
    const canary = await release('mf-store', 'three', { percent: 100 });
    expect(await liveStore(VISITOR)).toBe(canary);
    await rollbackArea({ name: 'mf-store', ...gateway });
    expect(await liveStore(VISITOR)).toBe(second);
    await rollbackArea({ name: 'mf-store', ...gateway });
    expect(await liveStore()).toBe(first);
    expect(await (await get(main(first))).text()).toBe('one');
  });

  it('announce the signed integrity hash even if the list of releases differs', async () => {
    await release('mf-store', 'one');
    const integrity = async () => (await live()).mf_store?.integrity;
    const signed = integrityOf(Buffer.from('one'));
    expect(await integrity()).toBe(signed);
    const file = join(gateway.remotesDir, 'mf-store/releases.json');
    const list = await readFile(file, 'utf8');
    await writeFile(file, list.replaceAll(signed, integrityOf(Buffer.from('another'))));
    // A second release shows that the gateway has read the changed list.
    await release('mf-account', 'new');
    await eventually(async () => expect((await live()).mf_account).toBeDefined());
    expect(await integrity()).toBe(signed);
  });

  it('count as a rollback when they replace a later release', async () => {
    const [first] = [await release('mf-store', 'one'), await release('mf-store', 'two')];
    const before = await wentBack('mf-store');
    await liveStore();
    await rollbackArea({ name: 'mf-store', ...gateway });
    expect(await liveStore()).toBe(first);
    expect(await wentBack('mf-store')).toBe(before + 1);
  });
});

describe('refused releases', () => {
  it.each([
    ['without a signature', { unsigned: true }],
    ['that was signed with an unlisted key', { by: thief }],
    ["that another area's team signed", { by: keys['mf-account'] }],
  ])('include a release %s', async (_, options) => {
    const before = await refused('mf-store');
    const good = await release('mf-store', 'good');
    const bad = await release('mf-store', 'bad', options);
    expect(await liveStore()).toBe(good);
    expect(await statusOf(main(bad))).toBe(404);
    expect(await statusOf(main(good))).toBe(200);
    expect(await refused('mf-store')).toBeGreaterThan(before);
  });

  it('include a release with the signature of an earlier version', async () => {
    const good = await release('mf-store', 'good');
    const bad = await release('mf-store', 'bad', { by: thief });
    const folder = join(gateway.remotesDir, 'mf-store');
    await cp(join(folder, good, 'signature.json'), join(folder, bad, 'signature.json'));
    expect(await liveStore()).toBe(good);
    expect(await statusOf(main(bad))).toBe(404);
  });

  it("include a release of another area in this area's folder", async () => {
    const other = await release('mf-account', 'other');
    await release('mf-store', 'bad', { by: thief });
    const place = join(gateway.remotesDir, 'mf-store', other);
    await cp(join(gateway.remotesDir, 'mf-account', other), place, { recursive: true });
    expect(await statusOf(main(other))).toBe(404);
    expect(await statusOf(main(other, 'mf-account'))).toBe(200);
  });

  it('include a folder overwritten by an older release until the folder is restored', async () => {
    const older = await release('mf-store', 'older');
    const newer = await release('mf-store', 'newer');
    const place = (version: string) => join(gateway.remotesDir, 'mf-store', version);
    const aside = join(gateway.remotesDir, '../aside');
    expect(await liveStore()).toBe(newer);
    await cp(place(newer), aside, { recursive: true });
    await cp(place(older), place(newer), { recursive: true });
    await eventually(async () => expect(await liveStore()).toBe(older));
    expect(await statusOf(main(older))).toBe(200);
    expect(await statusOf(main(newer))).toBe(404);
    const statusPage = async () => (await get('/status')).json();
    const reason = `mf-store ${newer} has a signature of version ${older}`;
    expect(await statusPage()).toMatchObject({
      releases: 'verified',
      refused: [{ area: 'mf-store', version: newer, reason }],
    });
    expect(await (await get('/status', { accept: 'text/html' })).text()).toContain(reason);

    await cp(aside, place(newer), { recursive: true });
    await eventually(async () => expect(await liveStore()).toBe(newer));
    await eventually(async () => expect((await statusPage()).refused).toEqual([]));
  });

  it('include a release whose folder is missing until the folder is there', async () => {
    const older = await release('mf-store', 'older');
    const newer = await release('mf-store', 'newer');
    const place = join(gateway.remotesDir, 'mf-store', newer);
    await rename(place, `${place}.aside`);
    await eventually(async () => expect(await liveStore()).toBe(older));
    await rename(`${place}.aside`, place);
    await eventually(async () => expect(await liveStore()).toBe(newer));
  });

  it('include a canary', async () => {
    const good = await release('mf-store', 'good');
    await release('mf-store', 'bad', { by: thief, percent: 100 });
    expect(await liveStore(VISITOR)).toBe(good);
  });
});

describe('files of a signed release', () => {
  it('cause 404 if changed, without affecting the others', async () => {
    const version = await release('mf-store', 'good');
    const before = await refused('mf-store');
    await appendFile(join(gateway.remotesDir, 'mf-store', version, 'assets/main.js'), '; evil()');
    expect(await statusOf(main(version))).toBe(404);
    expect(await statusOf(`/remotes/mf-store/${version}/mf-manifest.json`)).toBe(200);
    expect(await statusOf(main(version))).toBe(404);
    expect(await refused('mf-store')).toBe(before + 1);
  });

  it('get compressed again when the prebuilt form differs from its signed release', async () => {
    const text = 'good '.repeat(500);
    const version = await release('mf-store', text);
    const other = brotliCompressSync('evil()'.repeat(500));
    await writeFile(join(gateway.remotesDir, 'mf-store', version, 'assets/main.js.br'), other);
    const response = await get(main(version), { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toBe(text);
  });

  it('do not include an unsigned file in the same folder', async () => {
    const version = await release('mf-store', 'good');
    await writeFile(join(gateway.remotesDir, 'mf-store', version, 'assets/evil.js'), 'evil()');
    expect(await statusOf(`/remotes/mf-store/${version}/assets/evil.js`)).toBe(404);
  });
});

describe('pages claimed by two areas', () => {
  const aside = (area: Area) => join(gateway.remotesDir, `../${area}`);
  const moveAside = (area: Area) => rename(join(gateway.remotesDir, area), aside(area));
  const moveBack = (area: Area) => rename(aside(area), join(gateway.remotesDir, area));

  it('belong to the area that operators list first', async () => {
    const page = { path: '/ethereal/profile/store' };
    // The release command of mf-store's team would refuse this page. An attacker with the stolen key can use another
    // command.
    const stolen = await release('mf-account', 'one', { pages: [page] });
    await moveAside('mf-account');
    await release('mf-store', 'one', { pages: [page] });
    await moveBack('mf-account');
    expect((await live()).mf_store.pages).toEqual([page]);
    expect((await live()).mf_account).toMatchObject({ version: stolen, pages: [] });
  });
});

describe('release keys', () => {
  it('can be replaced without a gap while both keys are listed', async () => {
    const next = newReleaseKey();
    const first = await release('mf-store', 'one');
    await listKeys({ ...everyKey, 'mf-store': [keys['mf-store'].publicKey, next.publicKey] });
    await eventually(async () => expect(await liveStore()).toBe(first));
    let second = '';
    await eventually(async () => {
      second = await release('mf-store', 'two', { by: next });
      expect(await liveStore()).toBe(second);
    });
    await listKeys({ ...everyKey, 'mf-store': [next.publicKey] });
    await eventually(async () => expect(await statusOf(main(first))).toBe(404));
    expect(await liveStore()).toBe(second);
    expect(await statusOf(main(second))).toBe(200);
  });

  it('can be revoked: releases signed with a revoked key are not served', async () => {
    const version = await release('mf-store', 'one');
    expect(await statusOf(main(version))).toBe(200);
    await listKeys({ ...everyKey, 'mf-store': [] });
    await eventually(async () => expect(await statusOf(main(version))).toBe(404));
    expect(await liveStore()).toBeUndefined();
  });
});

describe('signed shell', () => {
  const publish = async (content: string, by = keys.shell) => {
    const distDir = join(gateway.shellDir, '../shell-dist', content);
    await mkdir(join(distDir, 'assets'), { recursive: true });
    await writeFile(join(distDir, 'index.html'), `<title>${content}</title>`);
    await writeFile(join(distDir, `assets/${content}.js`), content);
    const area = {
      name: 'shell',
      version: '1.0.0',
      contract: '1.0.0',
      pages: [{ path: '/ethereal/profile' }],
    };
    await writeFile(join(distDir, 'area.json'), JSON.stringify(area));
    return publishShell({ distDir, ...gateway, key: parseReleaseKey(by.privateKey) });
  };
  const page = () => get('/ethereal/profile', { accept: 'text/html' });

  it('serves the files of earlier versions, too', async () => {
    await rm(join(gateway.shellDir, 'index.html'));
    await publish('one');
    await publish('two');
    expect(await (await page()).text()).toContain('two');
    expect([await statusOf('/assets/one.js'), await statusOf('/assets/two.js')]).toEqual([200, 200]);
  });

  it('refuses a shell with another signature, a changed page or a changed file', async () => {
    expect((await page()).status).toBe(404);
    await publish('good');
    expect((await page()).status).toBe(200);
    await publish('bad', thief);
    expect((await page()).status).toBe(404);
    expect(await statusOf('/assets/bad.js')).toBe(404);
    await publish('good');
    expect((await page()).status).toBe(200);
    await appendFile(join(gateway.shellDir, 'assets/good.js'), '; evil()');
    expect(await statusOf('/assets/good.js')).toBe(404);
    await appendFile(join(gateway.shellDir, 'index.html'), '<script src="/assets/bad.js"></script>');
    expect((await page()).status).toBe(404);
  });
});
