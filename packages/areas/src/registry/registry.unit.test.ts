import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractFaults, remoteManifest } from './checks.ts';
import { bucketOf, pagesFor, remotePointers } from './pointers.ts';
import { EMPTY_REGISTRY, type Registry, released, removed, rolledBack, withShell } from './registry.ts';

const AREA = 'mf-storefront';
const version = (name: string, contract = '1.0.0') => ({
  version: name,
  contract,
  releasedAt: '2026-01-01T00:00:00.000Z',
  releasedBy: 'somebody',
});
const releases = (...names: string[]): Registry =>
  names.reduce((registry, name) => released(registry, AREA, version(name)), EMPTY_REGISTRY);
const live = (registry: Registry, visitor?: string, shell = '1.0.0') =>
  remotePointers(registry, visitor, shell).mf_storefront?.version;

describe('release of an area', () => {
  it('makes the newest release live at its own place', () => {
    expect(remotePointers(releases('1', '2'), undefined, '1.0.0')).toEqual({
      mf_storefront: { manifest: '/remotes/mf-storefront/2/mf-manifest.json', version: '2', pages: [] },
    });
  });

  it('includes file and integrity of the container when the build states them', () => {
    const entry = 'assets/remoteEntry.1a2b.js';
    const integrity = 'sha256-AAAA';
    const registry = released(releases('1'), AREA, { ...version('2'), entry, integrity });
    expect(remotePointers(registry, undefined, '1.0.0').mf_storefront).toMatchObject({
      entry: `/remotes/mf-storefront/2/${entry}`,
      integrity,
    });
    expect(remotePointers(rolledBack(registry, AREA), undefined, '1.0.0').mf_storefront).not.toHaveProperty('entry');
  });

  it('leaves the other areas as they are', () => {
    const before = released(releases('1'), 'mf-store', version('9'));
    expect(released(before, AREA, version('2')).remotes['mf-store']).toEqual(before.remotes['mf-store']);
  });

  it('keeps the last ten versions, newest first', () => {
    const registry = releases(...Array.from({ length: 12 }, (_, index) => `${index}`));
    expect(registry.remotes[AREA]?.versions.map((entry) => entry.version)).toEqual([
      '11',
      '10',
      '9',
      '8',
      '7',
      '6',
      '5',
      '4',
      '3',
      '2',
    ]);
  });

  it.each([10, 100])('rejects a canary of %i % without a live release, also after a rollback to nothing', (percent) => {
    const refusal = 'mf-storefront has no live release';
    expect(() => released(EMPTY_REGISTRY, AREA, version('1'), percent)).toThrow(refusal);
    const gone = rolledBack(releases('1'), AREA);
    expect(() => released(gone, AREA, version('2'), percent)).toThrow(refusal);
  });

  it('keeps the live version however many canaries follow', () => {
    let registry = releases('stable');
    for (let i = 0; i < 12; i++) registry = released(registry, AREA, version(`c${i}`), 5);
    expect(live(registry)).toBe('stable');
  });
});

describe('rollback', () => {
  it('restores the previous version, several times in a row', () => {
    const once = rolledBack(releases('1', '2', '3'), AREA);
    expect(live(once)).toBe('2');
    expect(live(rolledBack(once, AREA))).toBe('1');
    expect(() => rolledBack(rolledBack(once, AREA), AREA)).toThrow('no version before 1');
  });

  it('never restores a version that was rolled back', () => {
    const registry = released(rolledBack(releases('1', 'bad'), AREA), AREA, version('3'));
    expect(live(rolledBack(registry, AREA))).toBe('1');
  });

  it('ends a canary before the current version', () => {
    const registry = rolledBack(released(releases('1', '2'), AREA, version('3'), 50), AREA);
    expect(registry.remotes[AREA]?.canary).toBeUndefined();
    expect(live(registry)).toBe('2');
    expect(live(rolledBack(registry, AREA))).toBe('1');
  });

  it('removes an area with a single release and keeps the others', () => {
    const before = released(releases('1'), 'mf-sample', version('9'));
    const withdrawn = { 'mf-sample': ['9'] };
    expect(rolledBack(before, 'mf-sample')).toEqual({ ...releases('1'), withdrawn });
  });

  it('rejects an area that was never released', () => {
    expect(() => rolledBack(EMPTY_REGISTRY, AREA)).toThrow('never released');
    expect(() => removed(EMPTY_REGISTRY, AREA)).toThrow('never released');
  });
});

