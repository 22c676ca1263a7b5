import type { Category, Size } from '@ethereal/contracts/fashion';
import type { Item } from '@ethereal/contracts/items';

/** What can be measured; amounts are kept in one unit each. */
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

/** An amount in the unit of its measure, bounded on one side or on both. `said` is how the text puts it. */
export type Quantity = { type: Measure; min?: number; max?: number; said: string };

export type Audience = 'men' | 'women' | 'kids';
export type Order = 'relevance' | 'cheapest' | 'dearest' | 'best-rated' | 'bestselling' | 'newest';

/** What must not be shown, in the shopper's words; singular or plural, British or American. */
export type Refused = {
  kinds: readonly string[];
  materials: readonly string[];
  colours: readonly string[];
  brands: readonly string[];
  words: readonly string[];
};

/**
 * One thing that a shopper looks for. Only what has a field of its own is ever a condition; everything else stands in
 * `words` and merely weighs. Spans are as the shopper wrote them: spelling, synonyms and plurals are found here.
 */
export type Wish = {
  /** All that was said of it but the refusals and the words of asking ("show me"); kinds and colours included. */
  words: string;
  /** Spans that name what is wanted ("top hat", "something to sit on"); alternatives, not conditions all to be met. */
  kinds: readonly string[];
  refused: Refused;
  colours: readonly string[];
  materials: readonly string[];
  brands: readonly string[];
  audience?: Audience;
  /** It is worn or carried by that audience, or a category was named: nothing of another is shown. */
  categories?: readonly Category[];
  sizes: readonly Size[];
  /** Dollars. */
  price?: { min?: number; max?: number; around?: number };
  quantities: readonly Quantity[];
  order: Order;
  /** So many are to be shown. */
  count?: number;
  /** Only what can be bought now. */
  inStock?: boolean;
  /** It is to be given: what is for anybody is for whom it is, too. */
  isGift?: boolean;
  /** The id of an item: what is like it is wanted, the item itself isn't. */
  likeItem?: string;
  /** Ids of items that are not to be shown again. */
  except?: readonly string[];
  /** What somebody must not touch or eat, as it was said. */
  allergens?: readonly string[];
};

/** A wish with nothing said; `words` and the rest are laid over it. */
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

/** A part of a wish by which goods are told apart. */
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

/** A part with what was said of it: `{ part: 'colour', said: 'red' }`. */
export type Said = { part: Part; said: string };

export type FoundGood = {
  item: Item;
  /** What of the wish it meets, the weightiest first. */
  matched: readonly Said[];
  /** Conditions that it doesn't meet; only goods that are merely nearest have any. */
  unmet: readonly Said[];
  /** What the wish asks about and its texts do not tell: whether it is without an allergen, how long it is. */
  unstated: readonly Said[];
};

export type Found = {
  /** Best first. Never holds what was refused. */
  goods: readonly FoundGood[];
  /** Conditions that left nothing together; `goods` are then what is nearest. */
  dropped: readonly Said[];
  /** What the shop has none of, as it was searched: `goods` are then merely related, or none. */
  notSold: readonly string[];
};
