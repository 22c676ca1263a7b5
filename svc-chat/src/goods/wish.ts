import type { Category, Size } from '@ethereal/contracts/fashion';
import type { Item } from '@ethereal/contracts/items';

/** Measures with their units. Amounts are stored in one unit per measure. */
export const MEASURES = {
  length: 'cm',
  area: 'm²',
  weight: 'g',
  volume: 'l',
  power: 'W',
  voltage: 'V',
  energy: 'mAh',
  time: 'min',
  speed: 'km/h',
  temperature: '°C',
  age: 'years',
  persons: 'persons',
  pieces: 'pieces',
  storage: 'GB',
  screen: 'inches',
} as const;
export type Measure = keyof typeof MEASURES;

/** An amount in the unit of its measure, bounded on one side or on both. `said` is the wording of the text. */
export type Quantity = { type: Measure; min?: number; max?: number; said: string };

export type Audience = 'men' | 'women' | 'kids';
export type Order = 'relevance' | 'cheapest' | 'dearest' | 'best-rated' | 'bestselling' | 'newest';

/** Things that must not be shown, in the shopper's words: singular or plural, British or American spelling. */
export type Refused = {
  kinds: readonly string[];
  materials: readonly string[];
  colours: readonly string[];
  brands: readonly string[];
  words: readonly string[];
};

/**
 * One thing that a shopper searches for. Only fields of their own are conditions; everything else is part of `words`
 * and only affects the ranking. Spans keep the shopper's wording; spelling, synonyms and plurals are resolved by the
 * search.
 */
export type Wish = {
  /** The words of the wish without refusals and words of requests ("show me"), including kinds and colors. */
  words: string;
  /**
   * Spans that name the wanted thing ("top hat", "something to sit on"). They are alternatives: one match is enough.
   */
  kinds: readonly string[];
  refused: Refused;
  colours: readonly string[];
  materials: readonly string[];
  brands: readonly string[];
  audience?: Audience;
  /** Set if the audience wears or carries the thing, or a category was named. Nothing of another category is shown. */
  categories?: readonly Category[];
  sizes: readonly Size[];
  /** Price in dollars. */
  price?: { min?: number; max?: number; around?: number };
  quantities: readonly Quantity[];
  order: Order;
  /** Number of goods to show. */
  count?: number;
  /** Whether only goods in stock are shown. */
  inStock?: boolean;
  /** Whether the thing is a gift. Goods for any audience then suit the recipient. */
  isGift?: boolean;
  /** Id of an item: similar goods are wanted, without the item itself. */
  likeItem?: string;
  /** Ids of items that are not to be shown again. */
  except?: readonly string[];
  /** Substances that the shopper must not touch or eat, as worded in the message. */
  allergens?: readonly string[];
};

/** Returns an empty wish with the given fields set. */
export const wishFor = (said: Partial<Wish>): Wish => ({
  words: '',
  kinds: [],
  refused: { kinds: [], materials: [], colours: [], brands: [], words: [] },
  colours: [],
  materials: [],
  brands: [],
  sizes: [],
  quantities: [],
  order: 'relevance',
  ...said,
});

/** A part of a wish that goods are compared with. */
type Part =
  | 'kind'
  | 'word'
  | 'colour'
  | 'material'
  | 'brand'
  | 'audience'
  | 'category'
  | 'size'
  | 'price'
  | 'quantity'
  | 'stock'
  | 'allergen'
  | 'refused';

/** A part with its wording: `{ part: 'colour', said: 'red' }`. */
export type Said = { part: Part; said: string };

export type FoundGood = {
  item: Item;
  /** Parts of the wish that the item meets, the most important first. */
  matched: readonly Said[];
  /** Conditions that the item does not meet. Only the nearest goods have any, if no goods meet all conditions. */
  unmet: readonly Said[];
  /** Parts of the wish that the item's text leaves open, such as the absence of an allergen or a length. */
  unstated: readonly Said[];
};

export type Found = {
  /** Goods, the best first, without refused ones. */
  goods: readonly FoundGood[];
  /** Conditions that no goods meet together; `goods` then holds the nearest ones. */
  dropped: readonly Said[];
  /** Kinds that the shop does not sell, as searched; `goods` then holds related ones or none. */
  notSold: readonly string[];
};
