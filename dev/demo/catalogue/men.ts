import { lying, standing } from '../studio/look.ts';
import { allSizes, type Entry, toXl } from './entry.ts';

export const men: readonly Entry[] = [
  {
    name: 'Linen Shirt in Oat',
    price: 64.5,
    wear: 'topW',
    sizes: allSizes,
    bestseller: true,
    seller: 'seller',
    description:
      'A breezy shirt of pure European flax, washed once so that it is soft from the first day. Cut easy through the body, with a small chest pocket and corozo buttons. Wash at 30 °C, hang it up damp and skip the iron.',
    look: lying(
      'own-shirt',
      'sage',
      { tint: '#e9e2d4', pattern: 'linen' },
      { scene: 'arch', props: ['jeans', 'shades', 'loafer'] },
    ),
  },
  {
    name: 'Linen Shirt in Sea Blue',
    price: 64.5,
    wear: 'topW',
    sizes: allSizes,
    seller: 'seller',
    description:
      'The colour of the water ten metres out. Pure linen, garment-dyed and finished without starch, so it creases kindly. Regular fit; take your usual size. Machine wash cold.',
    look: lying('own-shirt', 'sand', { tint: '#7fa0b8', pattern: 'linen' }, { other: { tint: '#e9e2d4' } }),
  },
  {
    name: 'Short Sleeve Linen Shirt',
    price: 54.9,
    wear: 'topW',
    sizes: allSizes,
    seller: 'seller2',
    description:
      'A warm-weather staple in linen with a touch of cotton for body. Boxy, with a straight hem that is made to be worn untucked. Gentle wash, dry in the shade.',
    look: lying(
      'own-short-shirt',
      'clay',
      { tint: '#b7694a', pattern: 'linen' },
      { scene: 'window', props: ['chinos', 'hat', 'shades'] },
    ),
  },
  {
    name: 'Gingham Poplin Shirt',
    price: 49.95,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller2',
    description:
      'Crisp cotton poplin in a small gingham, woven in Portugal. Slightly tapered, short sleeves, a soft collar that needs no stays. Wash at 40 °C and iron while damp.',
    look: lying(
      'own-short-shirt',
      'butter',
      { tint: '#e6ebe4', second: '#7b9a8a', pattern: 'gingham' },
      { props: ['jeans', 'cap'] },
    ),
  },
  {
    name: 'Oxford Pinstripe Shirt',
    price: 72,
    wear: 'topW',
    sizes: allSizes,
    seller: 'seller',
    description:
      'Heavyweight oxford cloth with a fine pinstripe, for weeks that begin with a meeting. Button-down collar, box pleat at the back, mother-of-pearl buttons. It gets better with every wash.',
    look: lying(
      'own-shirt',
      'mist',
      { tint: '#edf0f2', second: '#6b86a8', pattern: 'pinstripe' },
      { props: ['chinos', 'watch'] },
    ),
  },
  {
    name: 'Heavyweight Organic Cotton T-Shirt',
    price: 34,
    wear: 'topW',
    sizes: allSizes,
    bestseller: true,
    seller: 'seller',
    description:
      'A dense 240 g jersey of organic cotton that keeps its shape and never turns see-through. Straight fit with a ribbed collar that lies flat. Wash inside out with similar colours.',
    look: lying(
      't-shirt',
      'clay',
      { tint: '#efe9dd', all: true },
      { scene: 'disc', other: { tint: '#6f7f6b' } },
    ),
  },
  {
    name: 'Washed Cotton T-Shirt in Moss',
    price: 29.5,
    wear: 'topW',
    sizes: allSizes,
    seller: 'seller2',
    description:
      'Garment-dyed jersey with the faded softness of an old favourite. Relaxed shoulders, a little length, no side seams. Wash cold; the colour mellows over time.',
    look: lying('t-shirt', 'butter', { tint: '#74805f', all: true }, { props: ['jeans', 'cap'] }),
  },
  {
    name: 'Breton Stripe Long Sleeve',
    price: 45,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller',
    description:
      'Navy stripes on ecru, knitted in a tight combed-cotton jersey as Breton sailors wore it. Boat neck, cuffs that stay put when pushed up. Machine wash at 30 °C.',
    look: lying(
      'own-sweater',
      'sky',
      { tint: '#f1ece1', second: '#33435f', pattern: 'breton' },
      { scene: 'plain', props: ['chinos', 'cap'] },
    ),
  },
  {
    name: 'Piqué Polo Shirt',
    price: 48,
    wear: 'topW',
    sizes: allSizes,
    seller: 'seller2',
    description:
      'A polo without a logo. Cotton piqué with a knitted collar, side vents and two buttons. Slim but not tight; go up a size for a looser line.',
    look: lying('own-polo', 'sage', { tint: '#2f4f4a', pattern: 'twill' }, { other: { tint: '#e4dccb' } }),
  },
  {
    name: 'Merino Crew Neck Sweater',
    price: 98,
    wear: 'topW',
    sizes: allSizes,
    bestseller: true,
    seller: 'seller',
    description:
      'Extra-fine merino, light enough for an office and warm enough for a platform in November. Fully fashioned, with linked seams that do not chafe. Wool programme or hand wash, dry flat.',
    look: lying(
      'own-sweater',
      'lilac',
      { tint: '#5b6786', pattern: 'rib' },
      { scene: 'arch', other: { tint: '#a37a5c' } },
    ),
  },
  {
    name: 'Hand-Finished Cable Knit Sweater',
    price: 139,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller',
    description:
      'Thick lambswool cables, knitted in Donegal and finished by hand. Roomy enough for a shirt beneath. Air it often, wash it rarely, and always dry it flat.',
    look: lying(
      'own-sweater',
      'oat',
      { tint: '#b98a6b', pattern: 'cable' },
      { scene: 'window', props: ['scarf', 'cup'] },
    ),
  },
  {
    name: 'Brushed Fleece Hoodie',
    price: 69,
    wear: 'topW',
    sizes: allSizes,
    seller: 'seller2',
    description:
      'Loopback cotton brushed on the inside, with a double-layer hood and a pocket deep enough for cold hands. Relaxed fit. Wash at 30 °C and tumble on low.',
    look: lying('own-hoodie', 'sage', { tint: '#8fa08c' }, { scene: 'plain', props: ['jeans', 'sneaker'] }),
  },
  {
    name: 'Quilted Gilet',
    price: 89.9,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller2',
    description:
      'A light layer for the weeks between coats. Recycled filling, a water-repellent shell, taped edges in a paler tone. Folds into its own pocket. Wash cold, without softener.',
    look: lying(
      'safety-vest',
      'stone',
      { tint: '#55664c', all: true, pattern: 'quilt' },
      { props: ['shirt', 'cap'] },
    ),
  },
  {
    name: 'Washed Denim Jacket',
    price: 112,
    wear: 'topW',
    sizes: allSizes,
    bestseller: true,
    seller: 'seller2',
    description:
      'Thirteen-ounce denim, stone-washed to a clear mid blue. Short in the body and straight in the sleeve, with copper buttons. It will fade to your own map of creases; wash seldom and inside out.',
    look: lying(
      'own-denim-jacket',
      'sand',
      { tint: '#5c7799', pattern: 'twill' },
      { scene: 'arch', props: ['chinos', 'tee', 'shades'] },
    ),
  },
  {
    name: 'Waxed Cotton Field Jacket',
    price: 164,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller2',
    description:
      'Waxed cotton that sheds rain and takes on a patina. Four pockets, a corduroy collar, a lining of brushed check. Sponge clean only and rewax once a year.',
    look: lying(
      'coat',
      'butter',
      { tint: '#6d6a46', all: true, pattern: 'twill' },
      { props: ['boot', 'scarf'] },
    ),
  },
  {
    name: 'Double-Faced Wool Overcoat',
    price: 289,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller',
    description:
      'Two layers of Italian wool woven as one, so that it needs no lining and weighs next to nothing. Drops to the knee with a clean, unpadded shoulder. Dry clean; brush after wear.',
    look: lying(
      'coat',
      'mist',
      { tint: '#b08d63', all: true, pattern: 'twill' },
      { scene: 'window', stretch: [1, 1.16], props: ['scarf', 'loafer'] },
    ),
  },
  {
    name: 'Unlined Cotton Blazer',
    price: 145,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller',
    description:
      'All the line of a jacket and none of the weight. Cotton twill, patch pockets, a soft shoulder. Packs into a weekend bag and hangs out overnight. Dry clean.',
    look: lying(
      'lab-coat',
      'rose',
      { tint: '#4b5566', all: true, pattern: 'twill' },
      { stretch: [1, 0.94], other: { tint: '#a48f74' } },
    ),
  },
  {
    name: 'Straight Leg Raw Denim Jeans',
    price: 95,
    wear: 'bottomW',
    sizes: allSizes,
    seller: 'seller2',
    description:
      'Selvedge denim from an old shuttle loom, left unwashed so that the fades are yours. Mid rise and a straight leg, to be turned up once. Soak before the first wear; it gives half a size.',
    look: lying(
      'jeans',
      'paper',
      { tint: '#35486a', accent: '#25344f', pattern: 'twill' },
      { scene: 'disc', props: ['tee', 'loafer'] },
    ),
  },
  {
    name: 'Tapered Chinos in Sand',
    price: 68,
    wear: 'bottomW',
    sizes: allSizes,
    seller: 'seller',
    description:
      'Brushed twill with two per cent stretch, tapered from the knee. They sit at the waist and finish at the ankle bone. Wash at 30 °C and hang by the hem.',
    look: lying(
      'jeans',
      'sky',
      { tint: '#c9b694', all: true, pattern: 'twill' },
      { props: ['shirt', 'loafer', 'watch'] },
    ),
  },
  {
    name: 'Drawstring Linen Shorts',
    price: 42,
    wear: 'bottomW',
    sizes: allSizes,
    seller: 'seller2',
    description:
      'Linen and cotton shorts with an elastic waist, a proper drawcord and pockets that hold a phone. Falls above the knee. Machine wash, line dry.',
    look: lying('shorts', 'mint', { tint: '#a3a98c', pattern: 'linen' }, { other: { tint: '#6f8aa1' } }),
  },
  {
    name: 'Full-Grain Leather Derby Shoes',
    price: 179,
    wear: 'bottomW',
    sizes: allSizes,
    seller: 'seller2',
    description:
      'Goodyear-welted derbies on a studded rubber sole, which any cobbler can replace. Full-grain calf that moulds to the foot within a fortnight. Use trees and cream, and they will outlast the decade.',
    look: standing('mans-shoe', 'oat', { tint: '#7b5140', all: true }, { scene: 'podium', paired: true }),
  },
  {
    name: 'Low-Top Canvas Sneakers',
    price: 74,
    wear: 'bottomW',
    sizes: allSizes,
    bestseller: true,
    seller: 'seller',
    description:
      'Light runners of recycled knit on a springy natural-rubber sole. Removable cork insoles, cotton laces. Brush off dry dirt and wash cold, without the laces.',
    look: lying(
      'running-shoe',
      'mint',
      { tint: '#f0ede6', all: true },
      { scene: 'disc', props: ['socks', 'shades'] },
    ),
  },
];
