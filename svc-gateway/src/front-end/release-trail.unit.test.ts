import type { Registry } from '@ethereal/areas/registry/registry';
import { beforeEach, expect, it } from 'vitest';
import { type ReleaseChange, releaseTrail } from './release-trail.ts';

const at = { contract: '1.0.0', releasedAt: '', releasedBy: '' };
/** A list of releases, newest first. */
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

it('says nothing of what is live from the beginning, or still', () => {
  look(list('2', '2', '1'));
  look(list('2', '2', '1'));
  expect(told).toEqual([]);
});

it('tells a release from a step back', () => {
  for (const live of [list('1', '1'), list('2', '2', '1'), list('1', '2', '1')]) look(live);
  expect(told).toEqual([
    { area: 'mf-store', version: '2', before: '1', wentBack: false },
    { area: 'mf-store', version: '1', before: '2', wentBack: true },
  ]);
});

it('takes a version for new that comes again after a step back', () => {
  for (const live of [list('1', '1'), list('2', '2', '1'), list('1', '2', '1'), list('2', '2', '1')]) look(live);
  expect(told.map(({ version, wentBack }) => [version, wentBack])).toEqual([
    ['2', false],
    ['1', true],
    ['2', false],
  ]);
});

it('is not deceived by a list that calls the older version the newer one, or forgets the newer one', () => {
  for (const live of [list('1', '1'), list('2', '2', '1'), list('1', '1', '2')]) look(live);
  expect(told.at(-1)?.wentBack).toBe(true);
  told = [];
  look = releaseTrail((change) => told.push(change));
  for (const live of [list('2', '2', '1'), list('1', '1')]) look(live);
  expect(told.at(-1)?.wentBack).toBe(true);
});