describe('removal of an area', () => {
  it('withdraws all its releases, of which a rollback refuses the first', () => {
    const before = rolledBack(released(releases('1'), AREA, version('2'), 10), AREA);
    expect(() => rolledBack(before, AREA)).toThrow(
      'no version before 1. To remove the area from the site, add -- --all',
    );
    expect(removed(before, AREA)).toEqual({ ...EMPTY_REGISTRY, withdrawn: { [AREA]: ['2', '1'] } });
  });
});

describe('canary', () => {
  const registry = released(releases('1'), AREA, version('2'), 10);

  it('reaches its share of the visitors and no request without a cookie', () => {
    const visitors = Array.from({ length: 2000 }, (_, index) => `visitor-${index}`);
    const share = visitors.filter((visitor) => live(registry, visitor) === '2').length / visitors.length;
    expect(share).toBeGreaterThan(0.07);
    expect(share).toBeLessThan(0.13);
    expect(live(registry)).toBe('1');
  });

  it('stays the same for one visitor', () => {
    fc.assert(
      fc.property(fc.string(), (visitor) => {
        expect(live(registry, visitor)).toBe(bucketOf(visitor, AREA) < 10 ? '2' : '1');
      }),
    );
  });
});

describe('contracts', () => {
  it('gives an older shell the newest remote that it can load', () => {
    const registry = released(releases('1', '2'), AREA, version('3', '2.0.0'));
    expect(live(registry, undefined, '1.4.0')).toBe('2');
    expect(live(registry, undefined, '2.0.0')).toBe('3');
  });

  it('leaves out a remote that no shell can load', () => {
    const registry = released(EMPTY_REGISTRY, AREA, version('1', '2.0.0'));
    expect(remotePointers(registry, undefined, '1.0.0')).toEqual({});
  });

  const shell = { version: 's', contract: '1.2.0', shared: { react: '19.3.0' } };
  const manifest = {
    exposes: [{ path: './routes' }],
    shared: [{ name: 'react', version: '19.1.0', requiredVersion: '^19.1.0', singleton: true }],
  };

  const built = (contract: string, state = {}) => ({ contract, state });

  it('accepts a release that every shell can load', () => {
    expect(contractFaults(manifest, built('1.9.0'), [shell])).toEqual([]);
  });

  it('names every reason why a shell could not load a release', () => {
    const { shared: react18 } = remoteManifest.parse({
      shared: [{ name: 'react', version: '', requiredVersion: '^18.3.0', singleton: true }],
    });
    expect(contractFaults({ exposes: [], shared: react18 }, built('2.0.0'), [shell])).toEqual([
      'The remote does not expose ./routes.',
      'Built against contracts 2.0.0; shell s offers 1.2.0.',
      'Shares react 18.3.0; shell s offers 19.3.0.',
    ]);
  });

  it("compares a module of a shared package by the package's version", () => {
    const { shared } = remoteManifest.parse({
      shared: [
        { name: 'react/jsx-runtime', version: '18.3.0', singleton: true },
        { name: '@ethereal/web-kit/session/token.ts', version: '2.0.0', singleton: true },
      ],
    });
    const offer = { ...shell, shared: { react: '19.3.0', '@ethereal/web-kit': '1.0.0' } };
    expect(contractFaults({ ...manifest, shared }, built('1.0.0'), [offer])).toEqual([
      'Shares react/jsx-runtime 18.3.0; shell s offers 19.3.0.',
      'Shares @ethereal/web-kit/session/token.ts 2.0.0; shell s offers 1.0.0.',
    ]);
  });

  it('rejects a release that needs state that a shell does not have', () => {
    const needs = built('1.0.0', { 'router.ts': ['Link', 'useBlocker'] });
    const older = { ...shell, state: { 'router.ts': ['Link'] } };
    expect(contractFaults(manifest, needs, [older])).toEqual([
      'router.ts has no useBlocker in shell s: release the shell first.',
    ]);
    expect(contractFaults(manifest, needs, [{ ...shell, state: needs.state }, shell])).toEqual([]);
  });

  it('accepts any name of a package from a shell that lists no names of it', () => {
    const needs = built('1.0.0', { 'query-client': ['useQuery'] });
    const whole = { ...shell, state: {}, shared: { 'query-client': '5.0.0' } };
    expect(contractFaults(manifest, needs, [whole])).toEqual([]);
    expect(contractFaults(manifest, needs, [{ ...whole, state: { 'query-client': [] } }])).toEqual([
      'query-client has no useQuery in shell s: release the shell first.',
    ]);
  });

  it('keeps the previous shell', () => {
    const registry = withShell(withShell(EMPTY_REGISTRY, shell), { ...shell, version: 't' });
    expect(registry.shells.map((entry) => entry.version)).toEqual(['t', 's']);
    expect(withShell(registry, { ...shell, version: 't' })).toBe(registry);
  });
});

