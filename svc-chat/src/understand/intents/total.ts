import { choose } from '../../choose/choose.ts';
import type { Memory, ShownItem } from '../../conversations/conversation.ts';
import { stemsOf } from '../../lexicon/phrase.ts';
import { isOfKind } from '../../shelf/good.ts';
import type { Shelf } from '../../shelf/shelf.ts';
import type { Intent } from '../intent.ts';
import { goodsNamed, kindsIn } from '../item-meant.ts';
import type { ReadWishes } from '../read-wishes.ts';
import { isSmallWord } from '../small-words.ts';
import type { Wish } from '../wish.ts';
import { shownOf } from './asked.ts';
import { isNamedFully } from './named-fully.ts';

const TOTAL =
  /\b(?:together|in total|altogether|all in all|combined|in all|for both|both of them|the (?:two|three) of them|sum)\b/;
const COST = /\b(?:how much|what (?:is|does|do|would|will|are)|price|costs?|total|come to|pay|be)\b/;

/** What a sum is asked for with. */
const PRICED = /\b(?:how much|prices?|costs?|totals?|sum|come to|(?:al)?together|pay(?:ing)?)\b/;

/** "and all together?", "so what's the total": nothing but the sum of what was told. */
export const asksForSum = (text: string): boolean =>
  !/\b(?:with|plus|without|if)\b/.test(text) &&
  text.split(' ').length <= 10 &&
  (TOTAL.test(text) ||
    /^(?:and |ok |so |but |, ?)*how much (?:was|is|were|are|did|does|do|would) (?:it|that|they|all of it|i)\b/.test(
      text,
    ) ||
    /\b(?:totals?|add(?:s|ed)? (?:(?:it|them|that|this|all|everything) )*up|come to|amount to)\b/.test(text));

/** "what would 4 wine glasses and a teapot cost": each as often as it is wanted, where each is one item. */
function ofEach(text: string, { wishes }: ReadWishes, shelf: Shelf): Intent | undefined {
  if (!PRICED.test(text) || !wishes.some(({ many }) => many) || wishes.some(isLimited)) return undefined;
  const each = wishes.map((wish) => {
    const { goods, relaxed } = choose({ ...wish, words: [] }, shelf);
    const [only] = goods;
    return only && goods.length === 1 && relaxed.length === 0
      ? Array.from({ length: wish.many ?? 1 }, () => shownOf(only))
      : undefined;
  });
  return each.every((items) => items !== undefined) ? { kind: 'total', items: each.flat() } : undefined;
}

const isLimited = ({ maxPrice, minPrice, gift, not }: Wish): boolean =>
  maxPrice !== undefined || minPrice !== undefined || gift === true || not.length > 0;

/** Whether the sum of some is asked for. */
const sums = (text: string): boolean =>
  (TOTAL.test(text) && COST.test(text)) ||
  /\b(?:totals?|comes? to|amounts? to|adds? (?:\w+ )?up(?: to)?)\b/.test(text);

/** "all three", "for the two", "six of each". */
const FEW =
  /\b(?:all|these|those|of|(?:for )?(?:the|all)) (?:the )?([2-6])(?= (?:of (?:them|these|those)|together|altogether|in|come|cost|be|is|are|would)\b|[?!.,]| ?$)|\b(\d{1,2}) of (?:each|both)\b/;

/** Those that are counted and not named, each as often as it is wanted. */
function fewMeant(text: string, { shown = [], focus, spoken = [] }: Memory): readonly ShownItem[] {
  const [, few, ofEach] = FEW.exec(text) ?? [];
  const many =
    few === undefined
      ? ofEach !== undefined || /\bboth\b|\bthe pair of (?:them|these|those)\b/.test(text)
        ? 2
        : 0
      : Number(few);
  if (many === 0) return [];
  const meant =
    shown.length === many ? shown : focus && spoken.length >= many ? spoken.slice(0, many).toReversed() : [];
  return Array.from({ length: Number(ofEach ?? 1) }, () => meant).flat();
}

/** "under $80 in total" */
const LIMIT =
  /\b(?:under|below|less than|within|up to|at most|max(?:imum)?(?: of)?|(?:no|not) more than|(?:budget|limit) (?:of|is)) (?:\$ ?)?(\d{2,5}(?:\.\d\d)?)\b/;

