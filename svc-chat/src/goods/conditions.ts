import type { Good, GoodsIndex } from './index.ts';
import { mentions } from './mentions.ts';
import { isQuality, MATERIAL_WORDS, type QualityType, sayOne, wordsFor } from './qualities.ts';
import { compareQuantity } from './quantities.ts';
import { phraseOf, tokensOf } from './tokens.ts';
import type { Audience, Said, Wish } from './wish.ts';

export type Verdict = 'met' | 'unmet' | 'unstated';
/** One condition of a wish, and the check whether goods meet it. */
export type Condition = Said & { judge(good: Good): Verdict };

const when = (holds: boolean): Verdict => (holds ? 'met' : 'unmet');
const AUDIENCES: ReadonlySet<string> = new Set<Audience>(['men', 'women', 'kids']);
const SAYS_AUDIENCE: Readonly<Record<Audience, readonly string[]>> = {
  men: ['man', 'gentleman'],
  women: ['woman', 'lady'],
  kids: ['child', 'kid', 'toddler', 'baby', 'boy', 'girl'],
};

/** Maximum deviation from a price given as approximate, as a share of that price. */
const AROUND = 0.25;

function quality(type: QualityType, said: string): Condition {
  const words = wordsFor(type, said);
  const stated = type === 'material' ? MATERIAL_WORDS : undefined;
  return {
    part: type === 'colour' ? 'colour' : 'material',
    said,
    judge: (good) => {
      if (sayOne(good, words)) return 'met';
      return stated && !sayOne(good, stated) ? 'unstated' : 'unmet';
    },
  };
}

/** @param neutral the verdict on goods that state no audience */
function audience(wanted: Audience, neutral: Verdict): Condition {
  return {
    part: 'audience',
    said: wanted,
    judge: ({ item, text }) => {
      if (AUDIENCES.has(item.category)) return when(item.category === wanted);
      const others = [...AUDIENCES].filter((one) => one !== wanted);
      const says = (one: string) =>
        (one === 'men' || one === 'women' || one === 'kids') && SAYS_AUDIENCE[one].some((word) => mentions(text, word));
      if (says(wanted)) return 'met';
      const isForOthers = wanted !== 'kids' && others.some((one) => one !== 'kids' && says(one));
      return isForOthers ? 'unmet' : neutral;
    },
  };
}

function price({ min = 0, max = Number.POSITIVE_INFINITY, around }: NonNullable<Wish['price']>): Condition {
  const said = [
    min > 0 && `from $${min}`,
    max < Number.POSITIVE_INFINITY && `up to $${max}`,
    around && `about $${around}`,
  ];
  return {
    part: 'price',
    said: said.filter(Boolean).join(' '),
    judge: ({ item }) =>
      when(
        item.price >= min &&
          item.price <= max &&
          (around === undefined || Math.abs(item.price - around) <= AROUND * around),
      ),
  };
}

function size(sizes: Wish['sizes']): Condition {
  return {
    part: 'size',
    said: sizes.join(' or '),
    judge: ({ item }) => {
      const { available } = item;
      const counted = typeof available === 'object' && available !== null ? available : undefined;
      return when(sizes.some((one) => item.size.includes(one) && (counted?.[one] ?? 1) > 0));
    },
  };
}

/** Returns the conditions of a wish. */
export function conditionsOf(wish: Wish): Condition[] {
  const isAnyones = wish.isGift || wish.words.trim() !== '' || wish.kinds.length > 0;
  const saysWhat = wish.audience !== 'kids' && isAnyones;
  const brands = wish.brands.map((brand) => phraseOf(tokensOf(brand)));
  return [
    ...(wish.colours.length > 0 ? [anyOf(wish.colours.map((said) => quality('colour', said)))] : []),
    ...wish.materials.map((said) => quality('material', said)),
    ...(brands.length > 0
      ? [
          {
            part: 'brand',
            said: wish.brands.join(' or '),
            judge: (good: Good) => when(sayOne(good, brands)),
          } as const,
        ]
      : []),
    ...(wish.audience ? [audience(wish.audience, saysWhat ? 'met' : 'unstated')] : []),
    ...(wish.categories
      ? [
          {
            part: 'category',
            said: wish.categories.join(' or '),
            judge: ({ item }: Good) => when(wish.categories?.includes(item.category) ?? true),
          } as const,
        ]
      : []),
    ...(wish.sizes.length > 0 ? [size(wish.sizes)] : []),
    ...(wish.price ? [price(wish.price)] : []),
    ...wish.quantities.map(
      (wanted): Condition => ({
        part: 'quantity',
        said: wanted.said,
        judge: ({ quantities }) => {
          const how = compareQuantity(wanted, quantities);
          return how === 'contradicted' ? 'unmet' : how;
        },
      }),
    ),
    ...(wish.inStock
      ? [
          {
            part: 'stock',
            said: 'in stock',
            judge: ({ item }: Good) => when(item.availability !== 'sold-out'),
          } as const,
        ]
      : []),
  ];
}

