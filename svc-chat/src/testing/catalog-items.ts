import type { Category, Size } from '@ethereal/contracts/fashion';
import type { Item } from '@ethereal/contracts/items';

type Row = [
  name: string,
  price: number,
  category: Category,
  wear: 'topW' | 'bottomW',
  size: Size[],
  description: string,
];

const ALL: Size[] = ['S', 'M', 'L', 'XL', 'XXL'];
const TO_L: Size[] = ['S', 'M', 'L'];

/** A small shop, oldest item first. List numbers become ids: the first item is …001. */
const ROWS: readonly Row[] = [
  ['Linen Shirt in Oat', 64.5, 'men', 'topW', ALL, 'A breezy shirt of pure flax with a small chest pocket.'],
  ['Linen Shirt in Sea Blue', 59, 'men', 'topW', ALL, 'The colour of the water ten metres out. Regular fit.'],
  ['Gingham Poplin Shirt', 49.95, 'men', 'topW', TO_L, 'Crisp cotton poplin in a small check.'],
  ['Organic Cotton T-Shirt', 24.9, 'men', 'topW', ALL, 'A dense jersey of organic cotton. Straight fit.'],
  ['Merino Crew Neck Sweater', 98, 'men', 'topW', ['M', 'L', 'XL'], 'Fine merino wool in charcoal, warm and light.'],
  ['Brushed Fleece Hoodie', 58, 'men', 'topW', ALL, 'Soft inside, in black, with a deep front pocket.'],
  ['Washed Denim Jacket', 89, 'men', 'topW', TO_L, 'Indigo denim that fades with wear.'],
  ['Double-Faced Wool Overcoat', 240, 'men', 'topW', ['M', 'L', 'XL'], 'A heavy winter coat in grey wool.'],
  ['Straight Leg Raw Denim Jeans', 84, 'men', 'bottomW', ALL, 'Raw indigo denim, straight through the leg.'],
  ['Tapered Chinos in Sand', 62, 'men', 'bottomW', TO_L, 'Cotton twill with a little stretch.'],
  ['Drawstring Linen Shorts', 39, 'men', 'bottomW', ALL, 'For hot days by the sea.'],
  ['Low-Top Canvas Sneakers', 55, 'men', 'bottomW', [], 'White canvas with a rubber sole.'],
  ['Floral Midi Dress', 79, 'women', 'topW', TO_L, 'A flowing dress with small red flowers.'],
  ['Polka Dot Tea Dress', 69, 'women', 'topW', ALL, 'Navy with white dots, buttoned to the waist.'],
  ['Linen Sundress in Butter', 72, 'women', 'topW', TO_L, 'A light dress for summer.'],
  ['Satin Slip Evening Dress', 145, 'women', 'topW', TO_L, 'Black satin for long evenings and parties.'],
  ['Gingham Cotton Blouse', 46, 'women', 'topW', TO_L, 'Puffed sleeves, green checks.'],
  ['Cashmere Crew Neck Sweater', 149, 'women', 'topW', TO_L, 'Pure cashmere in ivory.'],
  ['Cropped Denim Jacket', 78, 'women', 'topW', TO_L, 'Light blue denim, cut short.'],
  ['Belted Camel Trench Coat', 210, 'women', 'topW', TO_L, 'A coat for rain and wind.'],
  ['Floral Wrap Skirt', 48, 'women', 'bottomW', TO_L, 'Ties at the side.'],
  ['High-Rise Straight Jeans', 82, 'women', 'bottomW', ALL, 'Blue denim with a high waist.'],
  ['Leather Ankle Boots', 139, 'women', 'bottomW', [], 'Brown leather with a low heel.'],
  ['Kids Dotted Hoodie', 34, 'kids', 'topW', TO_L, 'Yellow dots on soft jersey.'],
  ['Kids Floral Summer Dress', 32, 'kids', 'topW', TO_L, 'Pink flowers for warm days.'],
  ['Kids Jersey Shorts', 19.5, 'kids', 'bottomW', TO_L, 'With pockets for treasures.'],
  ['Stoneware Teapot', 58, 'home', 'topW', [], 'Glazed by hand, holds one litre.'],
  ['Beeswax Pillar Candle', 18.9, 'home', 'topW', [], 'Burns for sixty hours.'],
  ['Two-Seat Linen Sofa', 890, 'home', 'topW', [], 'Deep and soft, with a washable cover.'],
  ['Two-Tone Leather Handbag', 189, 'accessories', 'topW', [], 'Smooth brown leather with a rolled handle.'],
  ['Waxed Canvas Weekend Backpack', 112, 'accessories', 'topW', [], 'Green waxed canvas, made for rain.'],
  ['Tortoiseshell Sunglasses', 65, 'accessories', 'topW', [], 'Full protection from the sun.'],
  ['Automatic Wrist Watch', 320, 'accessories', 'topW', [], 'Winds itself as you move.'],
  ['Velvet Matte Lipstick', 22, 'beauty', 'topW', [], 'A deep red that stays.'],
  ['Eau de Parfum Hyacinth', 88, 'beauty', 'topW', [], 'Green and floral.'],
  ['Wireless Headphones', 179, 'electronics', 'topW', [], 'Thirty hours of music.'],
];

const BESTSELLERS = new Set([
  'Linen Shirt in Oat',
  'Floral Midi Dress',
  'Stoneware Teapot',
  'Two-Tone Leather Handbag',
  'Kids Dotted Hoodie',
]);
const idOf = (number: number) => number.toString(16).padStart(24, '0');
const seller = 'f'.repeat(24);

export const ITEMS: readonly Item[] = ROWS.map(([name, price, category, subCategory, size, description], index) => ({
  _id: idOf(index + 1),
  name,
  price,
  category,
  subCategory,
  size,
  description,
  user: seller,
  isBestseller: BESTSELLERS.has(name),
  itemImg: `/images/${index + 1}`,
  image1: { url: `/images/${index + 1}`, public_id: `${index + 1}` },
  createdAt: new Date(Date.UTC(2024, 5, index + 1)).toISOString(),
  updatedAt: new Date(Date.UTC(2024, 5, index + 1)).toISOString(),
}));
