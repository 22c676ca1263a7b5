import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AREAS } from '../images/areas.ts';
import { ROOT, textOf } from './files.ts';

const manifest = z.object({
  scripts: z.record(z.string(), z.string()).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
});
const read = (file: string) => manifest.parse(JSON.parse(textOf(file)));

test.each(AREAS)('scripts and packages of %s use its own folder and packages/* alone', (area) => {
  const { scripts, dependencies } = read(`${area}/package.json`);
  const others = AREAS.filter((it) => it !== area);
  const used = [...Object.values(scripts), ...Object.keys(dependencies)];
  const ofOthers = used.filter((it) => others.some((other) => new RegExp(`\\b${other}\\b(?!-)`).test(it)));
  expect(ofOthers.map((it) => `${area}/package.json: remove "${it}", which is of another area`)).toEqual([]);
});

test('scripts of packages name no area', () => {
  const packages = globSync('packages/*/package.json', { cwd: ROOT }).map((file) => dirname(file));
  expect(packages.length).toBeGreaterThan(5);
  for (const folder of packages) {
    const scripts = Object.values(read(`${folder}/package.json`).scripts).join('\n');
    expect(AREAS.filter((area) => scripts.includes(`${area}/`))).toEqual([]);
  }
});

test('files exist that the boundary rule of pure rules covers', () => {
  expect(globSync('svc-*/src/**/*.rules.ts', { cwd: ROOT }).length).toBeGreaterThan(3);
});

test('commands of the repository run from a bare clone under any Node from 18 on', () => {
  const { scripts } = read('package.json');
  const direct = Object.entries(scripts).filter(([, script]) => /\bnode \S+\.ts\b/.test(script));
  expect(direct.map(([name]) => `package.json: begin the script ${name} with node ops/run.mjs`)).toEqual([]);
});
