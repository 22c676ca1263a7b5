import type { Talk } from '../assistant/talk.ts';
import { fill, inTurn, TEXTS } from '../language/texts.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { termsOf } from '../text/words.ts';
import { isOnlyMentioned } from './beside-wish.ts';
import { itemLine, listWords } from './lines.ts';
import { ageWords, droppedIn, interestsMissing, kept, quoted } from './missing-words.ts';
import type { Answered, Found } from './search.ts';

const LEADS = ['Here is what I found for you:\n\n', 'Have a look at these:\n\n', 'These might be right:\n\n'];

const ORDERED: Readonly<Record<string, string>> = {
  asc: 'the lowest prices first',
  desc: 'the highest prices first',
  rating: 'what is rated best first',
  newest: 'the newest first',
  reduction: 'the largest reductions first',
  bestselling: 'our bestsellers first',
};

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Returns everything that the wish refuses, in the shopper's words. */
const refusedOf = ({ wish }: Found): string[] => wish.refused.map(escapeMarkdown);

/** Returns the sentence on dropped conditions and on those that still hold. */
function relaxedLead(found: Found, conditions: readonly string[], without: string): string {
  const dropped = listWords(conditions, 'and');
  const rest = kept(found);
  return `I found nothing ${dropped}${without}. ${rest ? `${capitalized(rest)}, these` : 'These'} come closest:\n\n`;
}

/** Returns the sentence before presents that lack what was named or what the person likes. */
function giftLead(found: Found, dropped: readonly string[], interests: readonly string[]): string {
  const liked = interests.filter((word) => !dropped.some((one) => one.includes(word))).map(quoted);
  const lacks = [...new Set([...dropped, ...(liked.length > 0 ? [`for ${listWords(liked, 'or')}`] : [])])];
  const whom = kept(found).replace(/^for (wom|m)en\b/, 'for a $1an');
  return `I found nothing ${listWords(lacks, 'and')}. As a gift${whom && ` ${whom}`}`;
}

/** Returns the sentence on what was understood, undefined if the items speak for themselves. */
function understoodLead({ understood, wish }: Found, without: string): string | undefined {
  const order = wish.sort ?? understood.order ?? (understood.isCheap ? 'asc' : undefined);
  const ordered = order && ORDERED[order];
  const age = ageWords(understood) && ` ${ageWords(understood)}`;
  const isNamed = understood.kinds.length > 0 && understood.kinds.length < 4 && understood.phrase !== '';
  const isRefined = understood.parts.length === 0 || [without, ordered, age].some(Boolean);
  if (isNamed && isRefined) {
    // "For a 6-year-old" says more than "for girls".
    const named = age ? understood.phrase.replace(/ for (?:girls|boys|kids|babies)\b/, '') : understood.phrase;
    const phrase = capitalized(escapeMarkdown(named));
    return `${phrase}${age}${without}${ordered ? `, ${ordered}` : ''}:\n\n`;
  }
  if (without) return `Here is what I found${without}:\n\n`;
  return ordered && `Here you are, ${ordered}:\n\n`;
}

/** Maximum number of characters of a corrected text that the answer repeats. */
const LONGEST_CORRECTED = 40;

/** Returns the sentence before the items in English. */
function lead(found: Answered, talk: Talk): string {
  const dropped = droppedIn(found, talk);
  const refused = refusedOf(found);
  // The answer states no more about a harmful substance than that the sellers do not mention it.
  const how = found.wish.isHarm ? `that mention${dropped.length > 0 ? 's' : ''} no` : 'without';
  const without = refused.length > 0 ? ` ${how} ${listWords(refused, 'or')}` : '';
  const { corrected = '' } = found;
  // A long text consists of more than the misspelled name of a thing.
  const isNamed = corrected !== '' && corrected.length <= LONGEST_CORRECTED;
  const spelled = isNamed ? `I searched for ${quoted(corrected)}. ` : '';
  const kids = found.isForKidsOnly ? 'I only have these for children. ' : '';
  const interests = interestsMissing(found, talk);
  const { lacks = [] } = found;
  if (lacks.length + interests.length > 0)
    return `${spelled}${giftLead(found, [...lacks, ...dropped], interests)}${without}, these might do:\n\n`;
  const words = isOnlyMentioned(found)
    ? `Nothing here is called ${quoted(found.said)}; these mention it:\n\n`
    : dropped.length > 0
      ? relaxedLead(found, dropped, without)
      : (understoodLead(found, without) ?? inTurn(LEADS, talk.turn));
  return `${spelled}${kids}${words}`;
}

function foreignLead(found: Answered, { language }: Talk): string {
  const texts = TEXTS[language];
  if (found.relaxed.length > 0) return texts.close;
  const refused = refusedOf(found);
  return refused.length > 0 ? fill(texts.without, { words: refused.join(', ') }) : texts.found;
}

const NAMING = /^(?:KIND|ITEM|MATERIAL|COLOR|OCCASION|REFUSED)$/;
/** Maximum number of words of a message that may be the name of a thing although no word of it was tagged. */
const FEW_WORDS = 3;

/** Returns the sentence of a search without a result. */
function none(found: Answered, { language, reading, turn }: Talk): string {
  if (language !== 'en') return TEXTS[language].none;
  if (found.understood.order === 'reduction')
    return 'Nothing like that is reduced just now. Shall I show it at its regular price?';
  const isNamed = found.wish.missing !== found.said || reading.spans.some(({ tag }) => NAMING.test(tag));
  if (!isNamed && termsOf(reading.text).length > FEW_WORDS) return inTurn(TEXTS.en.talk.undecided, turn);
  const refused = refusedOf(found);
  const { phrase, kinds } = found.understood;
  const what = found.wish.missing ?? (phrase.replace(/ for [a-z]+$/, '') || kinds[0] || found.said);
  const rest = kept({ ...found, relaxed: [] });
  const said = [what ? quoted(what) : 'anything like that', rest].filter(Boolean).join(' ');
  const tags = new Set(reading.spans.map(({ tag }) => tag));
  if (tags.has('OCCASION') && !tags.has('KIND') && !tags.has('ITEM'))
    return `I don't know what is right for ${said}. Tell me a kind of thing, such as a shirt or a dress, and I look for it.`;
  if (refused.length > 0)
    return `I couldn't find ${said} without ${listWords(refused, 'or')}. Shall I look for something else?`;
  if (rest) return `I couldn't find ${said}. Shall I look for something else?`;
  return `I couldn't find ${said}: it seems that we don't sell that. Here are [all items](/ethereal/all) that we have.`;
}

/** Yields the goods of one wish with their introduction. */
function* wordsOfOne(found: Answered, isOnly: boolean, talk: Talk): Iterable<string> {
  const isEnglish = talk.language === 'en';
  const title = found.understood.phrase || found.understood.words.join(' ');
  if (!isOnly && isEnglish && title) yield `**${escapeMarkdown(capitalized(title))}**\n\n`;
  if (found.shown.length === 0) return yield `${none(found, talk)}\n\n`;
  if (isOnly || found.relaxed.length > 0) yield isEnglish ? lead(found, talk) : foreignLead(found, talk);
  for (const item of found.shown) yield itemLine(item);
  if (!isOnly) yield '\n';
}

/** Yields the goods of all wishes, each with its introduction. */
export function* foundWords(answered: readonly Answered[], talk: Talk): Iterable<string> {
  for (const found of answered) yield* wordsOfOne(found, answered.length === 1, talk);
  const isCareful = answered.some(({ wish, shown }) => wish.isHarm && shown.length > 0);
  if (isCareful) yield TEXTS[talk.language].check;
}
