import type { Written } from '../written.ts';

/** What goes with the item whose page is open, asked with when or where it is to be worn. */
export const forAnOccasion: readonly Written[] = [
  [
    'goes-with',
    'What goes well with this dress for a picnic?',
    { page: 'Floral Midi Dress', says: /^With Floral Midi Dress/, has: /Sandals|Flats/, not: /midi/i },
  ],
  [
    'goes-with',
    'style this for a summer wedding',
    { page: 'Floral Midi Dress', says: /^With Floral Midi Dress/, has: /Pumps|Sandals|Flats/ },
  ],
  [
    'goes-with',
    'can you style these for me for a date?',
    { page: 'Suede Block Heel Pumps', has: /Dress|Skirt|Jeans/, not: /Pumps/ },
  ],
  ['goes-with', 'help me style this', { page: 'Tailored Ivory Blazer', says: /^With Tailored Ivory Blazer/ }],
  [
    'goes-with',
    'what matches this sweater for the office',
    { page: 'Cashmere Crew Neck Sweater', has: /Trousers|Skirt|Jeans/, in: 'women' },
  ],
  [
    'goes-with',
    'which bag goes with these shoes to a party',
    { page: 'Suede Block Heel Pumps', has: [/Handbag/, /Clutch/], not: /suitcase/i },
  ],
  [
    'goes-with',
    'what would look good with that skirt in winter?',
    { page: 'Floral Wrap Skirt', says: /^With Floral Wrap Skirt/ },
  ],
];
