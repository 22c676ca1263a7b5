import { isDenial } from '@ethereal/contracts/denials';
import { entriesOf, idOf } from '../reading/lexicon.ts';
import type { Reading, Span } from '../reading/reading.ts';
import type { Token } from '../reading/tokens.ts';

const words = (some: string): ReadonlySet<string> => new Set(some.split(' '));

/** Words that state that a substance harms the shopper. */
const HARMS = words(
  'allergic alergic allergy allergies alergy allergen intolerant intolerance rash rashes hives itch itches itchy reaction react reacts anaphylactic anaphylaxis sensitive sensitivity epipen coeliac celiac swell swells swelling eczema poison deadly tolerate tolerates dermatitis spots asthma migraine migraines blisters',
);
const ENDS = words('but , . ; ! for with in under');
/** Number of words between a word of refusal and what it refuses, at most. */
const REACH = 4;
/** Substances that a word excludes without naming them: those of a way of life, and those that itch. */
const EXCLUDED_BY: ReadonlyMap<string, string> = new Map([
  ...['vegan', 'vegans', 'vegano', 'vegana'].map((word) => [word, 'animal'] as const),
  ...['itch', 'itchy', 'scratchy'].map((word) => [word, 'wool'] as const),
]);

export const speaksOfHarm = ({ tokens }: Pick<Reading, 'tokens'>): boolean =>
  tokens.some(({ text }) => HARMS.has(text));

/** Whether a message refuses substances that harm the shopper or that a way of life excludes. */
export const isHarmful = (reading: Pick<Reading, 'tokens' | 'spans'>): boolean =>
  speaksOfHarm(reading) || reading.spans.some(({ tag, text }) => tag === 'REFUSED' && text === 'animal');

/** Whether a word names a material or an allergen. */
export const isSubstance = (text: string): boolean =>
  entriesOf(text).some((entry) => entry.class === 'material' || entry.class === 'allergen');

/** Whether a word of refusal stands shortly before a span or directly after it: "wool? never". */
function isRefused(tokens: readonly Token[], { from, to }: Span): boolean {
  for (let at = from - 1; at >= Math.max(0, from - REACH); at -= 1) {
    const text = tokens[at]?.text ?? '';
    if (isDenial(text) || (text === 'but' && isAnythingBut(tokens, at))) return true;
    if (ENDS.has(text)) break;
  }
  const after = tokens.slice(to, to + 2).map(({ text }) => text);
  return after[0] === 'no' || after[0] === 'never' || (after[0] === '?' && (after[1] === 'no' || after[1] === 'never'));
}

/** Other words by which a message may refuse something: "leather is out", "other than wool". */
const REFUSING = words(
  'excluded devoid other forbade forbid forbidden banned sneeze sneezing instead skip free out away enough sick tired bored already off less too nobody ban allergenic',
);
/** Words of the lexicon's class of refusals that also begin a wish: "I would rather have wool". */
const WANTING = words('rather prefer');
/** Whether "but" or "anything" stands in "anything but"; alone, they refuse nothing. */
const isAnythingBut = (tokens: readonly Token[], at: number): boolean => {
  const [before, text, after] = [tokens[at - 1], tokens[at], tokens[at + 1]].map((token) => token?.text);
  return text === 'but' ? before === 'anything' || before === 'everything' : after === 'but';
};
const isRefusing = ({ text }: Token, at: number, tokens: readonly Token[]): boolean => {
  if (HARMS.has(text)) return true;
  if (text === 'but' || text === 'anything') return isAnythingBut(tokens, at);
  return !WANTING.has(text) && (REFUSING.has(text) || entriesOf(text).some((entry) => entry.class === 'refusing'));
};
/** Verbs of what a person has, had or did. A denial before them refuses nothing. */
const PAST = words('own owned had worn wore bought tried');
/** Matches words by which somebody lacks what follows: "I have no", "we own no". Input: at most 2,000 characters. */
const LACKING =
  /\b(?:i|we|he|she|my \p{L}+)(?:(?:'ve|'s| have| has)(?: got)?| got| own| owns) (?:no|zero)(?: \p{L}+)? $|\b(?:i|we|he|she) (?:have ?n'?t|has ?n'?t|do ?n'?t|does ?n'?t)(?: got| have| own)(?: an?| any)?(?: \p{L}+)? $/u;
const SENTENCE_END = /^[.;!?\n]$/;
const CLAUSE_END = /^[,.;!?\n]$/;

/** Whether somebody lacks the thing of a span: "I have no plates", "my son has no gloves". */
const isLacked = ({ text, tokens }: Reading, { from }: Span): boolean =>
  LACKING.test(text.slice(0, tokens[from]?.from).toLowerCase());

