import type { SearchCondition } from '@ethereal/contracts/items';
import { sizesOf } from '@ethereal/contracts/variants';
import type { Talk } from '../assistant/talk.ts';
import { isSubstance } from '../care/refusals.ts';
import { bestSentence, CARE, reasonFor } from '../item/description.ts';
import { placeByPrice } from '../item/item-meant.ts';
import { piecesWords } from '../item/price-words.ts';
import { fill, inTurn, TEXTS } from '../language/texts.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { itemLine, listWords, spaced } from './lines.ts';
import {
  ageWords,
  droppedIn,
  interestsMissing,
  isUnsold,
  kept,
  keptLooks,
  nameOf,
  personSaid,
  quoted,
  sizesSaid,
  thoughUnsaid,
} from './missing-words.ts';
import type { Answered } from './search.ts';

const LEADS = ['Here is what I found for you:', 'Have a look at these:', 'These might be right:'];
const NAMED_LEADS = ['Here is what I have in {what}:', 'In {what}, I would look at these:'];

const ORDERED: Readonly<Record<string, string>> = {
  asc: 'the lowest prices first',
  desc: 'the highest prices first',
  rating: 'what is rated best first',
  newest: 'the newest first',
  reduction: 'the largest reductions first',
  bestselling: 'our bestsellers first',
};

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** Maximum number of words from "for" to an occasion: "for an outdoor wedding". */
const ARTICLE_AND_WORD = 3;

/** Returns what the wish refuses, as a phrase. A substance is only not mentioned by the sellers. */
function withoutWords({ wish: { refused, isHarm } }: Answered): string {
  const isOfText = (text: string) => isHarm || text.split(' ').some(isSubstance);
  const substances = listWords(refused.filter(isOfText).map(escapeMarkdown), 'or');
  const others = refused.filter((text) => !isOfText(text)).map(escapeMarkdown);
  const all = listWords([...others, ...(substances ? [`any mention of ${substances}`] : [])], 'or');
  return all && `without ${all}`;
}

/** Returns the beginning of a sentence on what nothing meets: "No other", before the name of the thing. */
function noneOf({ wish: { except = [] } }: Answered, name: string): string {
  if (except.length > 0) return name ? 'No other' : 'Nothing else';
  return name ? 'No' : 'Nothing';
}

/** Returns the sentence on what nothing meets, and on what still holds. A price that holds limits what there is not. */
function lackingLead(found: Answered, dropped: readonly string[], talk: Talk): string {
  const name = nameOf(found, talk);
  const isOther = found.relaxed.includes('kind') && name !== '';
  const without = withoutWords(found);
  const none = noneOf(found, name);
  if (isOther) {
    const rest = spaced(kept(found, talk), without);
    const though = dropped.length > 0 ? `, though not ${listWords(dropped, 'or')}` : '';
    return `${none} ${name} here, I’m sorry. ${rest ? `${capitalized(rest)}, these` : 'These'} come closest${though}:`;
  }
  const isPerson = (phrase: string) => phrase.startsWith('for ');
  const lacks = [dropped.filter((phrase) => !isPerson(phrase)), dropped.filter(isPerson)].map((some) =>
    listWords(some),
  );
  const isDropped = dropped.length > 0;
  const price = isDropped ? kept(found, talk, ['price']) : '';
  const rest = kept(found, talk, isDropped ? ['forWhom', 'size'] : undefined);
  const what = spaced(none, name && keptLooks(found, name), name, ...lacks, without, price);
  return `${what} here, I’m sorry. ${rest ? `${capitalized(rest)}, these` : 'These'} come closest:`;
}

/** Returns the sentence before presents, and what they lack. */
function giftLead(found: Answered, lacks: readonly string[], talk: Talk): string {
  const liked = interestsMissing(found, talk).filter((word) => !lacks.some((one) => one.includes(word)));
  const all = [...lacks, ...(liked.length > 0 ? [`for ${listWords(liked.map(quoted), 'or')}`] : [])];
  const sorry = all.length > 0 ? `I found nothing ${listWords(all, 'or')}. ` : '';
  const rest = spaced(kept(found, talk).replace(/^for (wom|m)en\b/, 'for a $1an'), withoutWords(found));
  return `${sorry}${spaced('As a gift', rest)}, these might do:`;
}

/** Returns what a message says that the goods are for: "for a job interview"; blank if it says none. */
function occasionSaid({ reading: { spans, tokens, text } }: Talk): string {
  const said = spans.find(({ tag }) => tag === 'OCCASION');
  const before = said ? tokens.slice(Math.max(0, said.from - ARTICLE_AND_WORD), said.from) : [];
  const lead = before.findLast((token) => /^(?:for|to)$/.test(token.text));
  const phrase = lead && said ? text.slice(lead.to, tokens[said.to - 1]?.to).toLowerCase() : '';
  return phrase && `for ${escapeMarkdown(phrase).replace(/^(?:my|our) /, 'your ')}`;
}

