import { NODE_ENVIRONMENT, NODE_FLAGS } from '@ethereal/areas/launch';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { textOf } from './files.ts';

const instructions = (text: string) =>
  DockerfileParser.parse(text)
    .getInstructions()
    .map((it) => ({
      keyword: it.getKeyword(),
      words: it.getTextContent().slice(it.getKeyword().length).trim(),
    }));
const node = textOf('.nvmrc').trim();
const text = textOf('ops/images/Dockerfile');
const all = instructions(text);
const TARGETS = ['service', 'front-end', 'accounts'] as const;

/** Returns the instructions of one stage. */
function stageOf(name: string) {
  const from = all.findIndex(({ keyword, words }) => keyword === 'FROM' && words.endsWith(` AS ${name}`));
  const end = all.findIndex(({ keyword }, at) => at > from && keyword === 'FROM');
  return all.slice(from, end < 0 ? undefined : end);
}
const lastOf = (name: string, wanted: string) => stageOf(name).findLast(({ keyword }) => keyword === wanted)?.words;

describe('the Dockerfile', () => {
  test('passes the linter of Dockerfiles', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
  });

  test('installs by the manifests, builds and runs in separate stages, on the pinned Node', () => {
    const bases = all.filter(({ keyword }) => keyword === 'FROM').map(({ words }) => words);
    expect(bases).toEqual(['manifests', 'files', ...TARGETS].map((stage) => `node:${node}-slim AS ${stage}`));
  });

  test('installs before it copies sources, and needs no registry for its syntax', () => {
    const files = stageOf('files');
    const install = files.findIndex(({ words }) => words.includes('npm ci'));
    expect(install).toBeGreaterThan(0);
    const before = files.slice(0, install).filter(({ keyword }) => ['COPY', 'ARG'].includes(keyword));
    expect(before).toEqual([{ keyword: 'COPY', words: '--from=manifests /manifests .' }]);
    expect(text).not.toContain('# syntax');
  });

  test('builds a front end, and lists the files of each area', () => {
    const [build] = stageOf('files').filter(({ words }) => words.includes('files-of-area.ts'));
    expect(build?.words).toContain(
      `if [ -f "\${AREA:?}/build.ts" ]; then NODE_ENV=production node "$AREA/build.ts"; fi`,
    );
    expect(build?.words).toContain('node ops/images/files-of-area.ts "$AREA" /image /installed');
  });
});

describe.each(TARGETS)('the image of target %s', (target) => {
  const stage = stageOf(target);

  test('contains exactly the files of the list, its own in the last layers', () => {
    const copied = stage.filter(({ keyword }) => ['COPY', 'ADD'].includes(keyword));
    expect(copied.map(({ words }) => words)).toEqual(['--from=files /installed /app', '--from=files /image /app']);
    const makesLayer = stage.filter(({ keyword }) => ['COPY', 'ADD', 'RUN', 'WORKDIR'].includes(keyword));
    const compiled = target === 'service' ? ['RUN'] : [];
    expect(makesLayer.slice(-1 - compiled.length).map(({ keyword }) => keyword)).toEqual(['COPY', ...compiled]);
  });

  test('runs as an unprivileged user, without a shell', () => {
    expect(lastOf(target, 'USER')).toBe('node');
    expect(lastOf(target, 'CMD')).toMatch(/^\["node", /);
  });

  test('has a health check if it keeps running: frequent until it is healthy, then every 30 seconds', () => {
    const times = '--interval=30s --timeout=20s --start-period=120s --start-interval=1s';
    expect(lastOf(target, 'HEALTHCHECK')).toBe(
      target === 'service' ? `${times} CMD ["bash", "/app/ops/images/healthcheck.sh"]` : 'NONE',
    );
  });
});

test('starts a service with the flags and variables of `npm start`, in its folder', () => {
  expect(JSON.parse(lastOf('service', 'CMD') ?? '[]')).toEqual(['node', ...NODE_FLAGS, 'src/main.ts']);
  expect(lastOf('service', 'WORKDIR')).toBe('/app/$AREA');
  const given = stageOf('service')
    .filter(({ keyword }) => keyword === 'ENV')
    .flatMap(({ words }) => words.split(' '));
  for (const [variable, value] of Object.entries(NODE_ENVIRONMENT)) expect(given).toContain(`${variable}=${value}`);
});

test('passes a front end its name', () => {
  expect(lastOf('front-end', 'ENV')).toMatch(/ AREA=\$AREA$/);
});
