import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPhrase, type Phrase, parsePhrase } from './phrases.ts';
import { saysCard, saysPassword } from './secrets.ts';

/** What must not be treated as shopping, whatever else a message says; the gravest first. */
const CARES = [
  ...(['despair', 'violence', 'poisoning', 'emergency', 'danger', 'harm', 'threat'] as const),
  ...(['instructions', 'medical'] as const),
] as const;
export type Care = (typeof CARES)[number] | 'card' | 'secret';

const FILE = join(import.meta.dirname, '../../data/care.tsv');
const PHRASES: ReadonlyMap<string, readonly Phrase[]> = Map.groupBy(
  readFileSync(FILE, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t')),
  ([care = '']) => care,
)
  .entries()
  .reduce(
    (all, [care, rows]) =>
      all.set(
        care,
        rows.map(([, said = '']) => parsePhrase(said)),
      ),
    new Map<string, Phrase[]>(),
  );

const SENTENCES = /[.!?;\n]+/;
const WORDS = /[\p{L}\p{N}]+/gu;
const MOST_WORDS = 500;

/** The words of each sentence: a phrase never goes on from one to the next. */
const sentencesOf = (text: string): string[][] =>
  text
    .toLowerCase()
    .replaceAll(/['’‘`](?=[a-z])/g, (mark, at: number, whole: string) =>
      /[dljmnst]$/.test(whole.slice(Math.max(0, at - 2), at)) && /^[aeéiouh]/.test(whole.slice(at + 1))
        ? ' '
        : mark && '',
    )
    .split(SENTENCES)
    .map((sentence) => sentence.match(WORDS)?.slice(0, MOST_WORDS) ?? []);

/** The words with figures of speech taken out: who would kill for a dress harms nobody. */
function literal(words: readonly string[]): string[] {
  let rest = [...words];
  for (const figure of PHRASES.get('figure') ?? []) {
    const found = findPhrase(figure, rest);
    if (found) rest = [...rest.slice(0, found.from), ...rest.slice(found.to)];
  }
  return rest;
}

/** What of these a message is, in any of the languages that are answered in. */
export function careIn(message: string): Care | undefined {
  if (saysCard(message)) return 'card';
  if (saysPassword(message)) return 'secret';
  const sentences = sentencesOf(message).map(literal);
  return CARES.find((care) =>
    PHRASES.get(care)?.some((phrase) => sentences.some((words) => findPhrase(phrase, words) !== undefined)),
  );
}
