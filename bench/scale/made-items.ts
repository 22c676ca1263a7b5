import { MINUTE_MS } from '@ethereal/contracts/durations';
import { CATEGORIES, SIZES } from '@ethereal/contracts/fashion';
import { catalog } from '@ethereal/dev/demo/catalog';
import { type Random, randomFrom } from '@ethereal/dev/demo/history/random';
import { idOf } from './ids.ts';

const BRANDS = 20_000;
const SELLERS = 20_000;
/** The newest item has this date; each earlier one is a minute older. */
const NEWEST = Date.UTC(2026, 0, 1);
const SYLLABLES =
  'al an bel bor ca cor da del el en fa fer ga gra ha il jo ka lin lo ma mi na nor o pa per qui ra ro sa sol ta tor u va ver wen yo zu'.split(
    ' ',
  );
const COLORS = ['White', 'Navy', 'Oat', 'Black', 'Sea Blue', 'Moss', 'Clay', 'Ivory', 'Rust', 'Sand'];
const SENTENCES = catalog.flatMap(({ description }) => description.split(/(?<=\.) /));

const oneOf = <T>(some: readonly T[], random: Random): T | undefined => some[Math.floor(random() * some.length)];
/** Returns a number from 0 to `count` - 1; small numbers are far more frequent. */
const skewed = (count: number, random: Random) => Math.floor(count * random() ** 3);

/** Returns a unique name of three syllables for a number. */
function coined(number: number): string {
  const syllable = (place: number) =>
    SYLLABLES[Math.floor(number / SYLLABLES.length ** place) % SYLLABLES.length] ?? '';
  const word = [0, 1, 2].map(syllable).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * Returns an item as its seller describes it: one of the demo shop's kinds of goods, with an invented name and
 * sentences of the demo shop. The same number always gives the same item.
 */
export function madeItem(number: number) {
  const random = randomFrom(`item ${number}`);
  const like = catalog[number % catalog.length];
  const sentences = Array.from({ length: 3 }, () => oneOf(SENTENCES, random));
  const line = coined(Math.floor(random() * SYLLABLES.length ** 3));
  return {
    name: `${line} ${like?.name}`,
    description: `${sentences.join(' ')} Model ${line} ${number}.`,
    priceCents: 100 * Math.ceil(5 + 300 * random() ** 2) - 10,
    category: random() < 0.8 && like ? like.category : (oneOf(CATEGORIES, random) ?? 'home'),
    subCategory: like?.subCategory ?? 'topW',
    colors: random() < 0.5 ? [oneOf(COLORS, random) ?? 'White'] : undefined,
    sizes: like?.size.length ? SIZES.slice(Math.floor(random() * 2)) : [],
    isBestseller: random() < 0.05,
    brand: random() < 0.8 ? coined(skewed(BRANDS, random)) : undefined,
    seller: idOf('person', skewed(SELLERS, random)),
  };
}

/** Returns an item as svc-catalog stores it. The last of `count` is the newest. */
export function storedItem(number: number, count: number) {
  const picture = `product-images-${idOf('picture', number)}`;
  const at = new Date(NEWEST - (count - number) * MINUTE_MS);
  return {
    _id: idOf('item', number),
    ...madeItem(number),
    images: { image1: { url: `/images/${picture}`, public_id: picture } },
    imageIds: [picture],
    published: true,
    version: 1,
    createdAt: at,
    updatedAt: at,
    pendingEvents: [],
  };
}

/** Returns the same item as the replica of another service stores it. */
export function replicaOf({
  _id,
  name,
  priceCents,
  category,
  colors = [],
  sizes,
  images,
  seller,
  published,
  version,
}: ReturnType<typeof storedItem>) {
  return {
    _id,
    name,
    priceCents,
    category,
    colors,
    sizes,
    itemImg: images.image1.url,
    seller,
    published,
    version,
  };
}