/** Categories of goods that differ for women and for men. What anybody uses is named without them. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['men', 'women', 'kids', 'accessories', 'beauty']);
const FOR_GROUP = / for (?:girls|boys|kids|babies|men|women)\b/;

/** Returns the name of the wanted kinds with all conditions; blank if they have no name. */
function namedWords(found: Answered, talk: Talk): string {
  const { understood } = found;
  const age = ageWords(understood);
  const phrase = escapeMarkdown(understood.kinds.length < 4 ? understood.phrase : '');
  // "For a 6-year-old" and "for your dad" say more than "for girls" and "for men".
  const person = age || personSaid(talk);
  const isSaid = person === '' && found.items.some(({ category }) => OF_PEOPLE.has(category));
  const named = isSaid ? phrase : phrase.replace(FOR_GROUP, person && ` ${person}`);
  if (!named) return '';
  const whom = named.includes(person) ? '' : person;
  return `${spaced(named, whom, sizesSaid(found), withoutWords(found))}${thoughUnsaid(found, talk)}`;
}

/** Returns the sentence on what was understood, when the items meet all of it. */
function metLead(found: Answered, talk: Talk): string {
  const { understood, wish, items } = found;
  const order = wish.sort ?? understood.order ?? (understood.isCheap ? 'asc' : undefined);
  const place = ['', 'second', 'third', 'fourth'][placeByPrice(talk.reading)];
  const ofPlace = place && `the ${place} ${order === 'desc' ? 'highest' : 'lowest'} price`;
  const ordered = order && (ofPlace || ORDERED[order]);
  const what = namedWords(found, talk);
  if (what && ordered) return `${capitalized(what)}, ${ordered}:`;
  if (what) return items.length === 1 ? `Just one here in ${what}:` : fill(inTurn(NAMED_LEADS, talk.turn), { what });
  if (ordered) return `Here you are, ${ordered}:`;
  const rest = spaced(occasionSaid(talk), kept(found, talk), withoutWords(found));
  return rest ? `${capitalized(rest)}, I would look at these:` : inTurn(LEADS, talk.turn);
}

/** Returns the words that the search corrected, or blank. */
function correctedWords({ corrected = '' }: Answered, { reading: { text } }: Talk): string {
  const message = text.toLowerCase();
  const others = corrected.split(' ').filter((word) => word !== '' && !message.includes(word));
  return others.length > 0 && others.length < 3 ? `I read that as ${quoted(others.join(' '))}. ` : '';
}

/** Returns the sentence before the items in English. */
function lead(found: Answered, talk: Talk): string {
  const dropped = droppedIn(found, talk);
  const kids = found.isForKidsOnly ? 'I only have these for children. ' : '';
  const words = found.wish.isGift
    ? giftLead(found, dropped, talk)
    : dropped.length > 0 || isUnsold(found, talk)
      ? lackingLead(found, dropped, talk)
      : metLead(found, talk);
  return `${correctedWords(found, talk)}${kids}${words}`;
}

function foreignLead({ relaxed, wish }: Answered, { language }: Talk): string {
  const texts = TEXTS[language];
  if (relaxed.length > 0) return texts.close;
  const words = wish.refused.map(escapeMarkdown).join(', ');
  return words ? fill(texts.without, { words }) : texts.found;
}

/** Returns the name of a thing of which nothing was found; blank if the shopper named none. */
function nameMissing({ wish, said, understood: { phrase, kinds, parts } }: Answered): string {
  const has = (condition: SearchCondition) => parts.some(({ of }) => of === condition);
  // The kinds that a use calls for are not what the shopper named.
  const isNamed = has('kind') || !has('occasion');
  const kind = isNamed ? phrase.replace(/ (?:for|under|over|from) .*$/, '') || kinds[0] : '';
  const name = wish.missing ?? (kind || said);
  return name && quoted(name);
}

