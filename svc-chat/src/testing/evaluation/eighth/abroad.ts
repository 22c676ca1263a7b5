import { WOOL } from '../seventh/patterns.ts';
import type { Written } from '../written.ts';

/** Friends abroad, each in their own language, and one in broken English. */
export const abroad: readonly Written[] = [
  ['language', 'Hallo, ich brauche Schuhe für eine Hochzeit (Herren)', { has: /Derby/, in: 'men' }],
  ['language', 'Habt ihr was Warmes ohne Tierhaare?', { not: WOOL }],
  ['language', 'Wie lange brennt die Kerze?', { says: /sixty hours/i }],
  ['language', 'Welche Größen hat das Polohemd?', { says: /XXL/ }],
  ['language', 'Ich möchte meine Bestellung stornieren', { says: /storn/i }],
  [
    'language',
    'une veste pour homme, mais pas en jean',
    { not: /denim/i, in: 'men', has: /Jacket|Blazer|Gilet/ },
  ],
  ['language', 'La montre est-elle étanche ?', { says: /50 m/ }],
  ['language', 'Je cherche un cadeau pour une fille de 7 ans', { in: 'kids' }],
  ['language', 'Combien coûte le bain moussant ou la baignoire ?', { says: /1[,.]?890|Bathtub/ }],
  ['language', 'Quels sont vos horaires au téléphone ?', { says: /10|contact/i }],
  ['language', 'Busco gafas para leer', { has: /Reading Glasses/ }],
  ['language', 'odio el color rosa, ¿qué pintalabios tienen?', { not: /pink|peony/i, has: /Lipstick/ }],
  ['language', '¿Tienen algo para el frío que no pique?', { not: WOOL }],
  ['language', '¿Cuánto pesa el portátil?', { says: /1\.1/ }],
  ['language', 'أريد معطفا بدون صوف', { not: WOOL }],
  ['language', 'كم ساعة تدوم بطارية السماعات؟', { says: /thirty-five hours/i }],
  ['language', 'هل يمكنني إرجاع المنتج؟', { says: /14/ }],
  [
    'negation',
    'want bag, but leather no good for me',
    { not: /leather/i, has: /Bag|Clutch|Backpack|Suitcase/ },
  ],
  ['own', 'i want look order from me, the headphone', { me: true, says: /out for shipping|on its way/i }],
  ['talk', 'please speak slowly haha', { none: true, says: /./ }],
];
