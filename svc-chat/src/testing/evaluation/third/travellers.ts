import type { Written } from '../written.ts';

const WOOL = /wool|merino|cashmere|mohair|alpaca/i;
const ARABIC = /[\u0600-\u06FF]{3}/;

/** Four languages, on the way. */
export const travellers: readonly Written[] = [
  ['language', 'Ich brauche einen Koffer fürs Handgepäck', { has: /Suitcase/ }],
  ['language', 'Zeig mir Röcke, aber nichts mit Blumen', { has: /Skirt/, not: /floral|flower/i }],
  ['language', 'Meine Tochter verträgt keine Wolle. Etwas Warmes für sie?', { not: WOOL, in: 'kids' }],
  ['language', 'Aus welchem Material ist das Sofa?', { says: /linen|beech/i }],
  ['language', 'Wie groß ist der Spiegel?', { says: /62 × 44/ }],
  ['language', 'Kann ich meine Bestellung stornieren?', { none: true, says: /storn|Pending/i }],
  ['language', 'eine Uhr, aber nicht aus Leder', { not: /leather/i }],
  [
    'language',
    'Je veux une veste pour homme, pas en jean',
    { not: /denim|jeans/i, in: 'men', has: /Jacket|Blazer|Gilet/ },
  ],
  ['language', 'un parfum ou une bougie pour ma mère', { has: [/Parfum/, /Candle/] }],
  ['language', 'ma fille est allergique aux plumes, un canapé ?', { not: /feather/i }],
  ['language', 'quelles tailles pour la jupe en lin ?', { says: /S, M, L/ }],
  ['language', 'quel est le délai de livraison ?', { none: true, says: /délai|promettre/i }],
  [
    'language',
    'un jouet pour un garçon de 5 ans',
    { in: 'kids', only: /Kite|Scooter|Doll|Teddy|Counting|Backpack/ },
  ],
  ['language', 'quiero una mochila que no sea de cuero', { not: /leather/i, has: /Backpack/ }],
  ['language', 'busco algo para regalar a mi abuela, menos de 40', { max: 40 }],
  ['language', '¿el vestido de lino tiene bolsillos?', { says: /pockets/i }],
  [
    'language',
    'no me gusta el negro, enséñame bolsos',
    { not: /black/i, has: /Bag|Backpack|Purse|Handbag|Briefcase|Clutch/ },
  ],
  ['language', '¿cómo cambio mi contraseña?', { none: true, says: /contraseña/i }],
  ['language', 'أريد هدية لزوجتي بدون عطر', { not: /parfum|perfume/i, says: ARABIC }],
  ['language', 'حقيبة سفر', { has: /Suitcase/ }],
  ['language', 'كيف أدفع؟', { none: true, says: ARABIC }],
  ['language', 'هل الفستان متوفر بمقاس L؟', { says: ARABIC }],
];
