/** A step of a phrase: any of some words, words that begin so, or a few words of any kind. */
type Step = { words: ReadonlySet<string>; begins: readonly string[] } | 'gap';
export type Phrase = readonly Step[];

/** So many words may stand in a gap. */
const GAP = 4;

export function parsePhrase(said: string): Phrase {
  return said.split(' ').map((step): Step => {
    if (step === '..') return 'gap';
    const each = step.split('|');
    const begins = each.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
    return { words: new Set(each.filter((word) => !word.endsWith('*'))), begins };
  });
}

const fits = (step: Exclude<Step, 'gap'>, word: string): boolean =>
  step.words.has(word) || step.begins.some((begin) => word.startsWith(begin));

/** Where a phrase that begins at a word ends; undefined when it doesn't stand there. */
function endOf(phrase: Phrase, words: readonly string[], at: number, step = 0): number | undefined {
  const now = phrase[step];
  if (now === undefined) return at;
  if (now !== 'gap') {
    const word = words[at];
    return word !== undefined && fits(now, word) ? endOf(phrase, words, at + 1, step + 1) : undefined;
  }
  for (let from = at; from <= Math.min(at + GAP, words.length); from += 1) {
    const end = endOf(phrase, words, from, step + 1);
    if (end !== undefined) return end;
  }
  return undefined;
}

/** Where a phrase first stands among words. Takes time in proportion to the words. */
export function findPhrase(
  phrase: Phrase,
  words: readonly string[],
): { from: number; to: number } | undefined {
  for (let from = 0; from < words.length; from += 1) {
    const to = endOf(phrase, words, from);
    if (to !== undefined) return { from, to };
  }
  return undefined;
}
