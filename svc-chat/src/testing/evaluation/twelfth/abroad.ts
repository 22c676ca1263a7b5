import type { Written } from '../written.ts';
import { NO, SHRUG } from './patterns.ts';

/** Who writes in another language, and who has something else on their mind. */
export const abroad: readonly Written[] = [
  ['language', 'Habt ihr Regenschirme?', { first: /Umbrella/ }],
  [
    'language',
    'ich suche ein Kleid für eine Hochzeit, unter 130 Euro, aber bitte nicht gepunktet',
    { max: 130, not: /\bdots?\b|dotted/i, has: /dress/i, in: 'women accessories' },
  ],
  [
    'language',
    'bonjour, avez-vous des chaussures pour homme en taille L ?',
    { size: 'L', has: /Sneakers|Derby/, in: 'men' },
  ],
  [
    'language',
    'un cadeau pour ma mère, 50 € maximum',
    { max: 50, has: /./, in: 'women accessories beauty home electronics' },
  ],
  ['language', 'hola busco una chaqueta vaquera de mujer', { first: /Cropped Denim Jacket/ }],
  ['language', '¿cómo devuelvo un pedido?', { says: /devol|devuel|return/i, none: true }],
  ['language', 'هل لديكم أحذية نسائية؟', { has: /Boots|Pumps|Sandals|Flats/, in: 'women' }],
  ['language', 'أريد هدية لطفل عمره خمس سنوات بأقل من 30 دولار', { max: 30, in: 'kids', has: /./ }],
  ['talk', 'hey whats up', { none: true, says: /./ }],
  ['talk', 'ur site is so slow today im getting angry', { none: true, says: /./, saysNot: SHRUG }],
  [
    'talk',
    'are you a real person or a computer',
    { none: true, says: /assistant|\bbot\b|computer|program|not a (?:person|human)/i },
  ],
  ['talk', 'thanks love, you have been ever so helpful', { none: true, says: /./ }],
  ['not-sold', 'do you sell fridges', { says: NO }],
  ['not-sold', 'any football boots size 9?', { says: NO, not: /leather ankle/i }],
];
