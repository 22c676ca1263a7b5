import { sizesIn, statesMeasure } from '../item/fit.ts';
import { isThing } from '../reading/reading.ts';
import type { Likely } from '../reading/weights.ts';
import { foldedName } from '../text/words.ts';
import { LIKELIEST, sectionFor } from './help.ts';
import { typeOfListed, typeOfPointed } from './pointed.ts';
import type { Talk } from './talk.ts';

/** Minimum share from which a turn type is certain whatever the shop sells. */
const SURE = 0.8;
/** Share below which a word that names goods outweighs the likeliest type. */
const UNSURE = 0.6;
/** Maximum number of words of a message that may be the name of an item. */
const NAME_WORDS = 9;
const FEW_WORDS = 4;

/** Types that require an item that was shown, searched for or opened before. */
const NEEDS_SHOWN: ReadonlySet<string> = new Set(['cheaper', 'dearer', 'more', 'total', 'find-on', 'ranked']);
/** Those that may refer to the open item. */
const LIKE_OPEN: ReadonlySet<string> = new Set(['cheaper', 'dearer', 'find-on', 'more']);
const PASSING = /^(?:talk|unknown|help|refuse|own|add|item|fit)/;

const isFollowUp = ({ memory }: Talk): boolean => memory.sought !== undefined || memory.shown !== undefined;

/** Whether the shop's search finds what a message of few words names: the name of an item, or a kind with items. */
async function namesGoods({ reading, tools }: Talk): Promise<boolean> {
  const { tokens, text, spans, intents } = reading;
  if (tokens.length > NAME_WORDS) return false;
  const isUnsure = (intents[0]?.share ?? 0) < UNSURE;
  const isNaming = isUnsure || spans.some(isThing) || tokens.length <= FEW_WORDS;
  const { items, understood, relaxed, total } = await tools.search({ text: text.slice(0, 200), limit: 1 });
  if (items[0] && foldedName(items[0].name) === foldedName(text)) return true;
  const isFound = relaxed.every((of) => of === 'words' && isUnsure);
  return isNaming && total > 0 && isFound && understood.kinds.length > 0;
}

/** Whether a wish changes the last search, because it names no thing, person or occasion of its own. */
const changesLast = ({ memory, reading }: Talk): boolean =>
  memory.sought?.some(({ before, missing }) => before.kinds?.length || missing !== undefined) === true &&
  reading.spans.every(({ tag }) => !/^(?:KIND|ITEM|OCCASION|WHOM)$/.test(tag));

/** Returns the type of a size that seems to be a question about sizes: a wish, or a change of the last search. */
function typeOfWishedSize(talk: Talk): string | undefined {
  const { reading } = talk;
  if (talk.open) return undefined;
  if (!isFollowUp(talk)) return sizesIn(reading).length > 0 ? 'find' : undefined;
  const isSized = reading.spans.some(({ tag }) => tag === 'SIZE') || sizesIn(reading).length > 0;
  return isSized && reading.tokens.length <= NAME_WORDS ? 'find-on' : undefined;
}

/** Returns the type of a message about sizes: a measure of the body, or a size beside a kind of thing. */
function typeOfSize(id: string, talk: Talk): string | undefined {
  const { reading } = talk;
  const isWish = id.startsWith('find');
  const isQuestion = id === 'help' || id === 'unknown';
  if (statesMeasure(reading.text) && isWish && reading.spans.some(({ tag }) => tag === 'KIND')) return 'find+fit';
  if (statesMeasure(reading.text)) return isWish || isQuestion ? 'fit' : undefined;
  const isAsked = id === 'fit' || (id === 'help' && /\bsizes?\b/.test(reading.sections[0]?.id ?? ''));
  return isAsked ? typeOfWishedSize(talk) : undefined;
}

/** Whether a message changes the last search, because it names nothing else, or is hardly a remark: "light". */
function changes(id: string, talk: Talk): boolean {
  if (id === 'find') return !talk.open && changesLast(talk);
  const { intents, tokens } = talk.reading;
  const remarks = intents.filter((one) => one.id.startsWith('talk')).map(({ share }) => share);
  // One or two words are often a property of what was shown: "high waisted".
  const counted = tokens.length < FEW_WORDS ? remarks.slice(0, 1) : remarks;
  return id.startsWith('talk') && counted.reduce((sum, share) => sum + share, 0) < ASK_BELOW && continuesGoods(talk);
}

/** Words for an item that a message does not name. */
const POINTING_ALONE = /\b(?:that|this|the \p{L}+) one\b/iu;

/** Whether a message is about an item that it does not name, although none was shown: "the blue one". */
const pointsAtNothing = ({ reading: { text, spans }, open }: Talk): boolean =>
  !open && POINTING_ALONE.test(text) && !spans.some(isThing);

/** Returns the type that replaces the likeliest one because of what the message and the conversation contain. */
function correctedByState({ id, share }: Likely, talk: Talk): string | undefined {
  const { reading, open } = talk;
  const sized = typeOfSize(id, talk);
  if (sized) return sized;
  if (isFollowUp(talk)) return changes(id, talk) ? 'find-on' : undefined;
  if (pointsAtNothing(talk)) return 'item';
  if (!NEEDS_SHOWN.has(id) || (open && LIKE_OPEN.has(id))) return undefined;
  const isNearlyItem = reading.intents.some((one) => one.id === 'item' && one.share >= share * NEARLY);
  return open && (id === 'total' || isNearlyItem) ? 'item' : 'find';
}

