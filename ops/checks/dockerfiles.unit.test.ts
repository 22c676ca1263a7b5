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
const SERVICE = 'ops/images/service/Dockerfile';
const FRONT_END = 'ops/images/front-end/Dockerfile';

/** Target of the list of files in each Dockerfile. */
const LAID_OUT = { [SERVICE]: `"\${AREA:?}"`, [FRONT_END]: '"$AREA"', 'ops/accounts/Dockerfile': 'ops' };

describe.each(Object.entries(LAID_OUT))('%s', (file, area) => {
  const text = textOf(file);
  const all = instructions(text);
  const stage = all.slice(all.findLastIndex(({ keyword }) => keyword === 'FROM'));
  const last = (keyword: string) => stage.findLast((it) => it.keyword === keyword)?.words;

  test('passes the linter of Dockerfiles', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
  });

  test('installs by the manifests, builds and runs in separate stages, on the pinned Node', () => {
    const bases = all.filter(({ keyword }) => keyword === 'FROM').map(({ words }) => words);
    expect(bases).toEqual([`node:${node}-slim AS manifests`, `node:${node}-slim AS files`, `node:${node}-slim`]);
  });

  test('installs before it copies sources, and needs no registry for its syntax', () => {
    const files = all.slice(all.findIndex(({ words }) => words.endsWith(' AS files')));
    const install = files.findIndex(({ words }) => words.includes('npm ci'));
    expect(install).toBeGreaterThan(0);
    const before = files.slice(0, install).filter(({ keyword }) => ['COPY', 'ARG'].includes(keyword));
    expect(before).toEqual([{ keyword: 'COPY', words: '--from=manifests /manifests .' }]);
    expect(text).not.toContain('# syntax');
  });

  test('copies exactly the files of the list, its own in the last layers', () => {
    expect(text).toContain(`node ops/images/files-of-area.ts ${area} /image /installed`);
    const copied = stage.filter(({ keyword }) => ['COPY', 'ADD'].includes(keyword));
    expect(copied.map(({ words }) => words)).toEqual(['--from=files /installed /app', '--from=files /image /app']);
    const makesLayer = stage.filter(({ keyword }) => ['COPY', 'ADD', 'RUN', 'WORKDIR'].includes(keyword));
    const compiled = file === SERVICE ? ['RUN'] : [];
    expect(makesLayer.slice(-1 - compiled.length).map(({ keyword }) => keyword)).toEqual(['COPY', ...compiled]);
  });

  test('runs as an unprivileged user, without a shell', () => {
    expect(last('USER')).toBe('node');
    expect(last('CMD')).toMatch(/^\["node", /);
  });

  test('has a health check if it keeps running', () => {
    expect(last('HEALTHCHECK')).toMatch(
      file === SERVICE ? /CMD \["bash", "\/app\/ops\/images\/healthcheck\.sh"\]$/ : /^NONE$/,
    );
  });
});

test('starts a service with the flags and variables of `npm start`, in its folder', () => {
  const all = instructions(textOf(SERVICE));
  const last = (keyword: string) => all.findLast((it) => it.keyword === keyword)?.words;
  expect(JSON.parse(last('CMD') ?? '[]')).toEqual(['node', ...NODE_FLAGS, 'src/main.ts']);
  expect(last('WORKDIR')).toBe('/app/$AREA');
  const given = all.filter(({ keyword }) => keyword === 'ENV').flatMap(({ words }) => words.split(' '));
  for (const [variable, value] of Object.entries(NODE_ENVIRONMENT)) expect(given).toContain(`${variable}=${value}`);
});

test('passes a front end its name', () => {
  const text = textOf(FRONT_END);
  expect(text).toMatch(/^ENV .* AREA=\$AREA$/m);
  expect(text).toContain(`node "\${AREA:?}/build.ts"`);
});
