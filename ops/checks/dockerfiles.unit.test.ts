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

  test('builds in one stage and runs in another, on the pinned Node', () => {
    const bases = all.filter(({ keyword }) => keyword === 'FROM').map(({ words }) => words);
    expect(bases).toEqual([`node:${node}-slim AS files`, `node:${node}-slim`]);
  });

  test('carries exactly the files of the list', () => {
    expect(text).toContain(`node ops/images/files-of-area.ts ${area} /image`);
    const copied = stage.filter(({ keyword }) => ['COPY', 'ADD'].includes(keyword));
    expect(copied.map(({ words }) => words)).toEqual(['--from=files /image .']);
  });

  test('runs as nobody special, without a shell around it', () => {
    expect(last('USER')).toBe('node');
    expect(last('CMD')).toMatch(/^\["node", /);
  });

  test('says whether it is well', () => {
    const isService = SERVICES.some((it) => it === area);
    expect(last('HEALTHCHECK')).toMatch(
      isService ? /CMD \["node", "ops\/images\/healthcheck\.ts"\]$/ : /^NONE$/,
    );
  });
});
