import { lying, standing } from '../studio/look.ts';
import { type Entry, toL, toXl } from './entry.ts';

export const kids: readonly Entry[] = [
  {
    name: 'Kids Breton Stripe T-Shirt',
    price: 19.5,
    wear: 'topW',
    sizes: toXl,
    bestseller: true,
    seller: 'seller6',
    description:
      'Stripes that survive the playground. Organic jersey, shoulder snaps in the smallest size, a neck that keeps its shape. Wash at 40 °C with everything else.',
    look: lying(
      't-shirt',
      'butter',
      { tint: '#f3ede0', second: '#c26a55', pattern: 'breton', all: true },
      { scene: 'disc', size: 0.64, props: ['jeans', 'cap', 'duck'] },
    ),
  },
  {
    name: 'Kids Linen Shirt',
    price: 32,
    wear: 'topW',
    sizes: toL,
    seller: 'seller6',
    description:
      'A small shirt for big occasions, in soft washed linen with buttons that little hands can manage. Generous in length, to last two summers. Wash at 30 °C.',
    look: lying(
      'own-short-shirt',
      'mint',
      { tint: '#a9c0b2', pattern: 'linen' },
      { size: 0.62, other: { tint: '#efe3cc' } },
    ),
  },
  {
    name: 'Kids Rainbow Knit Sweater',
    price: 44,
    wear: 'topW',
    sizes: toL,
    seller: 'seller6',
    description:
      'Broad stripes in butter and brick, knitted in cotton that does not itch. Buttons at the shoulder make it easy to pull on. Machine wash at 30 °C.',
    look: lying(
      'own-sweater',
      'sky',
      { tint: '#ecd08c', second: '#cf7f66', pattern: 'stripe' },
      { scene: 'arch', size: 0.62, props: ['jeans', 'bear'] },
    ),
  },
  {
    name: 'Kids Dotted Hoodie',
    price: 38,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller6',
    description:
      'A hoodie with dots and a kangaroo pocket for treasures. Brushed inside, cord-free hood for safety, ribbed cuffs that turn up. Wash inside out.',
    look: lying(
      'own-hoodie',
      'lilac',
      { tint: '#8c9cc0', second: '#f1ece2', pattern: 'dots' },
      { size: 0.62, props: ['sneaker', 'kite'] },
    ),
  },
  {
    name: 'Kids Floral Summer Dress',
    price: 36.5,
    wear: 'topW',
    sizes: toL,
    bestseller: true,
    seller: 'seller6',
    description:
      'Cotton poplin with meadow flowers, a twirling skirt and straps that button at two lengths. Lined bodice. Wash at 40 °C, iron if you insist.',
    look: lying(
      'dress',
      'mint',
      { tint: '#e5a9a0', second: '#fbf3e6', pattern: 'floral', accent: '#9caf92' },
      { scene: 'disc', stretch: [1.12, 0.96], size: 0.64, props: ['hat', 'bear'] },
    ),
  },
  {
    name: 'Kids Denim Jacket',
    price: 46,
    wear: 'topW',
    sizes: toXl,
    seller: 'seller6',
    description:
      'Softened denim with poppers instead of buttons and room for a jumper. The cuffs turn back with growing arms. Wash cold, dry in the air.',
    look: lying(
      'own-denim-jacket',
      'blush',
      { tint: '#7d97b5', pattern: 'twill' },
      { size: 0.62, props: ['tee', 'cap'] },
    ),
  },
  {
    name: 'Kids Pull-On Jeans',
    price: 34,
    wear: 'bottomW',
    sizes: toXl,
    seller: 'seller6',
    description:
      'Jeans that go on without a fight: elastic waist, stretch denim, doubled knees. Adjustable inside, turned up below. Wash at 40 °C.',
    look: lying(
      'jeans',
      'butter',
      { tint: '#6f8bad', accent: '#547093', pattern: 'twill' },
      { stretch: [1.2, 0.9], size: 0.6, props: ['tee', 'sneaker'] },
    ),
  },
  {
    name: 'Kids Jersey Shorts',
    price: 18,
    wear: 'bottomW',
    sizes: toXl,
    seller: 'seller6',
    description:
      'Soft jersey shorts for running, climbing and sleeping. Flat drawcord, deep pockets, no scratchy label. Wash at 40 °C.',
    look: lying(
      'shorts',
      'sky',
      { tint: '#d9a25f' },
      { scene: 'window', size: 0.56, other: { tint: '#7fa08f' } },
    ),
  },
  {
    name: 'Kids Sun Cap',
    price: 16.5,
    wear: 'topW',
    seller: 'seller6',
    description:
      'A light cotton cap with a curved brim and an elastic back. UPF 50, for ages three to eight. Hand wash, shape, dry.',
    look: lying(
      'billed-cap',
      'sand',
      { tint: '#87a5b8', all: true },
      { size: 0.5, other: { tint: '#d9a08e' } },
    ),
  },
  {
    name: 'Kids Stripy Sock Set',
    price: 12,
    wear: 'bottomW',
    seller: 'seller6',
    description:
      'Two pairs that are meant to be mixed. Combed cotton with a soft cuff and a hand-linked toe. Wash at 40 °C; good luck with the pairs.',
    look: lying(
      'socks',
      'lilac',
      { tint: '#e0b36a', accent: '#7d93b5' },
      { scene: 'disc', size: 0.54, other: { tint: '#9db39a', accent: '#c98a78' } },
    ),
  },
  {
    name: 'Little Explorer Backpack',
    price: 39,
    wear: 'topW',
    bestseller: true,
    seller: 'seller6',
    description:
      'Sized for small shoulders, with a chest clip, a name label and a pocket for found stones. Recycled canvas, wipe-clean lining. Holds eight litres.',
    look: standing(
      'backpack',
      'sage',
      { tint: '#c9765c', accent: '#e5c583' },
      { scene: 'arch', props: ['bear', 'duck'] },
    ),
  },
  {
    name: 'Heirloom Teddy Bear',
    price: 42,
    wear: 'topW',
    bestseller: true,
    seller: 'seller6',
    description:
      'A bear to keep. Woollen plush, embroidered nose, jointed arms, stuffed with recycled fibre. Suitable from birth; surface wash.',
    look: standing(
      'teddy-bear',
      'butter',
      { tint: '#c79a6b' },
      { scene: 'disc', other: { tint: '#b9a79a' } },
    ),
  },
  {
    name: 'Painted Nesting Dolls',
    price: 28,
    wear: 'topW',
    seller: 'seller6',
    description:
      'Five dolls, one inside the other, turned from lime wood and painted by hand. The smallest is as big as a bean. From three years.',
    look: standing(
      'nesting-dolls',
      'mist',
      { tint: '#b9564a' },
      { scene: 'podium', size: 0.5, other: { tint: '#5f7f8c' } },
    ),
  },
  {
    name: 'Wooden Counting Frame',
    price: 24.9,
    wear: 'topW',
    seller: 'seller6',
    description:
      'Forty smooth beads in four colours for first sums and made-up games. Beech, water-based paints, rounded corners. Wipe with a damp cloth.',
    look: standing(
      'abacus',
      'sand',
      { tint: '#c98f63' },
      { scene: 'floor', size: 0.5, props: ['books', 'bear'] },
    ),
  },
  {
    name: 'Balance Kick Scooter',
    price: 79,
    wear: 'bottomW',
    seller: 'seller6',
    description:
      'A low deck, soft tyres and a handlebar that grows from 62 to 80 centimetres. Steel frame, foot brake, folds flat. For ages four to nine, up to 50 kg.',
    look: standing(
      'kick-scooter',
      'mint',
      { tint: '#7fa3b0' },
      { scene: 'floor', size: 0.6, other: { tint: '#d69a86' } },
    ),
  },
  {
    name: 'Cotton Kite with Long Tail',
    price: 26,
    wear: 'topW',
    seller: 'seller6',
    description:
      'A diamond of cotton that flies in the lightest wind, with a tail of bows and thirty metres of line. Packs into its own sleeve.',
    look: lying('kite', 'sky', {}, { scene: 'window', size: 0.66 }),
  },
];
