import type { Memory, ShownItem } from '../../conversations/conversation.ts';

const ORDINALS: readonly [RegExp, number][] = [
  [/\b(first|1st|number (?:1|one)|#\s?1|no\.? 1)\b/, 0],
  [/\b(second|2nd|number (?:2|two)|#\s?2|no\.? 2)\b/, 1],
  [/\b(third|3rd|number (?:3|three)|#\s?3|no\.? 3)\b/, 2],
  [/\b(fourth|4th|number (?:4|four)|#\s?4|no\.? 4)\b/, 3],
];
const IT = /\b(it|its|this|that|this one|that one|the item)\b/;
const AMONG =
  /\b(cheapest|least expensive|lowest priced?|most expensive|priciest)\b(?=.*\b(one|of (them|these|those))\b)/;

/** Which of the items shown a normalised text means. */
export function itemMeant(text: string, { shown = [], focus }: Memory): ShownItem | undefined {
  if (shown.length === 0) return undefined;
  for (const [pattern, index] of ORDINALS) {
    if (pattern.test(text) && !/\b(first|last|second) name\b/.test(text)) return shown[index];
  }
  if (/\b(last|final) (one|item)?\b/.test(text) && !/\blast (name|order|week|month|year|day)/.test(text))
    return shown.at(-1);
  const among = AMONG.exec(text);
  if (among) {
    const byPrice = shown.toSorted((one, other) => one.price - other.price);
    return /most expensive|priciest/.test(among[0]) ? byPrice.at(-1) : byPrice[0];
  }
  if (IT.test(text)) return focus ?? (shown.length === 1 ? shown[0] : undefined);
  return undefined;
}

/** Whether the text points at a place in a list at all. */
export const namesPlace = (text: string): boolean => ORDINALS.some(([pattern]) => pattern.test(text));
