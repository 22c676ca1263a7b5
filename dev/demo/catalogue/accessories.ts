import { lying, standing } from '../studio/look.ts';
import type { Entry } from './entry.ts';

export const accessories: readonly Entry[] = [
  {
    name: 'Two-Tone Leather Handbag',
    price: 189,
    wear: 'topW',
    bestseller: true,
    seller: 'seller3',
    description:
      'Structured, not stiff: smooth leather above, grained leather below, with a rolled handle and a zipped pocket inside. Stands by itself and holds a small laptop. Treat with colourless cream.',
    look: standing(
      'handbag',
      'clay',
      { tint: '#a9784f', all: true },
      { scene: 'podium', other: { tint: '#5e4a54' }, props: ['scarf', 'shades'] },
    ),
  },
  {
    name: 'Leather Coin Purse',
    price: 48,
    wear: 'topW',
    seller: 'seller3',
    description:
      'A kiss-lock purse of supple goat leather with a brass frame, big enough for cards folded once. Lined in striped cotton. Ages beautifully.',
    look: standing(
      'purse',
      'butter',
      { tint: '#9c4a45', accent: '#cfa865' },
      { scene: 'arch', other: { tint: '#6f7f6b' } },
    ),
  },
  {
    name: 'Quilted Clutch Bag',
    price: 76,
    wear: 'topW',
    seller: 'seller3',
    description:
      'Lightly padded satin with a tassel zip, for a phone, keys and a lipstick. Slips into a larger bag by day. Spot clean only.',
    look: lying(
      'clutch-bag',
      'mist',
      { tint: '#d3a79b', all: true },
      { scene: 'disc', size: 0.6, props: ['ring', 'rose'] },
    ),
  },
  {
    name: 'Waxed Canvas Weekend Backpack',
    price: 118,
    wear: 'topW',
    seller: 'seller2',
    description:
      'Twenty-four litres of waxed canvas with leather trim, a padded sleeve for a laptop and a pocket for the train ticket. Shrugs off rain. Rewax when it dulls.',
    look: standing(
      'backpack',
      'sand',
      { tint: '#66705a', accent: '#b98a5c' },
      { scene: 'floor', size: 0.6, props: ['headphones', 'cap'] },
    ),
  },
  {
    name: 'Full-Grain Leather Briefcase',
    price: 265,
    wear: 'topW',
    seller: 'seller2',
    description:
      'Bridle leather, saddle-stitched, with a brass lock and room for a 15-inch laptop. It will look better in ten years than it does today. Condition twice a year.',
    look: standing(
      'briefcase',
      'stone',
      { tint: '#6e4836', all: true },
      { scene: 'podium', props: ['watch', 'books'] },
    ),
  },
  {
    name: 'Cabin Suitcase with Silent Wheels',
    price: 174,
    wear: 'topW',
    bestseller: true,
    seller: 'seller2',
    description:
      'A light polycarbonate shell with ribbed sides, a combination lock and wheels that hardly whisper. Fits the cabin of most airlines: 55 × 40 × 20 cm, 38 litres.',
    look: standing(
      'luggage',
      'sky',
      { tint: '#7f97a6', accent: '#d7c6a8' },
      { scene: 'floor', size: 0.64, other: { tint: '#b98b80' } },
    ),
  },
  {
    name: 'Wide-Brim Straw Hat',
    price: 54,
    wear: 'topW',
    bestseller: true,
    seller: 'seller3',
    description:
      'Hand-plaited raffia with a generous brim and a grosgrain bow. Packs flat if you press the crown gently. One size, with a drawcord inside.',
    look: lying(
      'womans-hat',
      'blush',
      { tint: '#dcc193', accent: '#8b5c49' },
      { scene: 'window', size: 0.68, props: ['shades', 'sandal'] },
    ),
  },
  {
    name: 'Washed Cotton Cap',
    price: 28,
    wear: 'topW',
    seller: 'seller2',
    description:
      'Six panels of brushed cotton, a curved brim and a brass buckle at the back. Unstructured and all the better for it. Hand wash, dry on a bowl.',
    look: lying(
      'billed-cap',
      'sage',
      { tint: '#5d6b57', all: true },
      { scene: 'disc', size: 0.56, other: { tint: '#b98a6b' } },
    ),
  },
  {
    name: 'Felt Top Hat',
    price: 92,
    wear: 'topW',
    seller: 'seller3',
    description:
      'For weddings, stages and sudden impulses. Stiffened wool felt with a satin ribbon, leather sweatband inside. Sizes adjust with the strip included.',
    look: standing('top-hat', 'rose', { tint: '#3a3640', accent: '#8c3f46' }, { scene: 'podium', size: 0.5 }),
  },
  {
    name: 'Tortoiseshell Sunglasses',
    price: 84,
    wear: 'topW',
    bestseller: true,
    seller: 'seller3',
    stock: 3,
    description:
      'Bio-acetate frames in warm tortoiseshell with gradient lenses that block all UV. Spring hinges, felt case, cleaning cloth. Medium width.',
    look: lying(
      'sunglasses',
      'butter',
      { tint: '#4a3830', all: true },
      { scene: 'window', size: 0.62, props: ['hat', 'clutch'] },
    ),
  },
  {
    name: 'Round Reading Glasses',
    price: 46,
    wear: 'topW',
    seller: 'seller5',
    description:
      'Light acetate frames with blue-light lenses, from plain to +3.0: tell us the strength in a note. Comes with a pouch. Rinse before wiping.',
    look: lying(
      'glasses',
      'mist',
      { tint: '#cfdde2', accent: '#54423a' },
      { scene: 'disc', size: 0.6, props: ['books', 'cup'] },
    ),
  },
  {
    name: 'Ribbed Lambswool Scarf',
    price: 49.5,
    wear: 'topW',
    seller: 'seller',
    description:
      'Two metres of soft lambswool in a wide rib, fringed at both ends. Warm without bulk. Hand wash cool, lay flat.',
    look: lying(
      'scarf',
      'paper',
      { tint: '#a8533f', pattern: 'rib', all: true },
      { scene: 'arch', size: 0.6, other: { tint: '#6b7f92' } },
    ),
  },
  {
    name: 'Touchscreen Knit Gloves',
    price: 32,
    wear: 'topW',
    seller: 'seller',
    description:
      'Merino gloves with conductive thread in thumb and forefinger, so that you need not choose between warm and reachable. One size stretches to most. Hand wash.',
    look: lying(
      'gloves',
      'lilac',
      { tint: '#6d6482', pattern: 'rib' },
      { scene: 'plain', size: 0.56, other: { tint: '#b98a6b' } },
    ),
  },
  {
    name: 'Automatic Wrist Watch',
    price: 320,
    wear: 'topW',
    bestseller: true,
    seller: 'seller5',
    description:
      'A 38 mm steel case, a Japanese automatic movement and a strap of undyed leather. Forty hours of reserve, water resistant to 50 m. Two-year guarantee.',
    look: lying(
      'watch',
      'stone',
      { tint: '#6b4d3a', accent: '#d9cfc0', all: true },
      { scene: 'disc', size: 0.62, angle: 14, other: { tint: '#4a5a6b' } },
    ),
  },
  {
    name: 'Topaz Solitaire Ring',
    price: 240,
    wear: 'topW',
    seller: 'seller3',
    description:
      'A sky-blue topaz on a slim band of recycled gold vermeil. Set by hand, sized to order: add your size in a note. Keep away from perfume.',
    look: lying(
      'ring',
      'blush',
      { tint: '#d9b978', accent: '#9cc3d4' },
      { scene: 'window', size: 0.5, props: ['rose', 'blossom'] },
    ),
  },
  {
    name: 'Rosewood Bead Bracelet',
    price: 26,
    wear: 'topW',
    seller: 'seller3',
    description:
      'Smooth wooden beads on a strong elastic, finished with a small tassel. Sits well beside a watch. Keep it out of water.',
    look: lying(
      'prayer-beads',
      'mint',
      { tint: '#b07f5f', accent: '#a8574a' },
      { scene: 'arch', size: 0.56, other: { tint: '#d8c6ac' } },
    ),
  },
  {
    name: 'Velvet Hair Bow',
    price: 14.5,
    wear: 'topW',
    seller: 'seller6',
    description:
      'A full bow of cotton velvet on a French clip that holds fine and thick hair alike. 14 cm wide. Steam to revive the pile.',
    look: lying(
      'ribbon',
      'rose',
      { tint: '#7c3f4c', all: true },
      { scene: 'disc', size: 0.54, other: { tint: '#4f5f52' } },
    ),
  },
  {
    name: 'Long-Handled Rain Umbrella',
    price: 44,
    wear: 'topW',
    seller: 'seller2',
    description:
      'Eight fibreglass ribs, a wide canopy of recycled polyester and a curved beech handle. Opens at a press and survives a gust. Dry it open.',
    look: lying(
      'umbrella',
      'sky',
      { tint: '#51677a', accent: '#8b5c49' },
      { scene: 'plain', size: 0.7, angle: 12, other: { tint: '#b5695c' } },
    ),
  },
  {
    name: 'Hand-Painted Folding Fan',
    price: 22,
    wear: 'topW',
    seller: 'seller3',
    description:
      'Pleated silk on lacquered bamboo, with a knotted tassel. A breeze for the opera and the underground. Comes in a linen sleeve.',
    look: lying(
      'folding-hand-fan',
      'butter',
      { tint: '#a8474a' },
      { scene: 'arch', size: 0.64, other: { tint: '#4f7a80' } },
    ),
  },
];
