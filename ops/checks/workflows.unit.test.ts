import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AREAS } from '../images/areas.ts';
import { productionNeeds } from '../images/lock-file.ts';
import { areasTouched } from '../images/touched.ts';
import { ROOT, textOf, yamlOf } from './files.ts';

// The package imports JSON without an import attribute, which Node refuses.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return specifier.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
  },
});
const { NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');

const FOLDER = '.github/workflows';
const files = globSync(`${FOLDER}/*.yml`, { cwd: ROOT });

test.each(files)('%s is valid by the schema of workflows', (file) => {
  const { context } = parseWorkflow({ name: file, content: textOf(file) }, new NoOperationTraceWriter());
  expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
});

test.each(files)('%s runs existing npm scripts alone', (file) => {
  const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(textOf('package.json')));
  const named = [...textOf(file).matchAll(/npm run ([\w-]+)\b(?! -w| --prefix)/g)].map(([, name = '']) => name);
  const missing = named.filter((name) => !scripts[name]);
  expect(missing.map((name) => `${file} runs ${name}, which package.json does not have`)).toEqual([]);
});

describe.each(AREAS)('%s', (area) => {
  test('runs when the area or a package that it depends on changes, and for no other area', () => {
    const { workspaces } = productionNeeds(ROOT, area);
    for (const folder of [area, ...workspaces]) expect(areasTouched([`${folder}/package.json`])).toContain(area);
    const others = AREAS.filter((it) => it !== area).map((it) => `${it}/README.md`);
    expect(areasTouched(others)).not.toContain(area);
  });
});

test("changes of the images' build concern every area, changes of documents none", () => {
  expect(areasTouched(['docs/architecture.md', 'bench/chat.ts'])).toEqual([]);
  for (const file of ['package-lock.json', 'ops/images/area-files.ts', '.github/workflows/area.yml'])
    expect(areasTouched([file])).toEqual(AREAS);
});

test('workflow of areas selects the changed areas, and runs the workflow of one area for each', () => {
  const text = textOf(`${FOLDER}/areas.yml`);
  expect(text).toContain('node ops/images/touched-areas.ts');
  expect(text).toContain('uses: ./.github/workflows/area.yml');
  const known = ['area.yml', 'areas.yml', 'codeql.yml', 'nightly.yml', 'release.yml', 'site.yml'];
  expect(files.map((file) => basename(file)).sort()).toEqual(known);
});

test('pushed images are signed by digest in the job that built them', () => {
  const { jobs } = z
    .object({
      jobs: z.object({
        image: z.object({
          permissions: z.record(z.string(), z.string()),
          steps: z.array(
            z.object({
              id: z.string().optional(),
              uses: z.string().optional(),
              run: z.string().optional(),
              if: z.string().optional(),
              env: z.record(z.string(), z.string()).optional(),
            }),
          ),
        }),
      }),
    })
    .parse(yamlOf(`${FOLDER}/area.yml`));
  const { steps, permissions } = jobs.image;
  const built = steps.findIndex(({ id }) => id === 'build');
  const signed = steps.findIndex(({ run }) => run?.startsWith('cosign sign '));
  expect(built).toBeGreaterThanOrEqual(0);
  expect(signed).toBeGreaterThan(built);
  expect(steps[signed]?.run).toContain('@$DIGEST');
  expect(steps[signed]?.env?.DIGEST).toContain('steps.build.outputs.digest');
  expect(steps[signed]?.if).toContain("github.ref == 'refs/heads/main'");
  expect(permissions['id-token']).toBe('write');
});

test.each(files)('%s has the rights that it names, and no others', (file) => {
  const text = textOf(file);
  expect(text).toMatch(/^permissions: \{/m);
  expect(text).not.toMatch(/write-all|permissions: write/);
});

test('CodeQL analyzes every change, and can write its findings alone', () => {
  const { on, jobs } = z
    .object({
      on: z.object({ push: z.object({ branches: z.array(z.string()) }), pull_request: z.null() }),
      jobs: z.record(
        z.string(),
        z.object({
          permissions: z.record(z.string(), z.string()),
          strategy: z.object({ matrix: z.object({ language: z.array(z.string()) }) }),
        }),
      ),
    })
    .parse(yamlOf(`${FOLDER}/codeql.yml`));
  expect(on.push.branches).toEqual(['main']);
  for (const { permissions, strategy } of Object.values(jobs)) {
    expect(permissions).toEqual({ contents: 'read', 'security-events': 'write' });
    expect(strategy.matrix.language).toEqual(['javascript-typescript', 'actions']);
  }
});

test('releases publish the images of compose.yaml under the tag, each signed by digest', () => {
  const { jobs } = z
    .object({
      jobs: z.object({
        images: z.object({
          env: z.record(z.string(), z.string()),
          steps: z.array(z.object({ run: z.string().optional() })),
        }),
      }),
    })
    .parse(yamlOf(`${FOLDER}/release.yml`));
  expect(jobs.images.env).toEqual({ TAG: `\${{ github.ref_name }}` });
  const commands = jobs.images.steps.flatMap(({ run }) => run ?? []);
  const [images, , build, sign] = commands;
  expect(images).toMatch(/^echo "IMAGES=ghcr\.io\//);
  expect(build).toBe('docker compose build --push');
  expect(sign).toContain(`cosign sign --yes "\${image%:*}@$digest"`);
});
