import { CATEGORIES, type Category, type Size, type SubCategory } from '@ethereal/contracts/fashion';
import type { SellerName } from '../accounts.ts';
import type { Look } from '../studio/look.ts';
import { accessories } from './accessories.ts';
import { beauty } from './beauty.ts';
import { electronics } from './electronics.ts';
import type { Entry } from './entry.ts';
import { home } from './home.ts';
import { kids } from './kids.ts';
import { men } from './men.ts';
import { women } from './women.ts';

export interface DemoItem {
  name: string;
  description: string;
  /** Dollars. */
  price: number;
  category: Category;
  subCategory: SubCategory;
  size: readonly Size[];
  isBestseller: boolean;
  seller: SellerName;
  stock?: Entry['stock'];
  look: Look;
}

/** The home page shows the newest first: its four best sellers, then the seven new arrivals. */
const shopWindow = [
  'Floral Midi Dress',
  'Two-Tone Leather Handbag',
  'Washed Denim Jacket',
  'Noise-Cancelling Wireless Headphones',
  'Soft Mohair Blend Cardigan',
  'Hand-Thrown Amphora Vase',
  'Linen Shirt in Oat',
  'Velvet Matte Lipstick',
  'Kids Floral Summer Dress',
  'Low-Top Canvas Sneakers',
  'Wide-Brim Straw Hat',
];

const shelves: Readonly<Record<Category, readonly Entry[]>> = {
  men,
  women,
  kids,
  home,
  accessories,
  beauty,
  electronics,
};

/** A little of everything wherever one looks: each shelf is spread evenly over the whole. */
function spread(): DemoItem[] {
  const placed = CATEGORIES.flatMap((category, shelf) =>
    shelves[category].map((entry, i) => ({
      at: (i + (shelf + 1) / (CATEGORIES.length + 1)) / shelves[category].length,
      item: toItem(category, entry),
    })),
  );
  return placed.sort((one, other) => one.at - other.at).map(({ item }) => item);
}

const toItem = (category: Category, entry: Entry): DemoItem => ({
  name: entry.name,
  description: entry.description,
  price: entry.price,
  category,
  subCategory: entry.wear,
  size: entry.sizes ?? [],
  isBestseller: entry.bestseller ?? false,
  seller: entry.seller,
  ...(entry.stock === undefined ? {} : { stock: entry.stock }),
  look: entry.look,
});

const windowPlace = ({ name }: DemoItem): number => shopWindow.indexOf(name);

/** Every demo item in the order of its creation: the last is the newest, and the first one that a visitor sees. */
export const catalogue: readonly DemoItem[] = [
  ...spread().filter((item) => windowPlace(item) === -1),
  ...spread()
    .filter((item) => windowPlace(item) !== -1)
    .sort((one, other) => windowPlace(other) - windowPlace(one)),
];
