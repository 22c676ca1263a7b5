import type { Category, Size } from '@ethereal/contracts/fashion';
import type { Degree } from '../lexicon/measures.ts';

/** What must not be shown, whatever else is. `kind:boot`, `colour:black`, `material:wool`, `allergen:nut`, `category:kids`, `word:zip`. */
export type Exclusion = {
  type: 'kind' | 'colour' | 'material' | 'pattern' | 'allergen' | 'category' | 'care' | 'occasion' | 'word';
  id: string;
  /** As the shopper said it. */
  said: string;
  /** For somebody's health or conscience: it holds for the whole conversation. */
  always?: boolean;
  /** Of a family what may be shown all the same: no wool, but cashmere. */
  but?: readonly string[];
};

/** For whom something is. */
export type Recipient = {
  who: 'men' | 'women' | 'kids' | 'anyone';
  gender?: 'm' | 'f';
  grown?: boolean /** "She", of whom more may have been said before. */;
  spokenOf?: boolean;
};

/** One thing that a shopper looks for. */
export type Wish = {
  kinds: string[];
  /** Its kinds are not named: they are guesses at what is described, the likeliest first. */
  described?: boolean;
  colours: string[];
  materials: string[];
  patterns: string[];
  /** Other words that name or description should have. */
  words: string[];
  not: Exclusion[];
  occasions: string[];
  /** What the recipient likes, in words. */
  interests: string[];
  recipient?: Recipient;
  /** The recipient as the shopper said it, where there are several. */
  person?: string;
  /** The recipient's years. */
  age?: number;
  categories?: Category[];
  subCategory?: 'topW' | 'bottomW';
  gift?: boolean;
  /** Only what is worn or carried. */
  worn?: boolean;
  /** Said with a word of searching, so that one telling word is enough to go by. */
  sought?: boolean;
  /** Not much should be spent. */
  thrifty?: boolean;
  /** Kinds of goods that the recipient likes. */
  likes?: string[];
  size?: Size;
  /** Dollars. */
  minPrice?: number;
  maxPrice?: number;
  sort?: 'asc' | 'desc' | 'newest' | 'bestseller' | 'rating';
  /** Those of it first that are the warmest, lightest, longest … */
  most?: Degree;
  inStock?: boolean;
  /** So many of one are wanted. */
  many?: number;
  count?: number;
};

export const emptyWish = (): Wish => ({
  kinds: [],
  colours: [],
  materials: [],
  patterns: [],
  words: [],
  not: [],
  occasions: [],
  interests: [],
});

/** Whether it says anything by which goods could be chosen. */
export function asksForGoods(wish: Wish): boolean {
  return (
    wish.kinds.length +
      wish.colours.length +
      wish.materials.length +
      wish.patterns.length +
      wish.occasions.length +
      wish.not.length >
      0 ||
    wish.interests.length > 0 ||
    wish.recipient !== undefined ||
    wish.categories !== undefined ||
    wish.gift === true ||
    wish.size !== undefined ||
    wish.minPrice !== undefined ||
    wish.maxPrice !== undefined ||
    wish.sort !== undefined ||
    wish.subCategory !== undefined ||
    wish.inStock === true
  );
}
