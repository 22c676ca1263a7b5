import type { Item } from '@ethereal/contracts/items';
import { isKindOf, KIND_NAMES, lineage } from '../lexicon/kinds.ts';
import { stemsOf } from '../lexicon/phrase.ts';
import { NUMBER_WORDS } from '../text/number-words.ts';
import { kindOfNoun } from '../words/goods.ts';
import { meanOf, type Vector } from '../words/vectors.ts';

/** An item as the assistant knows it: its data, and what its words say. */
export type Good = {
  item: Item;
  /** What it is; undefined when nobody can tell from its name. */
  kind: string | undefined;
  nameStems: readonly string[];
  /** The words of name and description between blanks, for finding phrases. */
  text: string;
  /** From which age to which it is meant for, in years, where it says so. */
  ages: { from: number; to: number } | undefined;
  vector: Vector | undefined;
};

const LONGEST_NAME = 4;

/** The last kind of goods that is named, the head of a name such as "Leather Coin Purse". */
export function lastKind(stems: readonly string[]): string | undefined {
  for (let to = stems.length; to > 0; to -= 1) {
    for (let length = Math.min(LONGEST_NAME, to); length > 0; length -= 1) {
      const phrase = stems.slice(to - length, to).join(' ');
      const kind = KIND_NAMES.get(phrase);
      if (kind) return kind;
    }
  }
  return undefined;
}

function kindOf(name: string, description: string): string | undefined {
  // "Sofa with Reading Lamp", "Shirt in Oat": what comes after is not what it is.
  const head = stemsOf(name.replace(/\s(?:with|in|for|from|by|of)\s.*$/i, ''));
  const known = lastKind(head) ?? lastKind(stemsOf(name));
  if (known) return known;
  const noun = head.at(-1);
  return (noun && kindOfNoun(noun)) ?? lastKind(stemsOf(description.split('.')[0] ?? ''));
}

const numberOf = (word: string | undefined) =>
  word === undefined
    ? undefined
    : word === 'birth'
      ? 0
      : (NUMBER_WORDS.get(word) ?? (Number(word) || undefined));

function agesOf(description: string): Good['ages'] {
  const text = description.toLowerCase();
  const range = /ages? (\w+) (?:to|-|–) (\w+)/.exec(text);
  const from = numberOf(range?.[1]);
  const to = numberOf(range?.[2]);
  if (from !== undefined && to !== undefined) return { from, to };
  const least = numberOf(/from (birth|\w+(?= years?\b))/.exec(text)?.[1]);
  return least === undefined ? undefined : { from: least, to: 99 };
}

export function describe(item: Item): Good {
  const nameStems = stemsOf(item.name);
  const stems = stemsOf(item.description);
  const kind = kindOf(item.name, item.description);
  const words = (text: string, weight: number) =>
    (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) => [word, weight] as const);
  return {
    item,
    kind,
    nameStems,
    text: ` ${nameStems.join(' ')} | ${stems.join(' ')} `,
    ages: agesOf(item.description),
    vector: meanOf([
      ...words(kind?.replace('-', ' ') ?? '', 3),
      ...words(item.name, 2),
      ...words(item.description, 0.35),
    ]),
  };
}

export const isOfKind = (good: Good, kind: string): boolean =>
  good.kind !== undefined && isKindOf(good.kind, kind);

/** What another may stand for where there is none of it: who swims in trunks swims in shorts, too. */
const STANDS_FOR: readonly (readonly [asked: string, good: string])[] = [['swimwear', 'shorts']];
const STANDING = 3;

/** How far what a good is lies from what is asked for: 0 for the same, Infinity when one can't stand for the other. */
export function kindDistance(good: Good, asked: string): number {
  if (good.kind === undefined) return Number.POSITIVE_INFINITY;
  if (isKindOf(good.kind, asked) || (asked === 'electronics' && good.item.category === asked)) return 0;
  if (isKindOf(asked, good.kind)) return 2;
  const stands = STANDS_FOR.some(
    ([one, other]) => isKindOf(asked, one) && asked !== 'bikini' && isOfKind(good, other),
  );
  if (stands) return STANDING;
  const mine = lineage(good.kind);
  const theirs = lineage(asked);
  const common = mine.find((one) => theirs.includes(one));
  if (!common || !NEAR_WITHIN.has(common)) return Number.POSITIVE_INFINITY;
  return mine.indexOf(common) + theirs.indexOf(common) + 1;
}

/** Kinds whose members may stand for each other; "clothing" is too wide for that. */
export const NEAR_WITHIN: ReadonlySet<string> = new Set([
  'top',
  'shirt',
  'knitwear',
  'outerwear',
  'jacket',
  'coat',
  'bottom',
  'trousers',
  'dress',
  'swimwear',
  'shoe',
  'sandal',
  'hat',
  'bag',
  'eyewear',
  'jewellery',
  'makeup',
  'skincare',
  'clock',
  'phone',
]);
