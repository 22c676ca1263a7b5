import { choose } from '../../choose/choose.ts';
import type { Memory, ShownItem } from '../../conversations/conversation.ts';
import { stemsOf } from '../../lexicon/phrase.ts';
import type { Shelf } from '../../shelf/shelf.ts';
import type { Intent } from '../intent.ts';
import { goodsNamed, kindsIn } from '../item-meant.ts';
import type { ReadWishes } from '../read-wishes.ts';
import type { Wish } from '../wish.ts';
import { shownOf } from './asked.ts';
import { isNamedFully } from './named-fully.ts';

const TOTAL =
  /\b(?:together|in total|altogether|all in all|combined|for both|both of them|the (?:two|three) of them|sum)\b/;
const COST = /\b(?:how much|what (?:is|does|do|would|will|are)|price|costs?|total|come to|pay|be)\b/;

/** What a sum is asked for with. */
const PRICED = /\b(?:how much|prices?|costs?|totals?|sum|come to|(?:al)?together|pay)\b/;

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

/** "How much would it be together with the sofa?": the items named, and with "it" the one that was spoken of. */
export function total(text: string, read: ReadWishes, memory: Memory, shelf: Shelf): Intent | undefined {
  // "I need 4 of them, how much would that be?"
  const many = Number(
    /\b(\d{1,2}) of (?:them|those|these|it)\b|\b(?:all|for|take|buy|order|get|want|need) (?:the )?(\d{1,2})\b(?! (?:dollars?|bucks|\$|years?))/
      .exec(text)
      ?.slice(1)
      .find(Boolean) ?? (asksForSum(text) ? (memory.wishes?.[0]?.many ?? 0) : 0),
  );
  const spoken = memory.focus ?? (memory.shown?.length === 1 ? memory.shown[0] : undefined);
  if (many > 1 && spoken && /\b(?:how much|price|cost|total|come to)\b/.test(text))
    return { kind: 'total', items: Array.from({ length: many }, () => spoken) };
  const several = ofEach(text, read, shelf);
  if (several) return several;
  if (
    !TOTAL.test(text) ||
    !COST.test(text) ||
    read.wishes.some(({ maxPrice, gift }) => maxPrice !== undefined || gift)
  )
    return undefined;
  const named = text.split(/\b(?:and|with|plus|,)\b|,/).flatMap((part): ShownItem[] => {
    const stems = stemsOf(part);
    const [only, ...others] = kindsIn(stems).length > 0 ? goodsNamed(stems, shelf) : [];
    return only && others.length === 0 && isNamedFully(only, stems, shelf) ? [shownOf(only)] : [];
  });
  const before = (memory.seen ?? []).slice(-2).flatMap((id) => {
    const good = shelf.byId.get(id);
    return good ? [shownOf(good)] : [];
  });
  const items = [
    ...(named.length > 1
      ? []
      : spoken
        ? [spoken]
        : named.length === 0
          ? (memory.shown ?? []).slice(0, 2)
          : []),
    ...named,
    ...(named.length === 0 && spoken ? before : []),
  ].filter(({ _id }, at, all) => all.findIndex((one) => one._id === _id) === at);
  return items.length > 1 ? { kind: 'total', items } : undefined;
}
