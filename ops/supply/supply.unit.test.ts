import { expect, test } from 'vitest';
import { billOfMaterials, licensesOf } from './bill.ts';
import { decidedScripts, lockedPackages } from './lock.ts';

const packages = lockedPackages();

/** Accepted licenses: they require a notice at most, or (LGPL, MPL) concern the library alone. */
const AGREED =
  /^(MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|OFL-1\.1|Python-2\.0|Zlib|MPL-2\.0|LGPL-3\.0-or-later|EUPL-1\.1\+|AFL-2\.1)$/;

test('shipped packages have an accepted license', () => {
  const parts = Object.keys(licensesOf(packages)).flatMap((license) =>
    license.split(/ (?:AND|OR) /).map((part) => [license, part.replace(/[()]/g, '')] as const),
  );
  expect(parts.filter(([, part]) => !AGREED.test(part))).toEqual([]);
});

test('packages installed on every platform have the hash of their content', () => {
  const bare = packages.filter(({ integrity, optional }) => !integrity && !optional);
  expect(bare.map(({ name }) => name)).toEqual([]);
});

test('packages with install scripts are allowed or denied', () => {
  const wanting = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  const decided = decidedScripts();
  expect([...new Set(wanting)].filter((name) => !(name in decided))).toEqual([]);
});

test('bill of materials names every shipped package once, with its hash', () => {
  const { components } = billOfMaterials(packages);
  expect(components.length).toBeGreaterThan(200);
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
  const express = components.find(({ name }) => name === 'express');
  expect(express).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/express@5\./),
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
});
