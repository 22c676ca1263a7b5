import type { Written } from '../written.ts';
import { WOOL } from './patterns.ts';

const GERMAN = /\b(?:ich|die|der|das|wir|nicht|und|ist|Sie)\b/i;
const FRENCH = /\b(?:je|les?|la|vous|nous|et|est|pas|pour)\b/i;
const ARABIC = /[\u0600-\u06FF]{3}/;

/** A house with a German, a Frenchwoman, a Mexican and an Egyptian. */
export const fourTongues: readonly Written[] = [
  ['language', 'Ich hasse Rosa. Kapuzenpulli für Frauen?', { not: /pink|clay and rose/i, says: GERMAN }],
  ['language', 'Eine Tasche, bloß kein Leder, höchstens 120 Euro', { not: /leather/i, max: 120 }],
  ['language', 'Geschenk für meine Oma, sie friert immer', { has: /Scarf|Gloves|Sweater|Cardigan|Coat/ }],
  ['language', 'Wie teuer ist der Regenschirm?', { says: /44[.,]00/ }],
  ['language', 'Ist der Roller für ein achtjähriges Kind geeignet?', { says: /four to nine/i }],
  ['language', 'Danke, das war alles', { none: true, says: /gern|bis|tschüs|freut/i }],
  ['language', 'Ich vertrage keine Wolle – ein warmer Pullover?', { not: WOOL }],
  [
    'language',
    'Une robe, mais surtout pas à fleurs',
    { not: /floral|flower|blossom/i, has: /Dress|Gown|Sundress/, says: FRENCH },
  ],
  ['language', 'Je suis allergique aux noix, quel savon ?', { not: /almond|\bnuts?\b/i }],
  ['language', 'La valise cabine mesure combien ?', { says: /55/ }],
  ['language', 'Comment annuler ma commande ?', { says: /annul/i }],
  ['language', 'quelque chose pour la fête des mères, 40 dollars maximum', { max: 40, has: /./ }],
  ['language', 'zapatos para hombre que no sean de piel', { not: /leather/i, in: 'men', has: /Sneakers/ }],
  [
    'language',
    'un regalo para mi abuelo, nada de ropa',
    { in: 'accessories home electronics beauty', has: /./ },
  ],
  ['language', '¿La tetera se puede meter en el lavavajillas?', { says: /dishwasher|lavavajillas/i }],
  ['language', 'quiero ver el carrito de mi hermana', { none: true, says: /sólo|solo|no puedo/i }],
  ['language', 'لا أريد الجلد، حقيبة من فضلك', { not: /leather/i, says: ARABIC }],
  ['language', 'فستان أقل من 90', { max: 90, has: /dress/i }],
  ['language', 'هدية لطفل عمره سنة', { in: 'kids', has: /Teddy/ }],
  ['language', 'شكرا جزيلا', { none: true, says: ARABIC }],
];
