import { lying, standing } from '../studio/look.ts';
import type { Entry } from './entry.ts';

export const home: readonly Entry[] = [
  {
    name: 'Two-Seat Linen Sofa with Reading Lamp',
    price: 1290,
    wear: 'topW',
    bestseller: true,
    seller: 'seller4',
    description:
      'A compact sofa with feather-topped cushions and covers of washed linen that zip off. It comes with the brass reading lamp. Solid beech frame; width 168 cm, depth 88 cm.',
    look: standing(
      'couch-and-lamp',
      'oat',
      { tint: '#7d8f7a', accent: '#d9b27a' },
      { scene: 'floor', size: 0.66, other: { tint: '#b98a78' } },
    ),
  },
  {
    name: 'Curved Oak Dining Chair',
    price: 245,
    wear: 'topW',
    seller: 'seller4',
    description:
      'Steam-bent oak with a back that leans with you. Oiled by hand, sold singly, stronger than it looks. Seat height 45 cm; re-oil once a year.',
    look: standing(
      'chair',
      'sage',
      { tint: '#b5845a', all: true },
      { scene: 'arch', size: 0.66, other: { tint: '#57463c' } },
    ),
  },
  {
    name: 'Low Platform Bed with Linen Set',
    price: 1140,
    wear: 'topW',
    seller: 'seller4',
    description:
      'A low walnut frame for a 160 × 200 cm mattress, delivered with a set of stonewashed bedding. Slats included; assembles in half an hour with one key.',
    look: standing(
      'bed',
      'mist',
      { tint: '#6b5348', all: true },
      { scene: 'floor', size: 0.68, props: ['plant'] },
    ),
  },
  {
    name: 'Hand-Thrown Amphora Vase',
    price: 86,
    wear: 'topW',
    bestseller: true,
    seller: 'seller4',
    description:
      'Stoneware thrown and glazed by hand in a matt chalk, with a key pattern pressed into the shoulder. No two are alike. Height 34 cm; watertight.',
    look: standing(
      'amphora',
      'sand',
      { tint: '#ded5c6', all: true },
      { scene: 'podium', props: ['plant', 'books'] },
    ),
  },
  {
    name: 'Ribbed Terracotta Urn',
    price: 64,
    wear: 'topW',
    seller: 'seller4',
    description:
      'A round-bellied urn in burnished terracotta with two painted bands. Lovely with branches, lovelier empty. Height 28 cm; wipe with a dry cloth.',
    look: standing('funeral-urn', 'sage', { tint: '#b8714f' }, { scene: 'arch', other: { tint: '#d9cfbf' } }),
  },
  {
    name: 'Potted Rubber Fig',
    price: 38.5,
    wear: 'topW',
    seller: 'seller4',
    description:
      'An undemanding green companion in a clay pot with saucer, about 45 cm tall. Bright shade, water once a week, a wipe now and then. Posted with a warm pack in winter.',
    look: standing(
      'potted-plant',
      'blush',
      { tint: '#b9775a', accent: '#7f966a' },
      { scene: 'disc', props: ['teapot', 'books'] },
    ),
  },
  {
    name: 'Stoneware Teapot',
    price: 58,
    wear: 'topW',
    seller: 'seller4',
    description:
      'A generous pot for four cups, with a spout that does not drip and a strainer inside. Reactive glaze in soft sage. Dishwasher safe.',
    look: standing(
      'teapot',
      'butter',
      { tint: '#93a48e', all: true },
      { scene: 'podium', props: ['cup', 'candle'] },
    ),
  },
  {
    name: 'Porcelain Coffee Cup and Saucer',
    price: 24,
    wear: 'topW',
    seller: 'seller4',
    description:
      'Fine porcelain with a thumb-friendly handle and a saucer big enough for a biscuit. Holds 22 cl. Dishwasher and microwave safe.',
    look: lying(
      'hot-beverage',
      'clay',
      { tint: '#ece6dc', accent: '#6d4a3a' },
      { scene: 'window', size: 0.58, props: ['books', 'blossom'] },
    ),
  },
  {
    name: 'Woven Willow Basket',
    price: 49,
    wear: 'topW',
    seller: 'seller4',
    stock: 14,
    description:
      'Split willow woven over a round base, for markets, blankets or a great deal of yarn. The handle is wrapped in leather. 38 cm wide; keep dry.',
    look: standing(
      'basket',
      'mint',
      { tint: '#cfa878', all: true },
      { scene: 'floor', props: ['yarn', 'tulip'] },
    ),
  },
  {
    name: 'Beeswax Pillar Candle',
    price: 18.9,
    wear: 'topW',
    bestseller: true,
    seller: 'seller4',
    description:
      'Pure beeswax, poured slowly, with a cotton wick and a faint scent of honey. Burns for sixty hours. Trim the wick to five millimetres each time.',
    look: standing('candle', 'plum', {}, { scene: 'podium', size: 0.6, props: ['soap', 'rose'] }),
  },
  {
    name: 'Walnut Mantel Clock',
    price: 129,
    wear: 'topW',
    seller: 'seller4',
    description:
      'A quiet sweep movement in a case of oiled walnut, with an enamel face and brass foot. No ticking. Takes one AA cell, 21 cm high.',
    look: standing(
      'mantelpiece-clock',
      'stone',
      { tint: '#7a5441', accent: '#d5b98a' },
      { scene: 'arch', props: ['books', 'vase'] },
    ),
  },
  {
    name: 'Framed Landscape Print',
    price: 72,
    wear: 'topW',
    seller: 'seller4',
    description:
      'A sunny hillside on cotton rag paper, printed with pigment inks and framed in oak behind museum glass. 50 × 50 cm, ready to hang.',
    look: lying('framed-picture', 'paper', {}, { scene: 'plain', size: 0.6, props: ['books', 'herb'] }),
  },
  {
    name: 'Scalloped Wall Mirror',
    price: 98,
    wear: 'topW',
    seller: 'seller4',
    description:
      'A wavy frame of cast resin with a satin finish, around clear 4 mm glass. Hangs upright or across. 62 × 44 cm; wipe with a soft cloth.',
    look: lying(
      'mirror',
      'blush',
      { tint: '#d9b98b' },
      { scene: 'disc', size: 0.72, other: { tint: '#a9b8a4' } },
    ),
  },
  {
    name: 'Chunky Merino Knitting Kit',
    price: 46,
    wear: 'topW',
    seller: 'seller4',
    description:
      'Three balls of thick merino, a pair of bamboo needles and a pattern for a scarf that you will finish in a weekend. Suitable for beginners. Wool wash.',
    look: lying(
      'yarn',
      'lilac',
      { tint: '#b98a9a', accent: '#d2b184' },
      { scene: 'arch', size: 0.6, other: { tint: '#8fa08c' } },
    ),
  },
  {
    name: 'Stoneware Serving Bowl with Spoon',
    price: 44,
    wear: 'topW',
    seller: 'seller4',
    description:
      'A deep bowl for salads and second helpings, glazed inside in ink blue and left raw outside. Comes with a steel spoon. 26 cm, dishwasher safe.',
    look: standing(
      'bowl-with-spoon',
      'sand',
      { tint: '#5a7390', all: true },
      { scene: 'floor', size: 0.54, props: ['herb', 'cup'] },
    ),
  },
  {
    name: 'Porcelain Dinner Set for One',
    price: 36,
    wear: 'topW',
    seller: 'seller4',
    description:
      'A wide-rimmed plate with a knife and fork in brushed steel: buy one, or buy eight. Glazed in warm white, stackable. Dishwasher safe.',
    look: lying(
      'fork-and-knife-with-plate',
      'sage',
      { tint: '#f1ede4', all: true },
      { scene: 'window', size: 0.66, props: ['herb', 'cup'] },
    ),
  },
  {
    name: 'Crystal Red Wine Glass',
    price: 22.5,
    wear: 'topW',
    seller: 'seller4',
    description:
      'A large bowl on a drawn stem, blown from lead-free crystal so thin that it sings. Holds 58 cl. Hand wash and polish with linen.',
    look: standing(
      'wine-glass',
      'rose',
      { tint: '#a2485a' },
      { scene: 'floor', size: 0.6, props: ['candle'] },
    ),
  },
  {
    name: 'Enamel Roll-Top Bathtub',
    price: 1890,
    wear: 'topW',
    seller: 'seller4',
    description:
      'Cast iron under white enamel, on four brass feet, with a standing shower mixer. Holds 180 litres and the heat of them. Delivered to the door by two strong people.',
    look: standing(
      'bathtub',
      'mint',
      { tint: '#ece7df', all: true },
      { scene: 'floor', size: 0.66, props: ['candle', 'plant'] },
    ),
  },
];
