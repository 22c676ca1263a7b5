import { WOOL } from '../twelfth/patterns.ts';
import type { Written } from '../written.ts';

/** Post from Hamburg, Namur, Valencia and Tunis. */
export const letters: readonly Written[] = [
  ['language', 'Hallo, was kostet der Versand?', { says: /versand|liefer|ship/i, none: true }],
  [
    'language',
    'Ich vertrage kein Mandelöl, welche Creme oder Lotion geht?',
    { not: /almond/i, has: /Cream|Lotion/ },
  ],
  ['language', 'une valise cabine et un parapluie svp', { has: [/Suitcase/, /Umbrella/] }],
  ['language', 'la robe à pois existe en XL ?', { says: /\bXL\b/ }],
  ['language', 'tienes zapatillas de hombre por menos de 80?', { max: 80, has: /Sneakers/ }],
  ['language', 'no quiero lana, busco algo de abrigo para mi madre', { not: WOOL }],
  ['language', 'أبحث عن فستان بدون ورود', { not: /floral|flower|blossom/i, has: /dress/i }],
  ['language', 'ما هي سياسة الإرجاع؟', { says: /إرجاع|ارجاع|إعادة|return/i, none: true }],
];
