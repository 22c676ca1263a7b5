import { formatMoney } from '@ethereal/contracts/format-money';
import type { SearchCondition, SearchPart } from '@ethereal/contracts/items';
import type { Talk } from '../assistant/talk.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { mentions, readable } from '../text/mentions.ts';
import { stem } from '../text/words.ts';
import { isMeantIn } from './beside-wish.ts';
import { listWords } from './lines.ts';
import type { Answered, Found } from './search.ts';
import { type Conditions, isForChild } from './wish.ts';
import { interestsIn, isAttached } from './wishes.ts';

export const quoted = (text: string): string => `“${escapeMarkdown(text)}”`;

function priceWords({ understood: { priceMin, priceMax } }: Found): string {
  if (priceMin !== undefined && priceMax !== undefined)
    return `from ${formatMoney(priceMin)} to ${formatMoney(priceMax)}`;
  if (priceMax !== undefined) return `under ${formatMoney(priceMax)}`;
  return priceMin === undefined ? '' : `over ${formatMoney(priceMin)}`;
}

const AGES = { baby: 'a baby', boys: 'a boy', girls: 'a girl', kids: 'children' } as const;
const isAgeGroup = (group: string): group is keyof typeof AGES => group in AGES;

/** Returns the age of a child: "for a 7-year-old". */
export function ageWords({ age }: Conditions): string {
  if (age === undefined || isForChild({ age }) === false) return '';
  if (age < 2) return 'for a baby';
  return `for ${/^(?:8|11|18)/.test(String(age)) ? 'an' : 'a'} ${age}-year-old`;
}

function whomWords({ understood }: Found): string {
  const [group] = understood.forWhom;
  return ageWords(understood) || (group === undefined ? '' : `for ${isAgeGroup(group) ? AGES[group] : group}`);
}

/** Returns the conditions that hold, for the sentence before the items: "For a 7-year-old under $30". */
export function kept(found: Found): string {
  const { relaxed } = found;
  return [relaxed.includes('forWhom') ? '' : whomWords(found), relaxed.includes('price') ? '' : priceWords(found)]
    .filter(Boolean)
    .join(' ');
}

/** Returns the shopper's words for the conditions of one sort. */
const labelsOf = ({ understood }: Found, of: SearchCondition): string[] =>
  understood.parts.filter((part) => part.of === of).map(({ label }) => label);

/** Fields of the conditions that a search understood, and the word before their values after "I found nothing". */
const CONDITIONS = {
  color: ['colors', 'in'],
  material: ['materials', 'of'],
  size: ['sizes', 'in size'],
  forWhom: ['forWhom', 'for'],
  kind: ['kinds', 'for'],
  occasion: ['occasion', 'for'],
  words: ['words', 'for'],
} as const;
const UNQUOTED: ReadonlySet<SearchCondition> = new Set(['color', 'material', 'size', 'forWhom']);

/** Maximum number of words of a message of which each counts, although it was not tagged. */
const FEW_SAID = 6;

/** Returns the words for the wanted thing: those tagged or attached to it, and all words of a short message. */
function wordsStated(found: Found, talk: Talk): string[] {
  const labels = labelsOf(found, 'words');
  const { tokens } = talk.reading;
  const isSaid = (label: string) => tokens.some(({ text }, at) => text === label && isAttached(tokens, at));
  const tagged = labels.filter((label) => isMeantIn(talk, label) || isSaid(label));
  if (tagged.length > 0 || tokens.length > FEW_SAID) return tagged;
  return labels.length > 0 || found.said !== '' ? labels : found.understood.words;
}

/** Returns the stated words that the best item does not mention. */
function wordsMissing(found: Found, talk: Talk): string[] {
  const [best] = found.items;
  const text = best ? readable(`${best.name} . ${best.description}`) : '';
  return wordsStated(found, talk).filter((word) => !mentions(text, readable(word).trim()));
}

/** Returns a word of the message with those that stand beside it in the same phrase: "garden party". */
function phraseOf(label: string, { reading: { tokens } }: Talk): string {
  let from = tokens.findIndex(({ text }, at) => text === label && isAttached(tokens, at));
  if (from < 0) return label;
  if (isAttached(tokens, from - 1)) from -= 1;
  const to = isAttached(tokens, from + 1) ? from + 2 : from + 1;
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
}

/** Words before dropped conditions after "I found nothing", and the conditions in the shopper's words. */
type Missing = { before: string; said: string[] };

/**
 * Returns a dropped condition, without words if the shopper did not state it. Words that were read as no part of the
 * wish are no condition.
 */
function missing(found: Found, of: SearchCondition, talk: Talk): Missing {
  if (of === 'price') return { before: '', said: [priceWords(found)] };
  if (of === 'forWhom') return { before: '', said: [whomWords(found)] };
  const [field, before] = CONDITIONS[of];
  const values = found.understood[field];
  const labels =
    of === 'words' ? wordsMissing(found, talk) : labelsOf(found, of).map((label) => label.replace(/^size /, ''));
  if (of === 'words' && labels.length === 0) return { before, said: [] };
  // A size without a system is searched for in each of them.
  const own = [...new Set(values.map((value) => value.replace(/^(?:US|Ring) /, '')))];
  const said = labels.length > 0 ? labels : own.slice(0, 2);
  return { before, said: UNQUOTED.has(of) ? said : said.map((label) => phraseOf(label, talk)) };
}

/** Returns words of the message, joined where they follow each other: "beard" and "oil" are "beard oil". */
function joined(words: readonly string[], { reading: { text } }: Talk): string[] {
  const message = text.toLowerCase();
  const phrases: string[] = [];
  for (const word of words.toSorted((one, other) => message.indexOf(one) - message.indexOf(other))) {
    const longer = `${phrases.at(-1)} ${word}`;
    if (message.includes(longer)) phrases.splice(-1, 1, longer);
    else if (!phrases.some((phrase) => ` ${phrase} `.includes(` ${word} `))) phrases.push(word);
  }
  return phrases;
}

/** Returns the dropped conditions that the shopper stated. */
export function droppedIn(found: Found, talk: Talk): string[] {
  const all = Map.groupBy(
    found.relaxed.map((of) => missing(found, of, talk)),
    ({ before }) => before,
  );
  return [...all].flatMap(([before, some]) => {
    const said = [...new Set(some.flatMap((one) => one.said))].filter(Boolean);
    if (before === '') return said;
    const words = before === 'for' ? joined(said, talk).map(quoted) : said.map(escapeMarkdown);
    return words.length > 0 ? `${before} ${listWords(words, 'or')}` : [];
  });
}

/** Returns what a person likes and what no shown present is for. */
export function interestsMissing({ wish, shown, understood, relaxed }: Answered, { reading }: Talk): string[] {
  if (!wish.isGift) return [];
  const texts = shown.map(({ name, description }) => readable(`${name} . ${description}`));
  const isMet = (word: string) => understood.parts.some(({ of, label }) => label.includes(word) && !isDropped(of));
  const isDropped = (of: SearchPart['of']) => relaxed.some((one) => one === of);
  return interestsIn(reading).filter((word) => !isMet(word) && !texts.some((text) => mentions(text, stem(word))));
}
