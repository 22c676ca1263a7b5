import { WOOL } from '../twelfth/patterns.ts';
import type { Written } from '../written.ts';

/** Friends in Graz, Lille, Sevilla and Amman. */
export const elsewhere: readonly Written[] = [
  ['language', 'Guten Tag, verkaufen Sie auch Betten?', { first: /Bed with Linen Set/ }],
  ['language', 'Wie lange hält der Akku vom Kopfhörer?', { says: /\b35\b|fünfunddreißig|thirty-five/i }],
  ['language', 'je cherche un pull pour homme sans laine', { not: WOOL }],
  ['language', 'cc t as des lunettes de soleil', { first: /Sunglasses/ }],
  [
    'language',
    'regalo para mi novia, máximo 100 dólares, que no sea perfume',
    { max: 100, not: /parfum/i, has: /./ },
  ],
  [
    'language',
    '¿Cuánto cuesta el reloj de pulsera y es resistente al agua?',
    { says: /320[\s\S]*50 ?m|50 ?m[\s\S]*320/ },
  ],
  ['language', 'كم سعر قبعة القش؟', { says: /54/ }],
  ['language', 'أين طلبي؟', { me: true, says: /Headphones/ }],
];
