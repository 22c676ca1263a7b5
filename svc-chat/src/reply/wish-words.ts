import { CATEGORY_LABELS } from '@ethereal/contracts/fashion';
import { formatMoney } from '@ethereal/contracts/format-money';
import { pluralOf } from '../lexicon/kinds.ts';
import type { Wish } from '../understand/wish.ts';

function priceWords({ minPrice, maxPrice }: Wish): string[] {
  if (minPrice !== undefined && maxPrice !== undefined)
    return [`between ${formatMoney(minPrice)} and ${formatMoney(maxPrice)}`];
  if (maxPrice !== undefined) return [`up to ${formatMoney(maxPrice)}`];
  return minPrice === undefined ? [] : [`from ${formatMoney(minPrice)}`];
}

const WHO = { men: 'men', women: 'women', kids: 'kids', anyone: undefined } as const;
const AUDIENCE = { men: 'Men', women: 'Women', kids: 'Kids', anyone: '' } as const;

/** What is searched, in words: "blue linen shirt · Men · size M · up to $50.00 · no wool". */
export function queryWords(wishes: readonly Wish[]): string {
  return wishes.map(wishQuery).filter(Boolean).join(' + ') || 'all items';
}

function wishQuery(wish: Wish): string {
  const what = [
    ...wish.colours,
    ...wish.materials,
    ...wish.patterns,
    ...wish.words,
    ...wish.kinds.map((kind) => kind.replaceAll('-', '-')),
  ].join(' ');
  return [
    what,
    what === '' && wish.gift ? 'gifts' : '',
    ...wish.occasions,
    wish.recipient ? AUDIENCE[wish.recipient.who] : '',
    ...(wish.categories ?? []).map((category) => CATEGORY_LABELS[category]),
    wish.size ? `size ${wish.size}` : '',
    ...priceWords(wish),
    ...wish.not.map(({ said }) => `no ${said}`),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The goods of a wish as one names them in a sentence: "blue linen shirts for men". */
export function goodsWords(wish: Wish): string {
  const kind = wish.kinds.length > 0 ? wish.kinds.map(pluralOf).join(' or ') : wish.gift ? 'gifts' : 'things';
  const who = wish.recipient ? WHO[wish.recipient.who] : undefined;
  return [...wish.colours, ...wish.patterns, ...wish.materials, kind, who ? `for ${who}` : '']
    .filter(Boolean)
    .join(' ');
}
