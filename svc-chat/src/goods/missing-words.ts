import { formatMoney } from '@ethereal/contracts/format-money';
import type { SearchCondition, SearchPart } from '@ethereal/contracts/items';
import type { Talk } from '../assistant/talk.ts';
import { isIngredient, wordsOfSubstance } from '../care/substances.ts';
import { namesThing } from '../reading/reading.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { hasForm, mentions, readable } from '../text/mentions.ts';
import { stem } from '../text/words.ts';
import { listWords, spaced } from './lines.ts';
import { isNamedPerson } from './person.ts';
import type { Answered, Found } from './search.ts';
import { interestsIn, isAttached, isFit } from './thing.ts';
import { type Conditions, isForChild } from './wish.ts';

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

/** Returns the person for whom something is, as the shopper named them: "for your dad". */
export function personSaid({ reading: { spans, tokens } }: Talk): string {
  const own = spans.find((span) => isNamedPerson(span) && /^(?:my|our)$/.test(tokens[span.from - 1]?.text ?? ''));
  if (!own) return '';
  const name = own.text.replace(/(?: s?hes?|[’']s?)$/, '');
  // "My mums birthday" is that of one mum.
  return `for your ${escapeMarkdown(name === own.text ? stem(name) : name)}`;
}

function whomWords({ understood }: Found, talk: Talk): string {
  const [group] = understood.forWhom;
  return (
    ageWords(understood) ||
    (group && (personSaid(talk) || `for ${isAgeGroup(group) ? AGES[group] : escapeMarkdown(group)}`)) ||
    ''
  );
}

/** Returns the sizes of a search, as "in size 8 (M)": a number is also searched for in the letters of the chart. */
export function sizesSaid({ understood: { sizes } }: Found): string {
  const plain = new Set(sizes.map((size) => size.replace(/^(?:US|Ring) /, '')));
  const joined = (form: RegExp) =>
    listWords(
      [...plain].filter((one) => form.test(one)),
      'or',
    );
  const [numbers, letters] = [joined(/^\d/), joined(/^\D/)];
  if (numbers && letters) return `in size ${numbers} (${letters})`;
  return plain.size > 0 ? `in size ${numbers || letters}` : '';
}

/** Returns the shopper's words for the conditions of some sorts. */
const labelsOf = ({ understood }: Found, ...of: SearchPart['of'][]): string[] =>
  understood.parts.filter((part) => of.includes(part.of)).map(({ label }) => label);

/** Returns the colors or materials of a search that the name of the thing doesn't have: "in navy or black". */
const looksSaid = (of: 'color' | 'material') => (found: Found, talk: Talk) => {
  const { colors, materials } = found.understood;
  const labels = labelsOf(found, of);
  const all = labels.length > 0 ? labels : (of === 'color' ? colors : materials).slice(0, 2);
  const name = nameOf(found, talk);
  const values = all.filter((one) => !name.includes(one)).map(escapeMarkdown);
  return values.length > 0 ? `in ${listWords(values, 'or')}` : '';
};

/** Words for a condition behind the name of a thing: "in size 10", "under $15.00"; blank if the search has none. */
const SAID: Partial<Record<SearchCondition, (found: Found, talk: Talk) => string>> = {
  forWhom: whomWords,
  size: sizesSaid,
  color: looksSaid('color'),
  material: looksSaid('material'),
  price: priceWords,
};

/** Returns those of some conditions that hold, for a sentence before the items: "For a 7-year-old under $30". */
export const kept = (found: Found, talk: Talk, of: readonly SearchCondition[] = ['forWhom', 'size', 'price']): string =>
  spaced(...of.map((one) => (found.relaxed.includes(one) ? '' : SAID[one]?.(found, talk))));

/** Returns the colors and materials that hold and that a name doesn't have: the "white" of "white shirt in linen". */
export const keptLooks = ({ understood, relaxed }: Found, name: string): string => {
  const isLook = ({ of }: SearchPart) => (of === 'color' || of === 'material') && !relaxed.includes(of);
  const labels = understood.parts.filter(isLook).map(({ label }) => label);
  return listWords(
    labels.filter((label) => !name.includes(label)),
    'or',
  );
};

/** Words that attach something to a thing. They do not end its name. */
const LEADS = /^(?:with|for)$/;
/** Maximum number of words of a phrase from its "with" or "for" on. */
const MAX_PHRASE = 5;

/** Returns the phrase of the message that attaches a word to the thing: "for a garden party"; blank if none does. */
function attachedPhrase(word: string, { reading: { tokens } }: Talk): string {
  const at = tokens.findIndex(({ text }, place) => text === word && isAttached(tokens, place));
  const to = isAttached(tokens, at + 1) ? at + 2 : at + 1;
  const texts = tokens.slice(Math.max(0, at + 1 - MAX_PHRASE), to).map(({ text }) => text);
  return at < 0 ? '' : escapeMarkdown(texts.slice(texts.findLastIndex((text) => LEADS.test(text))).join(' '));
}

/** Maximum number of kinds that a name of a thing means. */
const MAX_KINDS = 3;

/** Returns the shopper's name of the wanted thing, with what describes it: "gym leggings"; blank without one. */
export function nameSaid(found: Found, { reading: { tokens, spans, text: message } }: Talk): string {
  const labels = labelsOf(found, 'kind').map((label) => label.split(' ').at(-1) ?? label);
  const span = spans.find((one) => namesThing(one) && labels.some((label) => one.text.includes(label)));
  const at = tokens.findIndex(({ text }) => labels.includes(text));
  let from = span?.from ?? at;
  const described = labelsOf(found, 'kind', 'words', 'occasion').flatMap((label) => label.split(' '));
  while (from > 0 && described.includes(tokens[from - 1]?.text ?? '')) from -= 1;
  let to = span?.to ?? at + 1;
  while (to - 1 > from && LEADS.test(tokens[to - 1]?.text ?? '')) to -= 1;
  return from < 0 ? '' : escapeMarkdown(message.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0).toLowerCase());
}

/** Returns the shopper's name of the wanted thing, else that of its kinds; blank for many kinds. */
export function nameOf(found: Found, talk: Talk): string {
  const { kinds } = found.understood;
  const ofKinds = kinds.length > MAX_KINDS ? [] : kinds.map((kind) => kind.replace(/!$/, ''));
  return nameSaid(found, talk) || (found.wish.unmet ?? escapeMarkdown(listWords(ofKinds, 'or')));
}

/** Returns a check of whether the best item mentions a word: an ingredient by any of its names, else in any form. */
function mentionedBy([best]: Found['items']): (word: string) => boolean {
  if (!best) return () => false;
  const text = `${best.name} . ${best.description}`;
  const isIn = (word: string) =>
    isIngredient(word) ? wordsOfSubstance(word).some((one) => mentions(readable(text), one)) : hasForm(text, word);
  return (label) => label.split(' ').every(isIn);
}

/** Whether nothing has the shopper's name of the thing: its kind or a word of the name was dropped. */
export function isUnsold(found: Found, talk: Talk): boolean {
  const name = nameSaid(found, talk);
  const isMentioned = mentionedBy(found.items);
  const isIn = ({ of, label }: SearchPart) => found.relaxed.some((one) => one === of) && name.includes(label);
  const isText = ({ of }: SearchPart) => of === 'words' || of === 'occasion';
  if (found.wish.unmet !== undefined && name === '') return true;
  if (found.relaxed.includes('kind')) return nameOf(found, talk) !== '';
  return found.understood.parts.some((part) => isIn(part) && !(isText(part) && isMentioned(part.label)));
}

/** Returns those of some words that neither the name of the thing nor the best item has. */
function unsaid(words: readonly string[], found: Found, talk: Talk): string[] {
  const name = nameOf(found, talk);
  const isMentioned = mentionedBy(found.items);
  return words.filter((word) => !name.includes(word) && !isMentioned(word));
}

/** Returns that nothing is said about what the message attaches to the thing: "though nothing is said about rain". */
export function thoughUnsaid(found: Found, talk: Talk): string {
  const words = unsaid(labelsOf(found, 'words', 'occasion'), found, talk);
  const phrases = words.map((word) => attachedPhrase(word, talk).replace(/^(?:for|with) /, ''));
  const all = [...new Set(phrases)].filter(Boolean);
  return all.length > 0 ? `, though nothing is said about ${listWords(all, 'or')}` : '';
}

/** Maximum number of words of a clause that only adds a property: "sleeves please". */
const FEW_OF_CLAUSE = 4;
const isMark = (text: string | undefined) => text === undefined || /^[^\p{L}\p{N}]$/u.test(text);

/** Returns those of some words in the first short clause with any of them: "sleeves please, I hate my arms". */
function firstSaid(words: readonly string[], { reading: { tokens } }: Talk): string[] {
  const texts = tokens.map(({ text }) => text);
  const first = texts.findIndex((text, at) => words.includes(text) && texts[at - 1] !== 'too');
  const from = texts.findLastIndex((text, at) => at < first && isMark(text)) + 1;
  const end = texts.findIndex((text, at) => at > first && isMark(text));
  const clause = texts.slice(from, end < 0 ? undefined : end);
  return first < 0 || clause.length > FEW_OF_CLAUSE ? [] : words.filter((word) => clause.includes(word));
}

/** Returns the dropped words that the best item does not mention: "with sleeves", "described as “warmer”". */
function wordsMissing(found: Found, talk: Talk): string[] {
  const droppedOf = (of: 'words' | 'occasion') =>
    found.relaxed.includes(of) ? labelsOf(found, of).flatMap((label) => label.split(' ')) : [];
  const [features, uses] = [unsaid(droppedOf('words'), found, talk), unsaid(droppedOf('occasion'), found, talk)];
  const phraseOf = (word: string) => {
    if (isFit(word)) return `in ${word === 'plus' ? 'plus sizes' : word}`;
    // An ingredient is only not mentioned by the sellers.
    const lead = isIngredient(word) ? 'with any mention of ' : '';
    return lead ? attachedPhrase(word, talk).replace(/^with (?:any )?/, lead) : attachedPhrase(word, talk);
  };
  const isRefused = (word: string) => found.wish.refused.some((text) => text.split(' ').includes(word));
  const dropped = [...droppedOf('words'), ...droppedOf('occasion')].filter((word) => !isRefused(word));
  const counted = found.wish.isChange ? firstSaid(dropped, talk) : [];
  const others = [...features, ...uses].filter((word) => counted.includes(word) && phraseOf(word) === '');
  const words = others.join(' ');
  return [
    ...[...features, ...uses.filter(isFit)].map(phraseOf),
    words && (/[^s]s$/.test(words) ? `with ${escapeMarkdown(words)}` : `described as ${quoted(words)}`),
  ];
}

/** Returns the dropped conditions that the shopper stated, as phrases behind the name of the thing. */
export function droppedIn(found: Found, talk: Talk): string[] {
  const dropped = found.relaxed.map((of) => SAID[of]?.(found, talk) ?? '');
  return [...new Set([...dropped, ...wordsMissing(found, talk)])].filter(Boolean);
}

/** Returns what a person likes and what no shown present is for. */
export function interestsMissing({ wish, shown, understood, relaxed }: Answered, { reading }: Talk): string[] {
  if (!wish.isGift) return [];
  const texts = shown.map(({ name, description }) => `${name} . ${description}`);
  const isDropped = (of: SearchPart['of']) => relaxed.some((one) => one === of);
  const isMet = (word: string) => understood.parts.some(({ of, label }) => label.includes(word) && !isDropped(of));
  return interestsIn(reading).filter((word) => !isMet(word) && !texts.some((text) => hasForm(text, word)));
}
