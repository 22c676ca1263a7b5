import { CATEGORY_LABELS } from '@ethereal/contracts/fashion';
import { formatMoney } from '@ethereal/contracts/format-money';
import type { Wish } from '../../conversations/conversation.ts';
import { escapeMarkdown } from '../../text/markdown.ts';

function priceWords({ minPrice, maxPrice }: Wish): string[] {
  if (minPrice !== undefined && maxPrice !== undefined) {
    return [`between ${formatMoney(minPrice)} and ${formatMoney(maxPrice)}`];
  }
  if (maxPrice !== undefined) return [`up to ${formatMoney(maxPrice)}`];
  return minPrice === undefined ? [] : [`from ${formatMoney(minPrice)}`];
}

const SUB_CATEGORIES = { topW: 'topwear', bottomW: 'bottomwear' } as const;

/** What is searched, in words: "blue shirt · Men · size M · up to $50.00". */
export function queryWords(wish: Wish): string {
  const words = [wish.colour, ...wish.words].filter((word) => word !== undefined).join(' ');
  const parts = [
    words,
    wish.subCategory ? SUB_CATEGORIES[wish.subCategory] : '',
    wish.category ? CATEGORY_LABELS[wish.category] : '',
    wish.gender ?? '',
    wish.size ? `size ${wish.size}` : '',
    ...priceWords(wish),
  ];
  return parts.filter(Boolean).join(' · ') || 'all items';
}

/** The same inside a sentence, escaped: it holds words of the shopper. */
export const inSentence = (wish: Wish): string => `“${escapeMarkdown(queryWords(wish))}”`;
