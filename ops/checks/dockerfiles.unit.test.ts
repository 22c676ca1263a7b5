import { NODE_ENVIRONMENT, NODE_FLAGS } from '@ethereal/areas/launch';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { AREAS, SERVICES } from '../images/areas.ts';
import { textOf } from './files.ts';

const instructions = (text: string) =>
  DockerfileParser.parse(text)
    .getInstructions()
    .map((it) => ({
      keyword: it.getKeyword(),
      words: it.getTextContent().slice(it.getKeyword().length).trim(),
    }));
const node = textOf('.nvmrc').trim();

describe.each(AREAS)('%s/Dockerfile', (area) => {
  const text = textOf(`${area}/Dockerfile`);
  const all = instructions(text);
  const stage = all.slice(all.findLastIndex(({ keyword }) => keyword === 'FROM'));
  const last = (keyword: string) => stage.findLast((it) => it.keyword === keyword)?.words;

  test('has no fault of a Dockerfile', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
  });

  test('installs by the manifests, builds, and runs in stages of their own, on the pinned Node', () => {
    const bases = all.filter(({ keyword }) => keyword === 'FROM').map(({ words }) => words);
    expect(bases).toEqual([
      `node:${node}-slim AS manifests`,
      `node:${node}-slim AS files`,
      `node:${node}-slim`,
    ]);
  });

  test('installs before it sees the sources, and asks no registry for its syntax', () => {
    const files = all.slice(all.findIndex(({ words }) => words.endsWith(' AS files')));
    const install = files.findIndex(({ words }) => words.includes('npm ci'));
    expect(install).toBeGreaterThan(0);
    expect(files.slice(0, install).filter(({ keyword }) => keyword === 'COPY')).toEqual([
      { keyword: 'COPY', words: '--from=manifests /manifests .' },
    ]);
    expect(text).not.toContain('# syntax');
  });

  test('carries exactly the files of the list', () => {
    expect(text).toContain(`node ops/images/files-of-area.ts ${area} /image /installed`);
    const copied = stage.filter(({ keyword }) => ['COPY', 'ADD'].includes(keyword));
    expect(copied.map(({ words }) => words)).toEqual(['--from=files /installed .', '--from=files /image .']);
  });

  test('runs as nobody special, without a shell around it', () => {
    expect(last('USER')).toBe('node');
    expect(last('CMD')).toMatch(/^\["node", /);
  });

  test('says whether it is well', () => {
    const isService = SERVICES.some((it) => it === area);
    expect(last('HEALTHCHECK')).toMatch(
      isService ? /CMD \["bash", "ops\/images\/healthcheck\.sh"\]$/ : /^NONE$/,
    );
  });
});

/** What runs for good, as opposed to what ends when a front-end is live. */
const RUNNING = [...SERVICES, 'shell/server', 'packages/areas/template/service'];

test.each(RUNNING)(
  '%s/Dockerfile starts Node with the flags and the variables that `npm start` gives it',
  (folder) => {
    const all = instructions(textOf(`${folder}/Dockerfile`));
    const name = folder.startsWith('packages/') ? 'svc-sample' : folder;
    const command = all.findLast(({ keyword }) => keyword === 'CMD')?.words ?? '[]';
    expect(JSON.parse(command)).toEqual(['node', ...NODE_FLAGS, `${name}/src/main.ts`]);
    const given = all.filter(({ keyword }) => keyword === 'ENV').flatMap(({ words }) => words.split(' '));
    for (const [variable, value] of Object.entries(NODE_ENVIRONMENT))
      expect(given).toContain(`${variable}=${value}`);
  },
);
