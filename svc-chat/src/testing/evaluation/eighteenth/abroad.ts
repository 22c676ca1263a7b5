import type { Written } from '../written.ts';

/** German, French, Spanish and Arabic. */
export const abroad: readonly Written[] = [
  ['language', 'Haben Sie Teekannen?', { first: /Teapot/ }],
  ['language', 'Ein Geschenk für meine Mutter, bis 50 Dollar', { max: 50, has: /./ }],
  ['language', 'Kann man den Kaschmirpullover in der Maschine waschen?', { says: /hand/i }],
  [
    'language',
    'Je cherche un manteau pour femme, mais pas à carreaux',
    { not: /plaid/i, has: /Trench/, in: 'women' },
  ],
  ['language', 'Comment puis-je retourner un article ?', { none: true, says: /retour|renvo|return/i }],
  ['language', '¿Cuánto cuesta la bañera?', { says: /1[.,\s]?890/ }],
  ['language', 'Busco un bolso de cuero', { has: /Leather Handbag/ }],
  ['language', 'كم سعر الكاميرا؟', { says: /649|٦٤٩/ }],
  ['language', 'أريد هدية لطفل عمره خمس سنوات', { has: /./, in: 'kids' }],
];
