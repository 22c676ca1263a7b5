import { describe, expect, it } from 'vitest';
import { findingsInScript, findingsInSource, findingsInWords } from './prose.ts';

const rules = {
  words: { 'under way': 'in flight' },
  commentOpenings: ['What', 'Of'],
  titleOpenings: ['of', 'what', 'an?'],
  descriptionOpenings: ['How', 'Where'],
};

const linesOf = (path: string, ...lines: string[]) =>
  findingsInSource(path, lines.join('\n'), rules).map(({ line, message }) => `${line}: ${message.slice(0, 40)}`);

describe('findingsInSource', () => {
  it('reports a comment and a docstring that start without a subject', () => {
    expect(
      linesOf('a.ts', 'const a = 1;', '// What is kept.', '/**', ' * Of a crash.', ' */', 'export const b = a;'),
    ).toEqual(["2: a comment starts with 'What'; start with", "3: a comment starts with 'Of'; start with w"]);
  });

  it('accepts the same words inside a comment, in a string, and as the start of a longer word', () => {
    expect(linesOf('a.ts', '// Returns', '// What it read.', "export const a = '// What';", '// Offers end.')).toEqual(
      [],
    );
  });

  it('reports comment lines above 120 characters, except addresses', () => {
    const long = 'x'.repeat(130);
    expect(linesOf('a.ts', `// ${long}`, `/* http://${long} */`)).toHaveLength(1);
  });

  it('reports test titles that state no behavior, in test files alone', () => {
    const lines = ["it('of one kind', () => {});", 'it(`sends an answer`, () => {});', 'test.each([1])("a b", f);'];
    expect(linesOf('a.unit.test.ts', ...lines)).toEqual(["1: a test title starts with 'of'; state the"]);
    expect(linesOf('a.ts', ...lines)).toEqual([]);
  });

  it('reports descriptions of variables, calls and metrics that start without a subject', () => {
    const lines = [
      "a.describe('How long it waits'),",
      "summary: 'Where it is',",
      "help: 'Number of events',",
      "name: 'How'",
    ];
    expect(linesOf('a.ts', ...lines)).toEqual([
      "1: a description starts with 'How'; start w",
      "2: a description starts with 'Where'; start",
    ]);
  });
});

describe('findingsInScript', () => {
  it('reports the first line of a comment that starts without a subject', () => {
    const text = '#!/bin/sh\n# What is kept.\n# Of a crash.\nport: 1 # What\n\n  # Of a port.\n# Returns';
    expect(findingsInScript(text, rules).map(({ line }) => line)).toEqual([2, 6]);
  });
});

describe('findingsInWords', () => {
  it('reports a banned phrase in any case with its replacement', () => {
    expect(findingsInWords('Nothing.\nUnder way now.', rules)).toEqual([
      { line: 2, message: "'Under way': write in flight" },
    ]);
  });
});
