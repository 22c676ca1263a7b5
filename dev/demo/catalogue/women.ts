import { lying, standing } from '../studio/look.ts';
import { allSizes, type Entry, toL, toXl } from './entry.ts';

export const women: readonly Entry[] = [
  {
    name: 'Floral Midi Dress',
    price: 89.5,
    wear: 'topW',
    sizes: toXl,
    bestseller: true,
    seller: 'seller3',
    description:
      'A swinging midi in viscose crêpe, scattered with hand-drawn blossoms. Fitted to the waist with fine straps and a scalloped hem. Wash cold in a net and steam rather than iron.',
    look: lying(
      'dress',
      'blush',
      { tint: '#c76f56', second: '#f7e8da', pattern: 'floral', accent: '#8a4a3c' },
      { scene: 'arch', stretch: [1, 1.12], size: 0.8, props: ['clutch', 'sandal', 'blossom'] },
    ),
  },
  {
    name: 'Linen Sundress in Butter',
    price: 79,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller',
    description:
      'Washed linen with a shaped bodice, adjustable straps and pockets in the side seams. Lined to the hip. Machine wash at 30 °C; it dries in an hour of sun.',
    look: lying(
      'dress',
      'mist',
      { tint: '#ecd79f', pattern: 'linen', accent: '#b98f55' },
      { scene: 'window', size: 0.78, props: ['hat', 'sandal', 'shades'] },
    ),
  },
  {
    name: 'Polka Dot Tea Dress',
    price: 84,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller3',
    description:
      'Small ivory dots on navy, in a fluid crêpe that never clings. The waist is marked by a narrow belt; the skirt is cut on the bias. Hand wash and hang to dry.',
    look: lying(
      'dress',
      'lilac',
      { tint: '#3c4764', second: '#f2ece0', pattern: 'dots', accent: '#8a5a4c' },
      { size: 0.78, props: ['heel', 'clutch'] },
    ),
  },
  {
    name: 'Satin Slip Evening Dress',
    price: 129,
    wear: 'topW',
    sizes: toL,
    seller: 'seller3',
    description:
      'Heavy satin with a quiet shine, cut on the bias to skim rather than hold. Fine straps, a sweetheart neckline, a hem that moves. Dry clean, or hand wash with great care.',
    look: lying(
      'dress',
      'stone',
      { tint: '#5d3346', accent: '#3d1f2e' },
      { scene: 'disc', stretch: [0.94, 1.25], size: 0.82, props: ['heel', 'ring'] },
    ),
  },
  {
    name: 'Tiered Cotton Maxi Dress in Sage',
    price: 96,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller',
    description:
      'Airy cotton voile to the ankle, with a gathered tier at the hem and a sash to tie where you like. Fully lined. Wash at 30 °C; tumble for a minute and hang.',
    look: lying(
      'dress',
      'sand',
      { tint: '#9caf92', accent: '#6d7f63', pattern: 'linen' },
      { stretch: [1, 1.28], size: 0.82, other: { tint: '#d8a99c', accent: '#a8736a' } },
    ),
  },
  {
    name: 'Silk Wrap Kimono Robe',
    price: 118,
    wear: 'topW',
    sizes: toL,
    seller: 'seller3',
    description:
      'A short robe of sand-washed silk with a wide obi sash, made for slow mornings and quick evenings. One generous cut with dropped shoulders. Hand wash cool, roll in a towel, dry flat.',
    look: lying(
      'kimono',
      'rose',
      { tint: '#7a8fae', accent: '#e8c4bc' },
      { scene: 'arch', props: ['candle', 'blossom'] },
    ),
  },
  {
    name: 'Embroidered Silk Sari Gown',
    price: 198,
    wear: 'topW',
    sizes: toL,
    seller: 'seller3',
    description:
      'A ready-to-wear sari with the drape already sewn, edged with a band of gold embroidery. Hooks at the shoulder, blouse included. Dry clean only.',
    look: lying(
      'sari',
      'butter',
      { tint: '#3f7f79', accent: '#b5523f' },
      { size: 0.8, props: ['ring', 'heel'] },
    ),
  },
  {
    name: 'Everyday V-Neck T-Shirt',
    price: 27.5,
    wear: 'topW',
    sizes: allSizes,
    bestseller: true,
    seller: 'seller',
    stock: { S: 9, M: 0, L: 12, XL: 7, XXL: 4 },
    description:
      'Supima jersey with a neat V and sleeves that stop at the right place. Slim through the shoulder, easy at the hip. Wash with similar colours and reshape while damp.',
    look: lying(
      'womans-clothes',
      'sky',
      { tint: '#e8b7b0', all: true },
      { scene: 'disc', other: { tint: '#f2ede3' } },
    ),
  },
  {
    name: 'Breton Stripe T-Shirt',
    price: 32,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller',
    description:
      'Ecru and ink stripes on a compact cotton jersey that holds its line. Short sleeves, a rounded neck, a slightly cropped hem. Machine wash at 30 °C.',
    look: lying(
      'womans-clothes',
      'butter',
      { tint: '#f1ece1', second: '#39435c', pattern: 'breton', all: true },
      { props: ['jeans', 'hat', 'shades'] },
    ),
  },
  {
    name: 'Oversized Linen Shirt',
    price: 69,
    wear: 'topW',
    sizes: toXl,
    bestseller: true,
    seller: 'seller',
    description:
      'Borrowed from him and kept. Mid-weight linen with dropped shoulders and a curved hem that covers the hip. Wear it open over a swimsuit or tucked into denim. Wash at 30 °C.',
    look: lying(
      'own-shirt',
      'blush',
      { tint: '#f2eee6', pattern: 'linen' },
      { scene: 'window', props: ['jeans', 'sandal', 'hat'] },
    ),
  },
  {
    name: 'Gingham Cotton Blouse',
    price: 52,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller3',
    description:
      'Featherlight cotton in a soft lilac check, with short sleeves and covered buttons. Darted to the waist, with a hem for tucking in. Iron on the reverse while damp.',
    look: lying(
      'own-short-shirt',
      'plum',
      { tint: '#f2ebf3', second: '#a893bd', pattern: 'gingham' },
      { other: { second: '#d39a92', tint: '#f8eeea' } },
    ),
  },
  {
    name: 'Soft Mohair Blend Cardigan',
    price: 108,
    wear: 'topW',
    sizes: toXl,
    bestseller: true,
    seller: 'seller3',
    description:
      'A cloud of brushed mohair and merino with horn-look buttons. Relaxed fit, ribbed cuffs, a deep V that layers over anything. Hand wash cool and dry flat; it blooms as you wear it.',
    look: lying(
      'own-cardigan',
      'oat',
      { tint: '#dcb3ad', pattern: 'knit' },
      { scene: 'disc', props: ['jeans', 'yarn'] },
    ),
  },
  {
    name: 'Ribbed Merino Cardigan',
    price: 92,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller',
    description:
      'Fine-gauge merino in a flat rib that follows the body. Equally at home buttoned as a top or open over a dress. Wool wash at 30 °C, dry flat.',
    look: lying('own-cardigan', 'sand', { tint: '#6f7d6a', pattern: 'rib' }, { other: { tint: '#e3d5bf' } }),
  },
  {
    name: 'Chunky Cable Knit Sweater',
    price: 124,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller',
    description:
      'Big cables, deep ribs, all warmth. A blend of alpaca and organic wool with a slightly cropped body and long sleeves. Dry flat and fold, never hang.',
    look: lying(
      'own-sweater',
      'lilac',
      { tint: '#efe7d9', pattern: 'cable' },
      { scene: 'plain', props: ['jeans', 'scarf', 'cup'] },
    ),
  },
  {
    name: 'Cashmere Crew Neck Sweater',
    price: 189,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller3',
    description:
      'Two-ply Mongolian cashmere, spun and knitted in Scotland. Neat shoulders, a clean neckline, a weight for every season. Hand wash with a drop of shampoo and dry flat.',
    look: lying(
      'own-sweater',
      'sage',
      { tint: '#b5798c', pattern: 'knit' },
      { scene: 'arch', props: ['bag', 'shades'] },
    ),
  },
  {
    name: 'Relaxed Terry Hoodie',
    price: 64,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller6',
    description:
      'French terry, soft outside and looped within, in a colour between clay and rose. Loose in the sleeve, ribbed at the hem. Wash at 30 °C inside out.',
    look: lying('own-hoodie', 'mint', { tint: '#cf9a86' }, { other: { tint: '#b9b2c9' } }),
  },
  {
    name: 'Cropped Denim Jacket',
    price: 99,
    wear: 'topW',
    sizes: toXl,
    bestseller: true,
    seller: 'seller2',
    description:
      'Rigid denim washed pale, cut short to meet a high waist. Two pockets, contrast collar, sleeves that like to be rolled. Wash cold with other blues.',
    look: lying(
      'own-denim-jacket',
      'rose',
      { tint: '#9db2c9', pattern: 'twill' },
      { scene: 'arch', props: ['chinos', 'tee', 'shades'] },
    ),
  },
  {
    name: 'Plaid Wool Blend Coat',
    price: 219,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller3',
    description:
      'A soft lilac plaid, brushed so that the lines blur. Straight from shoulder to knee, with deep pockets and a half lining. Dry clean.',
    look: lying(
      'coat',
      'lilac',
      { tint: '#8d7a9a', all: true, second: '#cbbcd4', pattern: 'plaid' },
      { scene: 'window', stretch: [1, 1.1], props: ['scarf', 'boot'] },
    ),
  },
  {
    name: 'Belted Camel Trench Coat',
    price: 235,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller',
    description:
      'Tightly woven cotton gabardine that turns a shower, with a storm flap and a long back vent. Roomy enough for a jacket beneath. Dry clean; reproof each spring.',
    look: lying(
      'coat',
      'sky',
      { tint: '#c4a273', all: true, pattern: 'twill' },
      { stretch: [1, 1.2], size: 0.8, props: ['bag', 'heel'] },
    ),
  },
  {
    name: 'Tailored Ivory Blazer',
    price: 149,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller3',
    description:
      'Single-breasted, with a strong shoulder and a nipped waist, in a wool blend with natural stretch. Fully lined in cupro. Dry clean, hang on a wide hanger.',
    look: lying(
      'lab-coat',
      'clay',
      { tint: '#eee6d8', all: true, pattern: 'twill' },
      { scene: 'disc', stretch: [0.96, 0.96], props: ['jeans', 'heel', 'ring'] },
    ),
  },
  {
    name: 'Pleated Linen Midi Skirt',
    price: 74,
    wear: 'bottomW',
    sizes: toXl,
    seller: 'seller',
    description:
      'An A-line skirt in washed linen with a flat waistband, side zip and a softly scalloped hem. Falls to mid calf. Wash at 30 °C, iron the waistband only.',
    look: lying(
      'dress',
      'butter',
      { tint: '#8d9670', accent: '#666f4c', pattern: 'linen' },
      { clip: [0, 11, 32, 21], stretch: [0.86, 1.25], props: ['tee', 'sandal'] },
    ),
  },
  {
    name: 'Floral Wrap Skirt',
    price: 66,
    wear: 'bottomW',
    sizes: toXl,
    seller: 'seller3',
    description:
      'Fine viscose with small white flowers on dusk blue. It wraps once and ties at the side, so it always fits. Wash cool on gentle.',
    look: lying(
      'dress',
      'mist',
      { tint: '#6f86a8', second: '#f5efe4', pattern: 'floral', accent: '#46587a' },
      { clip: [0, 11, 32, 21], stretch: [0.9, 1.1], props: ['shirt', 'hat'] },
    ),
  },
  {
    name: 'High-Rise Straight Jeans',
    price: 88,
    wear: 'bottomW',
    sizes: allSizes,
    bestseller: true,
    seller: 'seller2',
    description:
      'A ten-inch rise, a straight leg, an honest vintage wash. Denim with a trace of stretch for sitting down. Wash inside out at 30 °C and only when you must.',
    look: lying(
      'jeans',
      'blush',
      { tint: '#7f9ab8', accent: '#5d7695', pattern: 'twill' },
      { scene: 'plain', props: ['tee', 'sneaker', 'shades'] },
    ),
  },
  {
    name: 'Wide Leg Linen Trousers',
    price: 82,
    wear: 'bottomW',
    sizes: toXl,
    seller: 'seller',
    description:
      'Fluid linen trousers with a flat front, an elastic back and room to breathe. Sits high, falls straight. Machine wash at 30 °C, tumble briefly, hang.',
    look: lying(
      'jeans',
      'sage',
      { tint: '#e5dac4', all: true, pattern: 'linen' },
      { scene: 'arch', stretch: [1.22, 1], props: ['tee', 'sandal'] },
    ),
  },
  {
    name: 'Polka Dot Bikini Set',
    price: 58,
    wear: 'topW',
    sizes: toL,
    seller: 'seller6',
    description:
      'A triangle top and tie-side bottoms in recycled nylon, dotted and doubly lined. The knots let you set the fit. Rinse in fresh water and dry in the shade.',
    look: lying(
      'bikini',
      'sand',
      { tint: '#c4645a', accent: '#f3e3d6' },
      { scene: 'disc', props: ['hat', 'shades'] },
    ),
  },
  {
    name: 'One-Piece Swimsuit with Belt',
    price: 72,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller3',
    description:
      'Smooth, firm and fully lined, with a low back and a sewn-in belt. Made from yarn that once was fishing nets. Rinse after the pool; do not wring.',
    look: lying(
      'one-piece-swimsuit',
      'mint',
      { tint: '#5f7f86', accent: '#d8c49c' },
      { scene: 'window', size: 0.78, other: { tint: '#bf7d6c' } },
    ),
  },
  {
    name: 'Suede Block Heel Pumps',
    price: 134,
    wear: 'bottomW',
    sizes: toXl,
    seller: 'seller3',
    description:
      'Rose-brown suede with a slender covered heel of eight centimetres and a padded insole. Half sizes: take the larger. Brush with a suede brush and keep from rain.',
    look: standing(
      'high-heeled-shoe',
      'rose',
      { tint: '#b98b80', accent: '#5a3d38' },
      { scene: 'podium', paired: true },
    ),
  },
  {
    name: 'Leather Ankle Boots',
    price: 158,
    wear: 'bottomW',
    sizes: toXl,
    bestseller: true,
    seller: 'seller3',
    description:
      'Vegetable-tanned leather with a side zip and a stacked heel that you can walk on all day. Leather lining, rubber half sole. Clean, cream, repeat.',
    look: standing(
      'womans-boot',
      'sand',
      { tint: '#8a5a42', accent: '#c79b74' },
      { scene: 'arch', paired: true },
    ),
  },
  {
    name: 'Braided Mule Sandals',
    price: 86,
    wear: 'bottomW',
    sizes: toXl,
    seller: 'seller3',
    description:
      'A broad band of plaited leather on a sculpted wooden heel. Slip on, go out. Lined in soft kidskin; wipe with a dry cloth.',
    look: standing(
      'womans-sandal',
      'butter',
      { tint: '#a8574a', accent: '#d0a87c' },
      { paired: true, props: ['hat', 'clutch'] },
    ),
  },
  {
    name: 'Satin Ballet Flats',
    price: 68,
    wear: 'bottomW',
    sizes: toXl,
    seller: 'seller6',
    description:
      'Soft flats with crossed straps and a split sole, after the shoes of the studio. Satin upper, suede sole, elastic edge. For indoors and dry days.',
    look: lying(
      'ballet-shoes',
      'lilac',
      { tint: '#e3b7b4', all: true },
      { scene: 'disc', size: 0.6, other: { tint: '#d8d0c4' } },
    ),
  },
];