describe('pages', () => {
  const paths = (registry: Registry, visitor?: string) =>
    pagesFor(registry, visitor, { contract: '1.0.0' }).map(({ area, path }) => `${area} ${path}`);
  const withPages = (name: string, ...pages: string[]) => ({
    ...version(name),
    pages: pages.map((path) => ({ path })),
  });
  const registry = released(releases('1'), AREA, withPages('2', '/ethereal'));

  it('appear with their release and disappear with its rollback', () => {
    const next = released(registry, AREA, withPages('3', '/ethereal', '/ethereal/new'));
    expect(paths(next)).toEqual(['mf-storefront /ethereal', 'mf-storefront /ethereal/new']);
    expect(remotePointers(next, undefined, '1.0.0').mf_storefront?.pages).toEqual([
      { path: '/ethereal' },
      { path: '/ethereal/new' },
    ]);
    expect(paths(rolledBack(next, AREA))).toEqual(['mf-storefront /ethereal']);
  });

  it("appear to a canary's visitors only", () => {
    const trial = released(registry, AREA, withPages('3', '/ethereal', '/ethereal/new'), 100);
    expect(paths(trial, 'somebody')).toContain('mf-storefront /ethereal/new');
    expect(paths(trial)).not.toContain('mf-storefront /ethereal/new');
  });

  it('come from the next release when a release lists none', () => {
    expect(paths(rolledBack(registry, AREA))).toEqual(['mf-storefront /ethereal']);
  });

  it('have one owner across canaries, the shell and rollbacks', () => {
    const canary = released(registry, AREA, withPages('3', '/ethereal/new'), 5);
    const sample = withPages('1', '/ethereal/new');
    expect(() => released(canary, 'mf-sample', sample)).toThrow('/ethereal/new belongs to mf-storefront.');
    const shell = { version: 's', contract: '1.0.0', shared: {}, pages: [{ path: '/ethereal/new' }] };
    expect(() => withShell(canary, shell)).toThrow('belongs to mf-storefront');
    expect(() => released(withShell(registry, shell), 'mf-sample', sample)).toThrow('belongs to shell');
    const moved = released(canary, AREA, withPages('4', '/ethereal'));
    const taken = released(released(canary, AREA, withPages('3', '/ethereal/new')), AREA, withPages('4', '/ethereal'));
    expect(paths(released(moved, 'mf-sample', sample))).toContain('mf-sample /ethereal/new');
    expect(() => rolledBack(released(taken, 'mf-sample', sample), AREA)).toThrow('belongs to mf-sample');
  });

  it.each([
    ['/api/things', 'is reserved'],
    ['/remotes', 'is reserved'],
    ['/Status', 'is reserved'],
    ['/elsewhere', 'begins with /ethereal'],
  ])('rejects a page at %s', (path, words) => {
    expect(() => released(EMPTY_REGISTRY, 'mf-sample', withPages('1', path))).toThrow(words);
  });

  it('rejects a page that is named twice', () => {
    const twice = withPages('1', '/ethereal/a', '/ethereal/A');
    expect(() => released(EMPTY_REGISTRY, 'mf-sample', twice)).toThrow('named twice');
  });
});
