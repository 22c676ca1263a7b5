import type { Written } from '../written.ts';

const NOTHING_LIKE = /^There is nothing like “/;

/** Goods of brands that nobody sells here: what is near is shown, and said to be no such. And the plainest questions that were missed beside. */
export const ofABrand: readonly Written[] = [
  ['not-sold', 'Do you have Nike sneakers?', { says: NOTHING_LIKE, only: /Sneakers/ }],
  ['not-sold', 'apple watch', { says: NOTHING_LIKE, only: /Watch/ }],
  ['not-sold', 'is there any Chanel perfume', { says: NOTHING_LIKE, only: /Parfum/ }],
  ['not-sold', 'hermes scarf for my mom', { says: NOTHING_LIKE, only: /Scarf/ }],
  ['not-sold', 'Rolex', { none: true, says: /couldn't find “rolex”/ }],
  ['not-sold', 'nike air max', { none: true, says: /couldn't find “nike air max”/ }],
  ['not-sold', 'do you have anything from Levis', { none: true, says: /couldn't find “levis”/ }],
  ['not-sold', 'ps5', { none: true, says: /couldn't find “ps5”/ }],
  ['negation', 'no adidas please, just plain sneakers', { only: /Sneakers/, saysNot: /nothing like/ }],
  ['find', 'my nikes are worn out, need new sneakers', { only: /Sneakers/, saysNot: /nothing like/ }],
  ['conversation', ['show me dresses', 'what about in red'], { only: /Dress|Gown/, says: /in red/ }],
  ['talk', 'this sucks', { none: true, says: /sorry/i }],
  ['help', 'is my data safe?', { says: /Privacy Policy/ }],
  ['typo', 'i need a bleu shrit for my huband', { only: /Sea Blue/ }],
  ['help', 'is there an app?', { none: true, says: /no app to download/ }],
  ['help', 'can I get an invoice', { none: true, says: /_Print_/ }],
  ['help', 'how can I upload 200 products at once?', { none: true, says: /CSV or XLSX/ }],
  ['help', 'where do I see notifications', { none: true, says: /bell/ }],
  ['help', 'turn off emails', { none: true, says: /bell/ }],
  ['help', 'how do I set stock for my item', { none: true, says: /_Stock_/ }],
  ['help', 'my size is sold out, when will it be back', { none: true, says: /no notice of restocks/ }],
  ['help', 'how do I log out?', { says: /^Use _Sign Out_/ }],
  ['size', 'shoes in size 42', { says: /^There is no size 42 here/ }],
  ['size', 'jeans 32 waist', { says: /^There is no size 32 here/ }],
  ['price', 'a gift for us 10 dollars', { max: 10, saysNot: /no size/ }],
  ['several', 'teapot and cup under 80 in total', { has: [/Teapot/, /Cup/], says: /\$82\.00.*\$2\.00 more/ }],
  ['find', 'a relaxed hoodie', { first: /Relaxed Terry Hoodie/ }],
  ['language', '¿En cuánto tiempo llega el envío a Nueva York?', { says: /plazo/ }],
  ['language', '¿Cuánto cuesta el envío?', { says: /gratis/ }],
  ['language', 'Combien de temps prend la livraison ?', { says: /délai/ }],
  ['language', 'Wie viele Tage braucht die Lieferung?', { says: /versprechen/ }],
  ['language', 'كم يستغرق التوصيل؟', { says: /أعد بعدد أيام/ }],
];
