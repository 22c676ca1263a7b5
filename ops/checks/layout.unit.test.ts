import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { ROOT, textOf } from './files.ts';

/** Files that may lie directly in `src/`; every other file lies in the folder of its noun. */
const TOP_LEVEL = ['main.ts', 'assemble.ts', 'contract.ts', 'config.ts', 'metrics.ts'];
const MAX_ASSEMBLE_LINES = 80;
const MAX_LINES = 250;

const linesOf = (file: string) => textOf(file).split('\n').length - 1;
const isSource = (file: string) => !/\.test\.tsx?$|\/testing\//.test(file);
const sourcesOf = (service: string) => globSync(`${service}/src/**/*.ts`, { cwd: ROOT }).filter(isSource).toSorted();
const assembleOf = (service: string) => {
  const file = `${service}/src/assemble.ts`;
  return existsSync(join(ROOT, file)) ? textOf(file) : '';
};

/** The rules of the layout; each returns what breaks it, with what to do. */
const RULES = {
  /** There are area.ts, src/main.ts and src/assemble.ts. */
  files: (service: string) =>
    ['area.ts', 'src/main.ts', 'src/assemble.ts']
      .filter((file) => !existsSync(join(ROOT, service, file)))
      .map((file) => `${service}/${file} is missing`),
  /** Every file lies in the folder of its noun, but for those of the service as a whole. */
  folders: (service: string) =>
    sourcesOf(service)
      .filter((file) => dirname(file) === `${service}/src` && !TOP_LEVEL.includes(basename(file)))
      .map((file) => `${file}: move it to the folder of its noun`),
  /** `assemble.ts` is short: each noun opens its own parts. */
  assemble: (service: string) => {
    const lines = assembleOf(service).split('\n').length - 1;
    return lines > MAX_ASSEMBLE_LINES
      ? [`${service}/src/assemble.ts has ${lines} lines, at most ${MAX_ASSEMBLE_LINES}: let each noun open its parts`]
      : [];
  },
  /** `assemble.ts` imports `open<Noun>` of `<noun>/<noun>.ts` and no other parts. */
  nouns: (service: string) =>
    [...assembleOf(service).matchAll(/from '(\.\/[^']+)'/g)]
      .map(([, path = '']) => path)
      .filter((path) => !TOP_LEVEL.includes(basename(path)) && !/^\.\/([a-z-]+)\/\1\.ts$/.test(path))
      .map((path) => `${service}/src/assemble.ts imports ${path}: import open<Noun> of ./<noun>/<noun>.ts instead`),
  /** `assemble.ts` starts no jobs, consumers or stores: the nouns do, each of which returns a Part. */
  parts: (service: string) =>
    [...assembleOf(service).matchAll(/from '@ethereal\/service-kit\/([^']+)'/g)]
      .map(([, module = '']) => module)
      .filter((module) => !['auth', 'base', 'define-service'].includes(module))
      .map(
        (module) => `${service}/src/assemble.ts imports service-kit/${module}: use it where a noun returns its Part`,
      ),
  /** No service has barrels. */
  barrels: (service: string) =>
    sourcesOf(service)
      .filter((file) => basename(file) === 'index.ts')
      .map((file) => `${file}: import the files themselves, and remove it`),
};
const isRule = (name: string): name is keyof typeof RULES => name in RULES;

const services = globSync('svc-*/package.json', { cwd: ROOT }).map(dirname).toSorted();

describe.each(services)('the layout of %s', (service) => {
  it.each(Object.keys(RULES).filter(isRule))('keeps the rule "%s"', (rule) => {
    expect(RULES[rule](service)).toEqual([]);
  });
});

test('source files of every workspace are short enough to be read in one go', () => {
  const sources = globSync('{svc-*,mf-*,shell,packages,dev,e2e,bench,ops}/**/*.{ts,tsx,mjs}', {
    cwd: ROOT,
    exclude: (name) => ['node_modules', 'dist'].includes(name),
  }).filter(isSource);
  const long = sources
    .filter((file) => linesOf(file) > MAX_LINES)
    .map((file) => `${file} has ${linesOf(file)} lines, at most ${MAX_LINES}: split it by what its parts do`);
  expect(sources.length).toBeGreaterThan(1000);
  expect(long).toEqual([]);
});
