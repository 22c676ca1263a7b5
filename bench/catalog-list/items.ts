import { MongoClient } from 'mongodb';

const BATCH = 1_000;

const CATEGORIES = ['men', 'women', 'kids', 'home', 'accessories', 'beauty', 'electronics'];
const WORDS =
  'linen cotton wool silk denim leather oversized slim classic vintage relaxed tailored shirt jacket dress trousers skirt coat sweater boots sandals bag necklace lamp cushion serum striped floral red blue green black white ivory navy olive charcoal summer winter'.split(
    ' ',
  );
const idOf = (number: number) => number.toString(16).padStart(24, '0');
/** Returns a word that depends on the seed alone. */
export const word = (seed: number) => WORDS[Math.abs(Math.imul(seed, 2654435761) >> 7) % WORDS.length] ?? '';
const words = (from: number, count: number) => Array.from({ length: count }, (_, i) => word(from * 31 + i * 7));

function item(number: number) {
  const url = '/images/product-images-AAAAAAAAAAAAAAAAAAAAAA';
  const moment = new Date(1_700_000_000_000 + number * 1000);
  return {
    _id: idOf(number),
    name: `${words(number, 3).join(' ')} ${number}`,
    description: `${words(number + 7, 34).join(' ')} batch${number % 20_000}`,
    priceCents: 100 + ((number * 37) % 50_000),
    category: CATEGORIES[number % CATEGORIES.length],
    subCategory: number % 3 ? 'topW' : 'bottomW',
    sizes: ['S', 'M', 'L', 'XL', 'XXL'].slice(number % 3, 3 + (number % 3)),
    isBestseller: number % 9 === 0,
    images: { image1: { url, public_id: 'product-images-AAAAAAAAAAAAAAAAAAAAAA' } },
    imageIds: [`picture-${number}`],
    seller: idOf(number % 500),
    published: true,
    version: 1,
    createdAt: moment,
    updatedAt: moment,
    pendingEvents: [],
  };
}

/** Loads `size` made items into a database of svc-catalog. */
export async function load(url: string, database: string, size: number): Promise<void> {
  const client = await new MongoClient(url).connect();
  const items = client.db(database).collection<{ _id: string }>('items');
  for (let from = 1; from <= size; from += BATCH) {
    await items.insertMany(
      Array.from({ length: Math.min(BATCH, size - from + 1) }, (_, i) => item(from + i)),
      { ordered: false },
    );
  }
  await client.close();
}

/** Returns the paths of each kind of request to a catalog of `size` made items. */
export function routesFor(size: number): Record<string, string[]> {
  const spread = (count: number, path: (n: number) => string) => Array.from({ length: count }, (_, n) => path(n));
  return {
    'list of 24': ['/api/items?limit=24'],
    'list of 24, 200 different filters': spread(
      200,
      (n) => `/api/items?limit=24&category=${CATEGORIES[n % 7]}&sort=${n % 2 ? 'asc' : 'desc'}&minPrice=${n}`,
    ),
    'search, 200 different texts': spread(200, (n) => `/api/items?limit=24&search=${words(n, 2).join('+')}`),
    'item, 500 different ones': spread(500, (n) => {
      const number = 1 + ((n * 7919) % size);
      return `/api/categories/${CATEGORIES[number % 7]}/${idOf(number)}`;
    }),
  };
}
