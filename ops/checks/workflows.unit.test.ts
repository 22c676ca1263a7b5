import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AREAS } from '../images/areas.ts';
import { productionNeeds } from '../images/lock-file.ts';
import { ROOT, textOf, yamlOf } from './files.ts';
import { workflowFaults } from './workflow-parser.ts';

const FOLDER = '.github/workflows';
const files = globSync(`${FOLDER}/*.yml`, { cwd: ROOT });

test.each(files)('%s is valid by the schema of workflows', (file) => {
  expect(workflowFaults(file, textOf(file))).toEqual([]);
});

test.each(files)('%s runs only npm scripts that there are', (file) => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(textOf('package.json')));
  const asked = [...textOf(file).matchAll(/npm run ([\w-]+)\b(?! -w)/g)].map(([, name = '']) => name);
  expect(asked.filter((name) => !scripts[name])).toEqual([]);
});

const filtered = z.object({ paths: z.array(z.string()) });
const areaWorkflow = z.object({
  on: z.object({ push: filtered, pull_request: filtered }),
  jobs: z.object({
    area: z.object({ uses: z.literal('./.github/workflows/area.yml'), with: z.object({ area: z.string() }) }),
  }),
});

describe.each(AREAS)('%s', (area) => {
  const workflow = areaWorkflow.parse(yamlOf(`${FOLDER}/${area}.yml`));
  const { paths } = workflow.on.push;

  test('has its own workflow, the same for pushes and requests', () => {
    expect(workflow.jobs.area.with.area).toBe(area);
    expect(workflow.on.pull_request.paths).toEqual(paths);
  });

  test('is checked when it or a package that it is made of changes, and for no other area', () => {
    const { workspaces } = productionNeeds(ROOT, area);
    expect(paths).toEqual(expect.arrayContaining([area, ...workspaces].map((folder) => `${folder}/**`)));
    const others = AREAS.filter((it) => it !== area);
    expect(paths.filter((path) => others.some((it) => path === `${it}/**`))).toEqual([]);
  });

  test('names only files that there are', () => {
    const missing = paths.filter((path) => !existsSync(join(ROOT, path.replace(/\/\*\*$/, ''))));
    expect(missing).toEqual([]);
  });
});

test('every workflow is an area, the one that they share, or the site', () => {
  const names = files.map((file) => basename(file, '.yml'));
  expect(names.sort()).toEqual([...AREAS, 'area', 'site'].sort());
});
