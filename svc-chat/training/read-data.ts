import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Token, tokensOf } from '../src/reading/tokens.ts';
import { readRows } from '../src/text/rows.ts';

const ROOT = join(import.meta.dirname, '..');

/** One message with its expected reading; `[KIND linen shirts]` marks a span of its text. */
const row = z.strictObject({
  origin: z.string(),
  text: z.string(),
  intent: z.string(),
  aspect: z.string().optional(),
  section: z.string().optional(),
  page: z.boolean().optional(),
  after: z.string().optional(),
  topic: z.string().optional(),
  from: z.string().optional(),
  said: z.string().optional(),
});
type Row = z.infer<typeof row>;
export type Example = Row & { tokens: Token[]; tags: string[] };

const SPAN = /\[([A-Z]+) ([^\][]*)\]/g;

/** Returns the text without its marks, its tokens, and the tag of each. */
function unmark(row: Row): Example {
  const spans: { tag: string; from: number; to: number }[] = [];
  let text = '';
  let at = 0;
  for (const { 0: whole, 1: tag = '', 2: said = '', index } of row.text.matchAll(SPAN)) {
    text += row.text.slice(at, index);
    spans.push({ tag, from: text.length, to: text.length + said.length });
    text += said;
    at = index + whole.length;
  }
  text += row.text.slice(at);
  const tokens = tokensOf(text);
  const tags = tokens.map(({ from, to }) => {
    const span = spans.find((one) => one.from < to && from < one.to);
    return span?.tag ?? 'O';
  });
  return { ...row, text, tokens, tags };
}

export function readExamples(): Example[] {
  const lines = readFileSync(join(ROOT, 'data/training.jsonl'), 'utf8').trimEnd().split('\n');
  return lines.map((line) => unmark(row.parse(JSON.parse(line))));
}

/** Returns messages with the care that they need. Secrets are left out, because rules detect them. */
export function readCares(): { care: string; language: string; text: string }[] {
  return ['care.tsv', 'harm.tsv']
    .flatMap(readRows)
    .map(([care = '', language = '', text = '']) => ({ care, language, text }))
    .filter(({ care }) => care !== 'card' && care !== 'secret');
}

const LEARNT_FROM = [
  'data/training.jsonl',
  'data/care.tsv',
  'data/harm.tsv',
  'data/other-trades.tsv',
  'data/lexicon.tsv',
  'data/foreign-words.tsv',
  'src/help/help.ts',
  'src/language/translate.ts',
  'src/reading/features.ts',
  'src/reading/lexicon.ts',
  'src/reading/tokens.ts',
  'src/reading/weights.ts',
  'src/text/words.ts',
];
const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder))
    .sort()
    .map((name) => `${folder}/${name}`);

/** Returns a hash of all training sources: data, help texts, the code of training and of features. */
export function hashOfSources(): string {
  const hash = createHash('sha256');
  const learning = filesIn('training').filter((name) => !name.includes('.test.'));
  for (const file of [...LEARNT_FROM, ...filesIn('help'), ...learning])
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}
