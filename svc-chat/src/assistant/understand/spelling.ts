import { SMALL_WORDS } from '../../help/small-words.ts';
import { distance, stem, typosIn } from '../../text/words.ts';
import { ANYTHING, CATEGORY_OF, COLOURS, MATERIAL_WORDS, SEARCH_WORDS, THING_WORDS } from './lexicon.ts';

/** What people write to a shop about besides its items. */
const SHOP_WORDS =
  `delivery deliver ship shipping shipped return refund exchange payment pay paypal account password
  login register registration activate activation email address order orders track tracking status checkout cart basket
  wishlist favourite favourites favorite favorites seller selling sell upload image picture photo edit unpublish remove
  delete analytics dashboard contact support customer service privacy policy cookie newsletter discount coupon size sizes
  guide chart cancel damaged name change forgot reset where when what how much many second first third fourth last cheaper
  cheap cheapest expensive bestseller bestsellers arrival arrivals thanks thank hello goodbye please latest newest
  question color colour country countries currency dollars package parcel arrive take long does can have want show find
  looking thing link expired confirm details about available`.split(/\s+/);

const KNOWN: ReadonlySet<string> = new Set([
  ...THING_WORDS,
  ...CATEGORY_OF.keys(),
  ...Object.keys(COLOURS),
  ...Object.values(COLOURS).flat(),
  ...MATERIAL_WORDS,
  ...ANYTHING,
  ...SEARCH_WORDS,
  ...SHOP_WORDS,
  ...SMALL_WORDS,
]);
const BY_LENGTH = Map.groupBy(
  [...KNOWN].filter((word) => word.length > 3),
  (word) => word.length,
);

/** The known word that was probably meant, or the word itself. */
export function correct(word: string): string {
  const most = typosIn(word);
  if (most === 0 || /\d/.test(word) || KNOWN.has(word) || KNOWN.has(stem(word))) return word;
  let best = word;
  let least = most + 1;
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const known of BY_LENGTH.get(length) ?? []) {
      // Few people mistype the first letter, and short words are neighbours of many.
      const penalty = known[0] === word[0] ? 0 : 0.5;
      const away = distance(word, known, most) + penalty;
      if (away <= most && away < least) {
        best = known;
        least = away;
      }
    }
  }
  return best;
}