/** Returns "find" if a message that seems to be something else names goods of the shop. */
async function correctedByGoods({ id, share }: Likely, talk: Talk): Promise<string | undefined> {
  const isClear = id === 'help' && (talk.reading.sections[0]?.share ?? 0) >= SURE;
  const isCertain = share >= SURE || isClear || !PASSING.test(id) || talk.open !== undefined;
  if (isCertain || (id === 'item' && isFollowUp(talk))) return undefined;
  return (await namesGoods(talk).catch(() => false)) ? 'find' : undefined;
}

/** A turn type, or two of them between which the shopper has to choose. */
export type Decided = { type: string } | { between: readonly [string, string] };

/** Share of the likeliest type below which the shopper is asked. `training/calibrate.ts` calibrates the shares. */
const ASK_BELOW = 0.4;
/** Minimum share of the second type relative to the first one for a question between the two. */
const NEARLY = 0.6;
const groupOf = (type: string): string =>
  /^(?:find|cheaper|dearer|more)/.test(type) ? 'find' : type.startsWith('own') ? type : type.replace(/[:+].*/, '');
const ASKABLE: ReadonlySet<string> = new Set([
  'find',
  'item',
  'help',
  'own:orders',
  'own:cart',
  'goes-with',
  'compare',
]);

/** Minimum share from which a type replaces help without a section. */
const CLOSE = 0.25;

/** Whether the answer before showed goods, so that a message without another topic changes or asks about them. */
const continuesGoods = ({ memory, language, open }: Talk): boolean =>
  memory.after === 'find' && memory.shown !== undefined && language === 'en' && !open;

/** Whether neither type nor section is likelier than all others in a language in which the shopper is not asked. */
const isVague = ({ language, reading: { intents, sections } }: Talk): boolean =>
  language !== 'en' && [...intents.slice(0, 1), ...sections.slice(0, 1)].every(({ share }) => share < LIKELIEST);

/**
 * Returns the likeliest types. No section for a question about the shop is evidence against this type: what names a
 * thing is then a wish. What is about nothing else is about the help pages if one of them answers it, or did before.
 */
function likeliestIn(talk: Talk): readonly Likely[] {
  const { intents, sections, spans } = talk.reading;
  const [first] = intents;
  const isNaming = spans.some(isThing);
  const isAnswered = (sections[0]?.share ?? 0) >= LIKELIEST;
  const isOfNothing = first?.id === 'unknown' || (first?.id === 'item' && !isNaming);
  const isAlone = !talk.open && !isFollowUp(talk);
  if ((first?.id === 'unknown' && talk.topic !== undefined) || (isOfNothing && isAnswered && isAlone))
    return [{ id: 'help', share: first?.share ?? 0 }];
  const isHelp = intents.slice(0, 2).some(({ id }) => id === 'help');
  if (!isHelp || talk.topic !== undefined || (sectionFor(talk) && !isVague(talk))) return intents;
  const others = intents.filter(({ id }) => id !== 'help');
  if ((others[0]?.share ?? 0) >= CLOSE) return others;
  if (continuesGoods(talk)) return [{ id: 'find-on', share: CLOSE }];
  return intents.filter(({ id }) => id === (isNaming ? 'find' : 'help'));
}

/** Tags of a wish. What a message only tells of, "my tea is cold", has the tag of a use. */
const WISHED = /^(?:KIND|ITEM|COLOR|MATERIAL|REFUSED|PRICE|SIZE|WHOM|AGE)$/;

/** Words of a wish for something unnamed: "show me something soft". */
const WISHING = /\b(?:some|any)thing\b|\b(?:show|find|looking|need|want|wear|buy|gifts?|presents?)\b/i;

/** Whether a message that is hardly a wish names nothing to search for: "I hope you are well". */
const wantsNothing = ({ id, share }: Likely, talk: Talk): boolean =>
  id === 'find' &&
  share < LIKELIEST &&
  talk.language === 'en' &&
  talk.reading.tokens.length > FEW_WORDS &&
  talk.memory.sought === undefined &&
  talk.memory.shown === undefined &&
  !WISHING.test(talk.reading.text) &&
  talk.reading.spans.every(({ tag }) => !WISHED.test(tag));

/** Returns the type of a turn by its likeliest types, what the shop sells and what was shown. */
export async function decide(talk: Talk): Promise<Decided> {
  const [first, second] = likeliestIn(talk);
  if (!first) return { type: 'unknown' };
  if (wantsNothing(first, talk) && !(await namesGoods(talk).catch(() => true)))
    return { type: talk.turn === 0 ? 'talk:greeting' : 'talk:undecided' };
  const other =
    typeOfListed(first, talk) ??
    typeOfPointed(first, talk) ??
    correctedByState(first, talk) ??
    (await correctedByGoods(first, talk));
  if (other) return { type: other };
  // Without a question in this language, the shopper's own things answer more than a help text.
  const isOwn = first.id === 'help' && second?.id.startsWith('own') === true && second.share >= first.share * NEARLY;
  if (isOwn && talk.language !== 'en') return { type: second.id };
  const groups = [groupOf(first.id), groupOf(second?.id ?? '')] as const;
  const isClose = second !== undefined && first.share < ASK_BELOW && second.share >= first.share * NEARLY;
  const isAskable = groups[0] !== groups[1] && groups.every((group) => ASKABLE.has(group));
  if (isClose && isAskable && talk.language === 'en') return { between: [first.id, second.id] };
  return { type: first.id };
}
