import { lying, standing } from '../studio/look.ts';
import type { Entry } from './entry.ts';

export const beauty: readonly Entry[] = [
  {
    name: 'Velvet Matte Lipstick',
    price: 24,
    wear: 'topW',
    bestseller: true,
    seller: 'seller6',
    description:
      'One stroke of soft, full colour that stays through lunch. Shea butter and rosehip oil keep lips comfortable; there is no scent. In a refillable case. 3.5 g.',
    look: standing(
      'lipstick',
      'rose',
      { tint: '#a8444a', accent: '#b89364' },
      { scene: 'podium', other: { tint: '#c07a68' }, props: ['rose', 'soap'] },
    ),
  },
  {
    name: 'Sheer Lip Tint in Peony',
    price: 19.5,
    wear: 'topW',
    seller: 'seller6',
    description:
      'A wash of peony pink that adapts to your own tone, with squalane for shine. Build it up or let it be. Vegan; 3 g.',
    look: standing(
      'lipstick',
      'mint',
      { tint: '#d98a94', accent: '#d9cbb4' },
      { scene: 'arch', other: { tint: '#b5566a' } },
    ),
  },
  {
    name: 'Chip-Free Nail Polish',
    price: 14,
    wear: 'topW',
    seller: 'seller6',
    description:
      'A ten-free formula that dries in minutes and keeps its gloss for a week. The flat brush covers in two strokes. 12 ml; removes with any acetone-free remover.',
    look: lying(
      'nail-polish',
      'lilac',
      { tint: '#d9a98c', accent: '#7d6a9a' },
      { scene: 'disc', size: 0.62, other: { accent: '#a8505c' } },
    ),
  },
  {
    name: 'Daily Hand and Body Lotion',
    price: 28,
    wear: 'topW',
    bestseller: true,
    seller: 'seller6',
    description:
      'Light, quick to sink in, and gently scented with fig leaf. Oat oil and glycerin calm dry skin. In a glass bottle with a pump. 300 ml.',
    look: standing(
      'lotion-bottle',
      'sage',
      { tint: '#a9b79b', all: true },
      { scene: 'podium', size: 0.58, other: { tint: '#d8b3a4' }, props: ['soap', 'herb'] },
    ),
  },
  {
    name: 'Rosewater Body Wash',
    price: 21.5,
    wear: 'topW',
    seller: 'seller6',
    description:
      'A mild wash without sulphates that leaves a trace of roses and nothing else. For every skin, every day. 300 ml, refill pouches available.',
    look: standing(
      'lotion-bottle',
      'butter',
      { tint: '#d9a5a0', all: true },
      { scene: 'arch', size: 0.58, props: ['rose', 'soap'] },
    ),
  },
  {
    name: 'Oat Milk Soap Bar',
    price: 9.5,
    wear: 'topW',
    seller: 'seller6',
    description:
      'Cold-pressed with oat milk and almond oil, cured for six weeks. Foams softly and lasts. 110 g, wrapped in paper.',
    look: lying(
      'soap',
      'mist',
      { tint: '#dfc6a8', all: true },
      { scene: 'window', size: 0.58, other: { tint: '#a9b79b' }, props: ['bottle', 'herb'] },
    ),
  },
  {
    name: 'Natural Sea Sponge',
    price: 17,
    wear: 'topW',
    seller: 'seller6',
    description:
      'Gathered by divers, who cut it so that it grows again. Soft when wet, gentle on the smallest skin. Rinse well and dry in the air; lasts about six months.',
    look: lying(
      'sponge',
      'sky',
      { tint: '#d9b27a' },
      { scene: 'disc', size: 0.58, props: ['bottle', 'soap'] },
    ),
  },
  {
    name: 'Bamboo Toothbrush',
    price: 6.5,
    wear: 'topW',
    seller: 'seller6',
    description:
      'Medium bristles on a handle of smooth, lacquered bamboo, in a colour you will recognise as yours. Replace every three months; the handle composts.',
    look: lying(
      'toothbrush',
      'mint',
      { tint: '#c79a6b', accent: '#efe9dd' },
      { scene: 'plain', size: 0.66, other: { tint: '#6f8f8c' } },
    ),
  },
  {
    name: 'Weighted Safety Razor',
    price: 42,
    wear: 'topW',
    seller: 'seller5',
    description:
      'One blade, a steady weight and no plastic. Chromed brass with a grip that stays put when wet; takes standard blades, of which ten are included.',
    look: lying(
      'razor',
      'stone',
      { tint: '#7a8694', accent: '#d9d2c8' },
      { scene: 'arch', size: 0.62, props: ['soap', 'bottle'] },
    ),
  },
  {
    name: 'Wide-Tooth Hair Pick',
    price: 13,
    wear: 'topW',
    seller: 'seller6',
    description:
      'Lifts and parts without pulling, for curls and coils. Cut from plant-based acetate and polished by hand, so that no edge catches.',
    look: lying(
      'hair-pick',
      'clay',
      { tint: '#6a4a3a', all: true },
      { scene: 'disc', size: 0.6, other: { tint: '#a3685c' } },
    ),
  },
  {
    name: 'Overnight Recovery Cream',
    price: 46,
    wear: 'topW',
    bestseller: true,
    seller: 'seller6',
    description:
      'A rich balm-cream with ceramides and blue tansy, for the hours when skin mends itself. Warm a pea of it between the fingers and press in. 50 ml glass jar.',
    look: standing(
      'jar',
      'lilac',
      { tint: '#c3cfd6', all: true },
      { scene: 'podium', size: 0.5, other: { tint: '#d9bfae' }, props: ['candle', 'soap'] },
    ),
  },
  {
    name: 'Eau de Parfum Hyacinth',
    price: 88,
    wear: 'topW',
    seller: 'seller6',
    description:
      'Green stems, wet petals, a little honey: a garden just after rain. Opens cool, dries down to musk. 50 ml of natural alcohol and a great many flowers.',
    look: lying(
      'hyacinth',
      'plum',
      { tint: '#8a7ab0', accent: '#8c9c78' },
      { scene: 'arch', size: 0.66, props: ['jar', 'blossom'] },
    ),
  },
];