/** Combines alternatives ("red or blue") into one condition that is met if one of them is met. */
function anyOf(conditions: readonly Condition[]): Condition {
  return {
    part: conditions[0]?.part ?? 'colour',
    said: conditions.map(({ said }) => said).join(' or '),
    judge: (good) => {
      const verdicts = conditions.map(({ judge }) => judge(good));
      return verdicts.includes('met') ? 'met' : verdicts.includes('unstated') ? 'unstated' : 'unmet';
    },
  };
}

/** Whether a text has a noun that WordNet lists below the refused kind: tweed below wool. */
const hasKindOf = ({ text, things }: Good, refused: number): boolean =>
  things.some(({ noun, kinds }) => kinds.includes(refused) && mentions(text, noun));

function madeOf(type: QualityType, said: string, index: GoodsIndex): (good: Good) => boolean {
  const phrase = phraseOf(tokensOf(said));
  const words = new Set([...wordsFor(type, said), ...(type === 'allergen' ? wordsFor('material', said) : [])]);
  const [sense] = isQuality(type, phrase) ? [] : index.nouns.sensesOf(tokensOf(said));
  return (good) =>
    !(type === 'allergen' && good.text.includes(` ${phrase} free `)) &&
    (sayOne(good, words) || (sense !== undefined && hasKindOf(good, sense.id)));
}

const OF_THE_REFUSED_KIND = 0.4;
const NAMED_BY = 0.7;

function ofKind(said: string, index: GoodsIndex): (good: Good) => boolean {
  const words = tokensOf(said);
  const { named, scores } = index.ofKind(words);
  const whole = named.length === words.length;
  const phrase = phraseOf(words);
  return ({ item, kinds }) =>
    (whole && (scores.get(item._id) ?? 0) >= OF_THE_REFUSED_KIND) || (kinds.phrases.get(phrase) ?? 0) >= NAMED_BY;
}

/** Returns a function that checks whether a wish refuses goods, and returns the refusing words. */
export function refusalsOf(wish: Wish, index: GoodsIndex): (good: Good) => Said | undefined {
  const { refused } = wish;
  const tests: { said: Said; holds(good: Good): boolean }[] = [
    ...refused.kinds.map((said) => ({
      said: { part: 'refused', said } as const,
      holds: ofKind(said, index),
    })),
    ...refused.materials.map((said) => ({
      said: { part: 'refused', said } as const,
      holds: madeOf('material', said, index),
    })),
    ...(wish.allergens ?? []).map((said) => ({
      said: { part: 'allergen', said } as const,
      holds: madeOf('allergen', said, index),
    })),
    ...refused.colours.map((said) => ({
      said: { part: 'refused', said } as const,
      holds: madeOf('colour', said, index),
    })),
    ...[...refused.brands, ...refused.words].map((said) => {
      const phrase = phraseOf(tokensOf(said));
      const pattern = wordsFor('pattern', said);
      return {
        said: { part: 'refused', said } as const,
        holds: (good: Good) => mentions(good.text, phrase) || sayOne(good, pattern),
      };
    }),
  ];
  return (good) => tests.find(({ holds }) => holds(good))?.said;
}

/**
 * Returns the allergens that an item's text neither states nor excludes, because the text names no materials or
 * ingredients.
 */
export function untoldOf(wish: Wish, good: Good): Said[] {
  if (!wish.allergens || sayOne(good, MATERIAL_WORDS) || mentions(good.text, 'ingredient')) return [];
  return wish.allergens.map((said) => ({ part: 'allergen', said }));
}
