import { lying, standing } from '../studio/look.ts';
import type { Entry } from './entry.ts';

export const electronics: readonly Entry[] = [
  {
    name: 'Noise-Cancelling Wireless Headphones',
    price: 219,
    wear: 'topW',
    bestseller: true,
    seller: 'seller5',
    description:
      'Quiet on demand and thirty-five hours between charges. Soft protein-leather cushions, a folding frame, two devices at once. Comes with a case and a cable for planes.',
    look: lying(
      'headphone',
      'lilac',
      { tint: '#e6dfd3', all: true },
      { scene: 'disc', other: { tint: '#4b4a52' } },
    ),
  },
  {
    name: 'Compact Mirrorless Camera',
    price: 649,
    wear: 'topW',
    bestseller: true,
    seller: 'seller5',
    description:
      'Looks like 1974, focuses like today. A 24-megapixel sensor, a 35 mm equivalent lens, real dials for what matters. Strap and battery included.',
    look: standing(
      'camera',
      'mist',
      { tint: '#5a524c', accent: '#d8d2c8' },
      { scene: 'podium', size: 0.54, props: ['books', 'cup'] },
    ),
  },
  {
    name: 'Slim Everyday Laptop',
    price: 899,
    wear: 'topW',
    seller: 'seller5',
    description:
      'Thirteen inches, 1.1 kilos and a battery for the whole day. A calm matt screen, a keyboard that hardly clicks, and no fan to hear. 16 GB of memory, 512 GB of storage.',
    look: standing(
      'laptop',
      'sand',
      { tint: '#8fb0c0' },
      { scene: 'floor', size: 0.62, props: ['cup', 'plant'] },
    ),
  },
  {
    name: 'Wireless Low-Profile Keyboard',
    price: 78,
    wear: 'topW',
    seller: 'seller5',
    description:
      'Quiet scissor keys in a recycled aluminium case, for three devices. Charges by USB-C about twice a year. Available in stone and sage.',
    look: lying(
      'keyboard',
      'sage',
      { tint: '#dcd7cf', all: true },
      { scene: 'window', size: 0.66, other: { tint: '#9caf92' } },
    ),
  },
  {
    name: 'Silent Wireless Mouse',
    price: 39.5,
    wear: 'topW',
    seller: 'seller5',
    description:
      'A smooth, symmetrical shape for either hand, with a click you feel more than hear. Works on glass. One AA cell lasts eighteen months.',
    look: lying(
      'computer-mouse',
      'blush',
      { tint: '#f0ece5', all: true },
      { scene: 'disc', size: 0.54, other: { tint: '#5b5a60' } },
    ),
  },
  {
    name: 'Portable Kitchen Radio',
    price: 96,
    wear: 'topW',
    seller: 'seller5',
    description:
      'FM, DAB+ and Bluetooth in a case with a handle and rounded corners. One warm speaker, one big dial. Runs fifteen hours from its own battery.',
    look: standing(
      'radio',
      'butter',
      { tint: '#7f9c96', accent: '#c9b8a4' },
      { scene: 'floor', size: 0.58, props: ['plant', 'teapot'] },
    ),
  },
  {
    name: 'Studio Desk Microphone',
    price: 129,
    wear: 'topW',
    seller: 'seller5',
    description:
      'A cardioid condenser that flatters voices and forgives rooms. USB-C, a mute switch on top, a monitor jack below. On a weighted stand.',
    look: standing(
      'studio-microphone',
      'rose',
      { tint: '#c9c1b6', all: true },
      { scene: 'podium', size: 0.6, props: ['headphones'] },
    ),
  },
  {
    name: 'Wireless Game Controller',
    price: 64,
    wear: 'topW',
    seller: 'seller5',
    description:
      'Sits well in small and large hands, with sticks that do not drift and triggers that do not rattle. For computers, phones and tablets. Thirty hours per charge.',
    look: lying(
      'video-game',
      'sky',
      { tint: '#66638a' },
      { scene: 'arch', size: 0.62, other: { tint: '#a5665c' } },
    ),
  },
  {
    name: 'Sunrise Alarm Clock',
    price: 52,
    wear: 'topW',
    seller: 'seller5',
    description:
      'Two bells for show and a gentle chime for waking. It lights up over twenty minutes, and one tap on top gives you nine more. Runs on two AA cells.',
    look: standing(
      'alarm-clock',
      'butter',
      { tint: '#b5655a', accent: '#d5b57c' },
      { scene: 'disc', size: 0.54, other: { tint: '#6f8a86' } },
    ),
  },
  {
    name: 'Vintage Desk Telephone',
    price: 118,
    wear: 'topW',
    seller: 'seller5',
    description:
      'A heavy handset, a proper bell and push buttons with travel, restored and fitted for modern lines. Comes with a two-metre cord and an adapter.',
    look: standing(
      'telephone',
      'clay',
      { tint: '#8f4f45', all: true },
      { scene: 'podium', size: 0.54, other: { tint: '#5f7368' } },
    ),
  },
  {
    name: 'Retro Mini Television',
    price: 289,
    wear: 'topW',
    seller: 'seller5',
    description:
      'A sharp fourteen-inch screen in a case that remembers better evenings. HDMI, USB and two real knobs. On four removable legs.',
    look: standing(
      'television',
      'sage',
      { tint: '#8fb4c0', accent: '#b5a48e' },
      { scene: 'floor', size: 0.6, props: ['plant', 'books'] },
    ),
  },
];