/** Returns the sentence of a search without a result. */
function none(lacking: readonly [Answered, ...Answered[]], talk: Talk): string {
  const { language } = talk;
  const [found] = lacking;
  if (language !== 'en') return TEXTS[language].none;
  if (found.understood.order === 'reduction')
    return 'Nothing like that is reduced just now. Shall I show it at its regular price?';
  const without = withoutWords(found);
  const rest = kept({ ...found, relaxed: [] }, talk);
  const names = listWords(namesMissing(lacking), 'or');
  if (!names)
    return `I have nothing ${spaced('like that', rest, without)}. Which kind of thing would you wear or use, such as a shirt or a dress? Then I look for that.`;
  if (without || rest)
    return `I couldn't find ${spaced(names, rest, without)}. What else would do? I can drop a condition, too.`;
  return `I couldn't find ${names}: it seems that we don't sell that. Tell me what it is for and I look for something that serves, or see [all items](/ethereal/all).`;
}

function namesMissing(lacking: readonly Answered[]): string[] {
  return [...new Set(lacking.map(nameMissing))].filter(Boolean);
}

/** Returns an item's line with a quote: a reason, or for one that was just shown what answers this message. */
function foundLine(item: Answered['shown'][number], found: Answered, { language, memory, reading }: Talk): string {
  const { occasion, materials, colors, words } = found.understood;
  const labels = found.understood.parts
    .filter(({ of }) => of === 'words' || of === 'occasion')
    .map(({ label }) => label);
  const wanted = [...labels, ...words, ...occasion, ...materials, ...colors];
  const isKnown = memory.shown?.some(({ _id }) => _id === item._id);
  const aspect = reading.spans.some(({ tag }) => tag === 'COLOR') ? 'color' : '';
  const answer = bestSentence(item, reading, aspect) ?? '';
  const said = isKnown ? (CARE.test(answer) ? '' : answer) : reasonFor(item, wanted);
  const reason = language === 'en' ? said : '';
  return reason ? `${itemLine(item).trimEnd()}: “${escapeMarkdown(reason)}”\n` : itemLine(item);
}

/** Yields the goods of one wish with their introduction. */
function* wordsOfOne(found: Answered, isOnly: boolean, talk: Talk): Iterable<string> {
  const isEnglish = talk.language === 'en';
  const title = found.understood.phrase || found.said;
  if (!isOnly && isEnglish && title) yield `**${escapeMarkdown(capitalized(title))}**\n\n`;
  if (isOnly || found.relaxed.length > 0) yield isEnglish ? `${lead(found, talk)}\n\n` : foreignLead(found, talk);
  for (const item of found.shown) yield foundLine(item, found, talk);
  const [item, another] = found.shown;
  if (isOnly && item && !another && talk.reading.intents[0]?.id === 'total') yield piecesWords(item, talk);
  if (!isOnly) yield '\n';
}

const ADULTS: ReadonlySet<string> = new Set(['men', 'women']);

/** Returns the next step: the sizes that are offered, or the question that narrows the goods most. */
function nextStep({ relaxed, shown, understood, wish }: Answered, { reading, memory }: Talk): string {
  const sizes = [...new Set(shown.flatMap(sizesOf))];
  if (relaxed.includes('size') && sizes.length > 0) return `They come in ${listWords(sizes)}.`;
  const isOpen = understood.forWhom.length === 0;
  const isFirst = memory.sought === undefined;
  if (wish.isGift && isFirst && isOpen && reading.spans.every(({ tag }) => tag !== 'WHOM')) return 'Who is it for?';
  if (wish.isGift && isFirst && understood.priceMax === undefined) return 'About how much may it cost?';
  const groups = new Set(shown.map(({ category }) => category).filter((category) => ADULTS.has(category)));
  return isOpen && groups.size > 1 ? 'Are you looking for women or for men?' : '';
}

/** Yields the goods of all wishes, each with its introduction, and of what there are none. */
export function* foundWords(answered: readonly Answered[], talk: Talk): Iterable<string> {
  const found = answered.filter(({ shown }) => shown.length > 0);
  const lacking = answered.filter(({ items }) => items.length === 0);
  const [first, ...others] = lacking;
  const missing = namesMissing(lacking);
  const [only, other] = found;
  for (const one of found) yield* wordsOfOne(one, !other, talk);
  if (first && !only) yield `${none([first, ...others], talk)}\n\n`;
  else if (missing.length > 0)
    yield talk.language === 'en'
      ? `\nI couldn't find ${listWords(missing, 'or')}.\n`
      : `\n${missing.join(', ')}: ${TEXTS[talk.language].none}\n`;
  if (found.some(({ wish }) => wish.isHarm)) yield TEXTS[talk.language].check;
  if (talk.language === 'en' && found.some(({ isCareful }) => isCareful))
    yield '\nNot every seller states an age: please ask them before you give it to a child under three.\n';
  const step = only && !other && !first && talk.language === 'en' ? nextStep(only, talk) : '';
  if (step && !talk.turns.some(({ text }) => text.endsWith(step))) yield `\n${step}`;
}
