import { parseSync } from 'oxc-parser';

/** A finding: the line on which it starts, counted from 1, and the message that says how to mend it. */
export type Finding = { line: number; message: string };

export type Rules = {
  /** Words and phrases that are not used, each with its replacement. */
  words: Record<string, string>;
  /** First words that a comment must not have, because they leave its subject open. */
  commentOpenings: string[];
  /** First words that a test title must not have, because no behavior follows them. */
  titleOpenings: string[];
};

/** Maximum width of a comment line, in characters: the formatter keeps code to it and leaves comments as they are. */
const MAX_WIDTH = 120;

const TITLE = /\b(?:it|test)(?:\.\w+)*\(\s*(['"`])([^'"`\n]{1,400})/g;

// Input: our own.
const alternatives = (words: string[], flags: string) => new RegExp(`^(?:${words.join('|')})(?![\\w-])`, flags);

/**
 * Returns what a source file's comments and test titles break of the rules of prose.
 * A block of line comments counts as one comment.
 */
export function findingsInSource(path: string, text: string, rules: Rules): Finding[] {
  const opening = alternatives(rules.commentOpenings, '');
  const lineOf = lineCounter(text);
  const findings: Finding[] = [];
  let lineBefore = Number.NEGATIVE_INFINITY;
  for (const comment of parseSync(path, text).comments) {
    const line = lineOf(comment.start);
    const goesOn = comment.type === 'Line' && line === lineBefore + 1;
    lineBefore = line;
    const [first] = opening.exec(comment.value.replace(/^[\s*]+/, '')) ?? [];
    if (first !== undefined && !goesOn) {
      findings.push({ line, message: `a comment starts with '${first}'; start with what the thing does or is` });
    }
    findings.push(...tooWide(text, comment.start, comment.end, line));
  }
  if (/\.test\.tsx?$/.test(path)) findings.push(...findingsInTitles(text, rules, lineOf));
  return findings;
}

/** Returns the words of a text, code or prose, that are not used here. */
export function findingsInWords(text: string, { words }: Pick<Rules, 'words'>): Finding[] {
  // Input: our own.
  const pattern = new RegExp(`\\b(?:${Object.keys(words).join('|')})\\b`, 'gi');
  return text.split('\n').flatMap((line, at) =>
    [...line.matchAll(pattern)].map(([word]) => ({
      line: at + 1,
      message: `'${word}': write ${words[word.toLowerCase()]}`,
    })),
  );
}

function findingsInTitles(text: string, rules: Rules, lineOf: (offset: number) => number): Finding[] {
  const opening = alternatives(rules.titleOpenings, 'i');
  return [...text.matchAll(TITLE)].flatMap((match) => {
    const [first] = opening.exec(match[2] ?? '') ?? [];
    if (first === undefined) return [];
    return [{ line: lineOf(match.index), message: `a test title starts with '${first}'; state the behavior` }];
  });
}

function tooWide(text: string, start: number, end: number, firstLine: number): Finding[] {
  const from = text.lastIndexOf('\n', start) + 1;
  return text
    .slice(from, end)
    .split('\n')
    .flatMap((line, at) =>
      line.length > MAX_WIDTH && !line.includes('http')
        ? [{ line: firstLine + at, message: `a comment line has ${line.length} characters; at most ${MAX_WIDTH}` }]
        : [],
    );
}

function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let counted = 0;
  return (offset) => {
    if (offset < counted) [line, counted] = [1, 0];
    for (; counted < offset; counted++) if (text.charCodeAt(counted) === 10) line++;
    return line;
  };
}
