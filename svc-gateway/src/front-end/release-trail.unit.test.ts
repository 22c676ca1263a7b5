import type { Registry } from '@ethereal/areas/registry/registry';
import { beforeEach, expect, it } from 'vitest';
import { type ReleaseChange, releaseTrail } from './release-trail.ts';

const at = { contract: '1.0.0', releasedAt: '', releasedBy: '' };
/** Returns a registry with a list of releases, newest first. */
const list = (current: string, ...versions: string[]): Registry => ({
  remotes: { 'mf-store': { current, versions: versions.map((version) => ({ version, ...at })) } },
  withdrawn: {},
  shells: [],
});

let reported: ReleaseChange[];
let check: (registry: Registry) => void;
beforeEach(() => {
  reported = [];
  check = releaseTrail((change) => reported.push(change));
});

it('reports nothing for the first live version and for an unchanged one', () => {
  check(list('2', '2', '1'));
  check(list('2', '2', '1'));
  expect(reported).toEqual([]);
});

it('distinguishes a release from a rollback', () => {
  for (const live of [list('1', '1'), list('2', '2', '1'), list('1', '2', '1')]) check(live);
  expect(reported).toEqual([
    { area: 'mf-store', version: '2', before: '1', wentBack: false },
    { area: 'mf-store', version: '1', before: '2', wentBack: true },
  ]);
});

it('counts a version that returns after a rollback as a release', () => {
  for (const live of [list('1', '1'), list('2', '2', '1'), list('1', '2', '1'), list('2', '2', '1')]) check(live);
  expect(reported.map(({ version, wentBack }) => [version, wentBack])).toEqual([
    ['2', false],
    ['1', true],
    ['2', false],
  ]);
});

it('detects a rollback when the list swaps the versions or omits the newer one', () => {
  for (const live of [list('1', '1'), list('2', '2', '1'), list('1', '1', '2')]) check(live);
  expect(reported.at(-1)?.wentBack).toBe(true);
  reported = [];
  check = releaseTrail((change) => reported.push(change));
  for (const live of [list('2', '2', '1'), list('1', '1')]) check(live);
  expect(reported.at(-1)?.wentBack).toBe(true);
});
