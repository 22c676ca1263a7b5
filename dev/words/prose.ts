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
  /** First words that the description of a call, event, variable or metric must not have. */
  descriptionOpenings: string[];
};

/** Maximum width of a comment line, in characters: the formatter keeps code to it and leaves comments as they are. */
const MAX_WIDTH = 120;

const START = 'start with what the thing does or is';
const TITLE = /\b(?:it|test)(?:\.\w+)*\(\s*(['"`])([^'"`\n]{1,400})/g;

const DESCRIPTION = /(?:\bsummary: |\bhelp: |\.describe\()\s*(['"`])([^'"`\n]{1,400})/g;
const HASH_COMMENT = /^\s*#(?!!)\s*(.{0,1000})/;

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
      findings.push({ line, message: `a comment starts with '${first}'; ${START}` });
    }
    findings.push(...tooWide(text, comment.start, comment.end, line));
  }
  const titles = { openings: rules.titleOpenings, flags: 'i', subject: 'a test title', end: 'state the behavior' };
  const described = { openings: rules.descriptionOpenings, flags: '', subject: 'a description', end: START };
  if (/\.test\.tsx?$/.test(path)) findings.push(...findingsInStrings(text, TITLE, titles, lineOf));
  findings.push(...findingsInStrings(text, DESCRIPTION, described, lineOf));
  return findings;
}

/** Returns the openings without a subject of comments that start with `#`, in configuration and shell scripts. */
export function findingsInScript(text: string, { commentOpenings }: Pick<Rules, 'commentOpenings'>): Finding[] {
  const opening = alternatives(commentOpenings, '');
  const comments = text.split('\n').map((line) => HASH_COMMENT.exec(line)?.[1]);
  return comments.flatMap((comment, at) => {
    const [first] = (comments[at - 1] === undefined && opening.exec(comment ?? '')) || [];
    return first === undefined ? [] : [{ line: at + 1, message: `a comment starts with '${first}'; ${START}` }];
  });
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

type StringRule = { openings: string[]; flags: string; subject: string; end: string };

/** Returns the strings found by a pattern, whose second group is the text, that start with one of the openings. */
function findingsInStrings(
  text: string,
  pattern: RegExp,
  { openings, flags, subject, end }: StringRule,
  lineOf: (offset: number) => number,
): Finding[] {
  const opening = alternatives(openings, flags);
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [first] = opening.exec(match[2] ?? '') ?? [];
    if (first === undefined) return [];
    return [{ line: lineOf(match.index), message: `${subject} starts with '${first}'; ${end}` }];
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
