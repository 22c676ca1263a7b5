import type { Item } from '@ethereal/contracts/items';
import { ITEMS } from '../evaluation/shop.ts';

/** A kind of goods of the demo shop: what people call it, and which names are of it. */
export type Goods = { plural: readonly string[]; singular: readonly string[]; name: RegExp };

export const GOODS: readonly Goods[] = [
  { plural: ['sweaters', 'jumpers'], singular: ['sweater', 'pullover'], name: /Sweater|Crew Neck|Cardigan/ },
  { plural: ['shirts'], singular: ['shirt'], name: /(?<!T-)Shirt|Blouse|Long Sleeve/ },
  { plural: ['t-shirts', 'tees'], singular: ['tshirt'], name: /T-Shirt|Long Sleeve/ },
  { plural: ['dresses', 'frocks'], singular: ['dress'], name: /[Dd]ress\b|Sari Gown/ },
  { plural: ['jackets'], singular: ['jacket'], name: /Jacket|Gilet|Blazer/ },
  { plural: ['coats'], singular: ['coat'], name: /Coat|Overcoat/ },
  { plural: ['trousers', 'pants'], singular: ['pair of trousers'], name: /Trousers|Jeans|Chinos/ },
  { plural: ['skirts'], singular: ['skirt'], name: /Skirt/ },
  { plural: ['shoes'], singular: ['pair of shoes'], name: /Shoes|Boots|Pumps|Sandals|Flats|Sneakers/ },
  { plural: ['hoodies', 'sweatshirts'], singular: ['hoodie'], name: /Hoodie/ },
  { plural: ['bags'], singular: ['bag'], name: /Bag|Handbag|Backpack|Briefcase|Purse|Suitcase/ },
  { plural: ['hats'], singular: ['hat'], name: /\bHat\b|Cap\b/ },
  { plural: ['watches'], singular: ['watch'], name: /Watch/ },
  { plural: ['clocks'], singular: ['clock'], name: /Clock/ },
  { plural: ['vases'], singular: ['vase'], name: /Vase|Urn/ },
  { plural: ['headphones'], singular: ['headset'], name: /Headphones/ },
];

/** The nouns of goods of which there are several, for a conversation to choose among. */
export const MANY = GOODS.filter(({ name }) => ITEMS.filter((item) => name.test(item.name)).length > 2);

const text = ({ name, description }: Item) => `${name} ${description}`;
export const goodsOf = ({ name }: Goods): Item[] => ITEMS.filter((item) => name.test(item.name));
export const saying = (items: readonly Item[], words: RegExp): Item[] =>
  items.filter((item) => words.test(text(item)));
