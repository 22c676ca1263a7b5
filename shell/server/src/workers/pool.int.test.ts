import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { releasedBundles } from '../testing/bundles.ts';
import type { createPool } from './pool.ts';

type Bundles = Awaited<ReturnType<typeof releasedBundles>>;
let bundles: Bundles;
let pool: ReturnType<typeof createPool>;
let now = 0;
let gone: string[] = [];
let deaths: string[] = [];

const poolOf = (maxWorkers = 3) =>
  bundles.pool({
    maxWorkers,
    hangMs: 2000,
    now: () => now,
    onDeath: (name, reason) => deaths.push(`${name}: ${reason}`),
    onGone: (name) => gone.push(name),
  });
const pair = (version: string) => ({ shell: '1', area: { name: 'mf-x', version } });
const render = (version: string, location = '/') =>
  pool.render(pair(version), {
    location,
    origin: 'http://shop.test',
    remotes: {},
    publicConfig: {},
    requestId: 'test-request',
  });

beforeAll(async () => {
  bundles = await releasedBundles();
  await bundles.release('good', "async (location) => '<p>' + location + '</p>'");
  await bundles.release('throws', 'async () => { throw new Error("the bundle threw"); }');
  await bundles.release('hangs', 'async () => { for (;;); }');
  await bundles.release('exits', 'async () => { process.exit(3); }');
  const later = (what: string) => `async () => { setTimeout(() => { ${what} }, 200); return '<p>for now</p>'; }`;
  await bundles.release('exits-later', later('process.exit(4);'));
  await bundles.release('throws-later', later('throw new Error("nobody caught it");'));
  await bundles.release('broken', 'null', 'throw new Error("it cannot even be imported");');
  await bundles.release('never-ready', 'null', 'for (;;);');
  await bundles.release('greedy', 'async () => { const all = []; for (;;) all.push(new Array(1e5).fill(all)); }');
});
beforeEach(() => {
  now = 0;
  gone = [];
  deaths = [];
  pool = poolOf();
  return () => pool.stop();
});
afterAll(() => bundles.remove());

describe('pair of versions', () => {
  it('renders its pages in a thread of its own', async () => {
    expect(await render('good', '/ethereal')).toEqual({
      html: '<p>/ethereal</p>',
      inline: { scripts: [], styles: [] },
      status: 200,
      isComplete: true,
      faults: [],
      tags: [],
    });
  });

  it('stores its own compiled code in NODE_COMPILE_CACHE, but no bundle’s', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'compiled-'));
    vi.stubEnv('NODE_COMPILE_CACHE', folder);
    const compiled = async () => (await readdir(folder, { recursive: true })).length;
    try {
      await pool.warm(pair('good'));
      const ofFirst = await compiled();
      expect(ofFirst).toBeGreaterThan(5);
      await pool.warm(pair('throws'));
      expect(await compiled()).toBe(ofFirst);
    } finally {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    }
  });

  it.each(['throws', 'hangs', 'exits', 'broken', 'never-ready', 'greedy', 'never-released'])(
    'isolates a failing version (%s) from the others',
    async (version) => {
      const good = render('good');
      await expect(render(version)).rejects.toThrow();
      expect((await good).html).toBe('<p>/</p>');
      expect((await render('good')).html).toBe('<p>/</p>');
    },
    20_000,
  );

  it('rests for a while after repeated failures, and reports the reason', async () => {
    for (let i = 0; i < 3; i++) await expect(render('throws')).rejects.toThrow('the bundle threw');
    await expect(render('throws')).rejects.toThrow('rests');
    expect(pool.states()).toMatchObject([{ state: 'resting', failures: 3 }]);
    now = 10_001;
    await expect(render('throws')).rejects.toThrow('the bundle threw');
  });

  it.each([
    ['exits-later', 'the worker ended with code 4'],
    ['throws-later', 'nobody caught it'],
  ])('counts ends between two pages (%s) even if all pages succeed', async (version, reason) => {
    for (let times = 1; times <= 2; times++) {
      expect((await render(version)).html).toBe('<p>for now</p>');
      await vi.waitFor(() => expect(deaths).toHaveLength(times), 5000);
    }
    expect(deaths[0]).toContain(reason);
    expect(pool.states()).toMatchObject([{ deaths: 2, reason: expect.stringContaining(reason) }]);
  });

  it('does not count as dead after an eviction', async () => {
    pool = poolOf(1);
    await render('good');
    await pool.warm(pair('throws'));
    await pool.stop();
    expect(deaths).toEqual([]);
  });

  it('leaves the pool and frees its memory when unused', async () => {
    pool = poolOf(1);
    for (let version = 0; version < 8; version++) {
      await bundles.release(`v${version}`, `async () => '<p>${version}</p>'`);
      expect((await render(`v${version}`)).html).toBe(`<p>${version}</p>`);
    }
    expect(pool.size()).toBe(1);
    expect(gone).toHaveLength(7);
    expect(gone[0]).toBe('shell 1 + mf-x v0');
  });

  it('cannot have a name that leads out of the folder', async () => {
    await expect(render('../../secret')).rejects.toThrow('no versions');
  });
});
