import { CATEGORIES, type Category } from '@ethereal/contracts/fashion';
import type { Audience } from '../goods/wish.ts';
import { idOf } from './lexicon.ts';
import type { Reading, Span } from './reading.ts';
import { textsOf } from './spans.ts';

/** Returns the audience that words for people state. The last such word decides. */
function audienceOf(spans: readonly Span[]): Audience | undefined {
  for (const { text } of spans.filter(({ tag }) => tag === 'WHOM').reverse()) {
    const phrases = [text, ...text.split(' ')];
    const who = phrases.flatMap((phrase) => idOf('person', phrase) ?? [])[0]?.split(' ')[0];
    if (who === 'men' || who === 'women' || who === 'kids') return who;
  }
  return undefined;
}

const SHELVES: ReadonlySet<string> = new Set<string>(CATEGORIES);
const isCategory = (id: string): id is Category => SHELVES.has(id);
/** Returns the categories that a message names: "for my home". */
const categoriesOf = (spans: readonly Span[]): Category[] =>
  spans
    .filter(({ tag }) => tag === 'WHOM' || tag === 'KIND')
    .flatMap(({ tag, text }) => {
      const id = (tag === 'KIND' ? [text] : [text, ...text.split(' ')]).flatMap(
        (phrase) => idOf('shelf', phrase) ?? [],
      )[0];
      return id && isCategory(id) ? [id] : [];
    });

/** Whether a message excludes children: "not for kids". */
const notForKids = ({ tokens }: Reading, spans: readonly Span[]): boolean =>
  spans.some(
    (span) =>
      (span.tag === 'WHOM' || span.tag === 'REFUSED') &&
      span.text.split(' ').some((word) => idOf('person', word)?.startsWith('kids')) &&
      tokens.slice(Math.max(0, span.from - 3), span.from).some(({ text }) => text === 'not' || text === 'no'),
  );

/** Whether a message refuses a category: "No electronics". */
const isRefusedShelf = (category: Category, reading: Reading, spans: readonly Span[]): boolean =>
  (category === 'kids' && notForKids(reading, spans)) ||
  spans.some(({ tag, text }) => tag === 'REFUSED' && (text === category || idOf('shelf', text) === category));

/** Age in years from which adults' sizes apply. Below it, children's things are shown. */
export const GROWN = 14;
/** Matches words for a baby, whose age is about zero years. */
export const BABY = /\b(?:baby|babies|newborn|infant|months?)\b/;

export const yearsIn = (spans: readonly Span[]): number[] => textsOf(spans, 'AGE').map(Number).filter(Number.isFinite);

/** Returns the audience of a wish. An age below `GROWN` takes precedence over words for people. */
export function forWhom(reading: Reading, spans: readonly Span[]): Audience | undefined {
  if (notForKids(reading, spans)) return undefined;
  return yearsIn(spans).some((age) => age < GROWN) ? 'kids' : audienceOf(spans);
}

/**
 * Returns the named categories if no person is named, else all categories that are not refused; an empty list if every
 * category is allowed.
 */
export function categoriesIn(reading: Reading, spans: readonly Span[]): Category[] {
  const isOpen = !forWhom(reading, spans) && !notForKids(reading, spans);
  const named = isOpen ? categoriesOf(spans) : [];
  if (named.length > 0) return named;
  const left = CATEGORIES.filter((one) => !isRefusedShelf(one, reading, spans));
  return left.length < CATEGORIES.length ? left : [];
}
