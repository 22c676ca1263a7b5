import { SMALL_WORDS } from '../../help/small-words.ts';
import { distance, stem, typosIn } from '../../text/words.ts';
import { COMMON_WORDS } from './common-words.ts';
import { ANYTHING, CATEGORY_OF, COLOURS, MATERIAL_WORDS, SEARCH_WORDS, THING_WORDS } from './lexicon.ts';

/** What people write to a shop about besides its items. */
const SHOP_WORDS =
  `delivery deliver ship shipping shipped return refund exchange payment pay paypal account password
  login register registration activate activation email address order orders track tracking status checkout cart basket
  wishlist favourite favourites favorite favorites manager supervisor seller sellers selling sell customers upload image picture photo edit unpublish remove
  delete analytics dashboard contact support customer service privacy policy cookie newsletter discount coupon size sizes
  guide chart cancel damaged name change forgot reset where when what how much many second first third fourth last cheaper
  cheap cheapest expensive bestseller bestsellers arrival arrivals thanks thank hello goodbye please latest newest
  question color colour country countries currency dollars package parcel arrive take long does can have want show find
  looking thing link expired confirm details about available men women ladies accessories clothes`.split(
    /\s+/,
  );

const KNOWN: ReadonlySet<string> = new Set([
  ...THING_WORDS,
  ...THING_WORDS.map((word) => (/(s|sh|ch|x)$/.test(word) ? `${word}es` : `${word}s`)),
  ...COMMON_WORDS,
  ...CATEGORY_OF.keys(),
  ...Object.keys(COLOURS),
  ...Object.values(COLOURS).flat(),
  ...MATERIAL_WORDS,
  ...ANYTHING,
  ...SEARCH_WORDS,
  ...SHOP_WORDS,
  ...SMALL_WORDS,
]);
const COMMON: ReadonlySet<string> = new Set(COMMON_WORDS);
const BY_LENGTH = Map.groupBy(
  [...KNOWN].filter((word) => word.length > 3),
  (word) => word.length,
);

const sameLetters = (one: string, other: string) => [...one].sort().join('') === [...other].sort().join('');

/** How unlikely it is that the one was meant by the other; Infinity when it is not. */
function unlikeliness(word: string, known: string, most: number): number {
  // A short word with one letter changed is mostly another word.
  if (word.length === 4 && known.length === 4 && !sameLetters(word, known)) return Number.POSITIVE_INFINITY;
  const away = distance(word, known, most);
  if (away > most) return Number.POSITIVE_INFINITY;
  // Few people mistype the first letter, and small words are neighbours of many.
  return away + (known[0] === word[0] ? 0 : 0.5) + (SMALL_WORDS.has(known) || COMMON.has(known) ? 0.25 : 0);
}

const CORRECTIONS_KEPT = 5000;
const corrections = new Map<string, string>();

/** The known word that was probably meant, or the word itself. */
export function correct(word: string): string {
  const known = corrections.get(word);
  if (known !== undefined) return known;
  if (corrections.size >= CORRECTIONS_KEPT) corrections.clear();
  const meant = lookUp(word);
  corrections.set(word, meant);
  return meant;
}

function lookUp(word: string): string {
  const most = typosIn(word);
  if (most === 0 || /\d/.test(word) || KNOWN.has(word) || KNOWN.has(stem(word))) return word;
  let best = word;
  let least = most + 0.5;
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const known of BY_LENGTH.get(length) ?? []) {
      const away = unlikeliness(word, known, most);
      if (away < least) {
        best = known;
        least = away;
      }
    }
  }
  return best;
}
