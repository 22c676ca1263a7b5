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

let told: ReleaseChange[];
let look: (registry: Registry) => void;
beforeEach(() => {
  told = [];
  look = releaseTrail((change) => told.push(change));
});

it('reports nothing for the first live version and for an unchanged one', () => {
  look(list('2', '2', '1'));
  look(list('2', '2', '1'));
  expect(told).toEqual([]);
});

it('distinguishes a release from a rollback', () => {
  for (const live of [list('1', '1'), list('2', '2', '1'), list('1', '2', '1')]) look(live);
  expect(told).toEqual([
    { area: 'mf-store', version: '2', before: '1', wentBack: false },
    { area: 'mf-store', version: '1', before: '2', wentBack: true },
  ]);
});

it('counts a version that returns after a rollback as a release', () => {
  for (const live of [list('1', '1'), list('2', '2', '1'), list('1', '2', '1'), list('2', '2', '1')]) look(live);
  expect(told.map(({ version, wentBack }) => [version, wentBack])).toEqual([
    ['2', false],
    ['1', true],
    ['2', false],
  ]);
});

it('detects a rollback when the list swaps the versions or omits the newer one', () => {
  for (const live of [list('1', '1'), list('2', '2', '1'), list('1', '1', '2')]) look(live);
  expect(told.at(-1)?.wentBack).toBe(true);
  told = [];
  look = releaseTrail((change) => told.push(change));
  for (const live of [list('2', '2', '1'), list('1', '1')]) look(live);
  expect(told.at(-1)?.wentBack).toBe(true);
});
