import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reduceWordnet } from '../../testing/reduce-wordnet.ts';
import { commonWords, wordnetKinds } from './wordnet.ts';

const DATA = join(import.meta.dirname, '../../../data');

it.each(Object.entries(reduceWordnet()))('%s equals the reduction of the installed WordNet', (file, text) => {
  expect(readFileSync(join(DATA, file), 'utf8') === text).toBe(true);
});

describe('wordnetKinds', () => {
  it('returns the kinds of things with their words and the kinds above them', () => {
    const sandals = wordnetKinds(new Set()).filter(({ words }) => words.includes('sandal'));
    expect(sandals).toEqual([{ name: 'sandal', words: ['sandal'], above: ['shoe'] }]);
  });

  it('numbers a kind whose name the shop uses', () => {
    expect(wordnetKinds(new Set(['sandal'])).map(({ name }) => name)).toContain('sandal 2');
  });
});

it('commonWords returns frequent words of English', () => {
  expect(commonWords().has('window')).toBe(true);
  expect(commonWords().has('windw')).toBe(false);
});