/** Number of words before a lacked thing among which its denial stands. */
const LACKED = 4;

/** Returns a message with "some" for the denial of a thing that somebody lacks, because that is a wish for it. */
function withLacks(reading: Reading): Reading {
  const lacked = reading.spans
    .filter(({ tag }) => /^(?:REFUSED|KIND|ITEM)$/.test(tag))
    .filter((span) => isLacked(reading, span));
  const isOfLack = (at: number) => lacked.some(({ from }) => at < from && at >= from - LACKED);
  const tokens = reading.tokens.map((token, at) =>
    isDenial(token.text) && isOfLack(at) ? { ...token, text: 'some' } : token,
  );
  const spans = reading.spans.map((span) => (lacked.includes(span) && span.tag === 'REFUSED' ? asWanted(span) : span));
  return { ...reading, tokens, spans };
}

/**
 * Whether a learned refusal is none, because the words of refusal stand in another sentence, or in a later clause: "a
 * leather belt. No logo", "wool, and nothing with a hood". "Wool, never" and "wool? No" refuse wool.
 */
function isBesideRefusal({ tokens, spans }: Reading, span: Span): boolean {
  if (!tokens.some(isRefusing)) return true;
  const { from, to } = span;
  const start = tokens.findLastIndex(({ text }, at) => at < from && SENTENCE_END.test(text)) + 1;
  const before = tokens.slice(start, from);
  // "I never owned a suit" refuses none.
  if (before.some(isRefusing)) return before.some(({ text }) => PAST.has(text));
  const behind = tokens.slice(to);
  const end = behind.findIndex(({ text }) => CLAUSE_END.test(text));
  // In "black but not leather", the denial belongs to the leather.
  const isOthers = (at: number) =>
    spans.some((other) => other.tag === 'REFUSED' && other.from > to + at && other.from <= to + at + REACH);
  const isRefusedBehind = behind
    .slice(0, end < 0 ? undefined : end)
    .some((token, at, all) => isRefusing(token, at, all) && !(isDenial(token.text) && isOthers(at)));
  if (isRefusedBehind) return false;
  // Directly behind the mark, "no" refuses what stands before it.
  return end < 0 || !/^(?:no|never)$/.test(behind[end + 1]?.text ?? '');
}

/** Returns a learned refusal as a wish, because no word of its sentence refuses anything. */
function asWanted(span: Span): Span {
  if (isSubstance(span.text)) return { ...span, tag: 'MATERIAL' };
  const isColor = span.text.split(' ').every((word) => idOf('color', word) !== undefined);
  return { ...span, tag: isColor ? 'COLOR' : 'KIND' };
}

/** Returns the message with its learned refusals, except in sentences that refuse nothing. */
function withSaidRefusals(reading: Reading): Reading {
  const isOther = (span: Span) => span.tag === 'REFUSED' && isBesideRefusal(reading, span);
  return { ...reading, spans: reading.spans.map((span) => (isOther(span) ? asWanted(span) : span)) };
}

/** Adds spans that must not be missed: substances beside a word of harm, or refused. Training alone is not enough. */
export function withRefusals(read: Reading): Reading {
  const reading = withSaidRefusals(withLacks(read));
  const harm = speaksOfHarm(reading);
  const learnt = reading.spans.some(({ tag }) => tag === 'REFUSED');
  const added: Span[] = [];
  for (const [at, { text }] of reading.tokens.entries()) {
    const span: Span = { tag: 'REFUSED', text, from: at, to: at + 1 };
    const excluded = EXCLUDED_BY.get(text);
    if (excluded) added.push({ ...span, text: excluded });
    else if (isSubstance(text) && ((harm && !learnt) || isRefused(reading.tokens, span))) added.push(span);
  }
  if (added.length === 0) return reading;
  const kept = reading.spans.filter(
    (span) =>
      !added.some(({ text, from, to }) => {
        const isReplaced = span.tag !== 'REFUSED' || EXCLUDED_BY.get(span.text) === text;
        return isReplaced && span.from < to && from < span.to;
      }),
  );
  return { ...reading, spans: [...kept, ...added].sort((one, other) => one.from - other.from) };
}

/** Returns everything that is excluded with a substance: a shopper who cannot bear merino is shown no wool. */
export function substancesOf(text: string, harm: boolean): string[] {
  const meant = [text, ...text.split(' ')].filter(isSubstance);
  if (!harm) return [...new Set(meant)];
  const families = meant
    .flatMap((phrase) => [idOf('allergen', phrase), idOf('material', phrase)])
    .filter((id) => id !== undefined);
  return [...new Set([...meant, ...families])];
}