/** How many of a thing a part of a sentence speaks of. */
const countIn = (part: string): number =>
  Number(
    /(?:^|[^$\d.])\b([1-9]\d?)\b(?! ?(?:\$|inch|cm|years?|dollars))/.exec(part.replace(LIMIT, ''))?.[1] ?? 1,
  );

/** The one that a few words mean: of those spoken of, or else of all. "The pot" is a teapot that was. */
function oneMeant(part: string, { spoken = [], shown = [] }: Memory, shelf: Shelf): ShownItem | undefined {
  const stems = stemsOf(part);
  const kinds = kindsIn(stems);
  const telling = stems.filter((stem) => stem.length > 2 && !isSmallWord(stem));
  const known = [...new Set([...spoken, ...shown].map(({ _id }) => _id))].flatMap((id) => {
    const good = shelf.byId.get(id);
    const said =
      good &&
      (kinds.some((kind) => isOfKind(good, kind)) ||
        telling.some((stem) =>
          good.nameStems.some((name) => name === stem || (name.endsWith(stem) && kinds.length === 0)),
        ));
    return said ? [good] : [];
  });
  const [best, ...rest] = known.length > 1 ? goodsNamed(stems, shelf, known) : known;
  if (best && rest.length === 0) return shownOf(best);
  const [only, ...others] = kinds.length > 0 ? goodsNamed(stems, shelf) : [];
  return only && others.length === 0 && isNamedFully(only, stems, shelf) ? shownOf(only) : undefined;
}

/** "the pot and two cups": each that a sentence names, as often as it says. */
const counted = (sentence: string, memory: Memory, shelf: Shelf): ShownItem[][] =>
  sentence.split(/\b(?:and|with|plus|,)\b|,/).flatMap((part) => {
    const one = oneMeant(part, memory, shelf);
    return one ? [Array.from({ length: countIn(part) }, () => one)] : [];
  });

/** "How much would it be together with the sofa?": the items named, and with "it" the one that was spoken of. */
export function total(text: string, read: ReadWishes, memory: Memory, shelf: Shelf): Intent | undefined {
  const { shown = [], spoken: before = [], focus } = memory;
  const spoken = focus ?? (shown.length === 1 ? shown[0] : undefined);
  const few = sums(text) || PRICED.test(text) ? fewMeant(text, memory) : [];
  const limit = Number(LIMIT.exec(text)?.[1] ?? 0);
  const sumOf = (items: readonly ShownItem[]): Intent => ({
    kind: 'total',
    items,
    ...(limit > 0 ? { limit } : {}),
  });
  if (few.length > 1) return sumOf(few);
  // "I need 4 of them, how much would that be?"
  const many = Number(
    /\b(\d{1,2}) of (?:them|those|these|it)\b|\b(?:set|pack|box|lot) of (\d{1,2})\b|\b(?:would|will|do|does|for) (\d{1,2}) (?:cost|come|be)\b|\b(?:all|for|take|buy|order|get|want|need) (?:the )?(\d{1,2})\b(?! (?:dollars?|bucks|\$|years?))/
      .exec(text)
      ?.slice(1)
      .find(Boolean) ?? (asksForSum(text) ? (memory.wishes?.[0]?.many ?? 0) : 0),
  );
  const question = text.split(/(?<=[.?!]) /).findLast(sums) ?? text;
  const parts = sums(text) ? counted(question, memory, shelf) : [];
  if (parts.length > 1) return sumOf(parts.flat());
  if (many > 1 && spoken && /\b(?:how much|price|cost|total|come to)\b/.test(text))
    return sumOf(Array.from({ length: many }, () => spoken));
  const several = ofEach(text, read, shelf);
  if (several) return several;
  if (!sums(text) || read.wishes.some(({ maxPrice, gift }) => maxPrice !== undefined || gift))
    return undefined;
  const [named = []] = parts;
  const items = [
    ...(spoken ? [spoken] : named.length === 0 ? shown.slice(0, 2) : []),
    ...named,
    ...(named.length === 0 && spoken ? before.slice(1, 2) : []),
  ].filter(({ _id }, at, all) => all.findIndex((one) => one._id === _id) === at);
  return items.length > 1 ? sumOf(items) : undefined;
}
