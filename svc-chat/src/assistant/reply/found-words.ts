import { CATEGORY_LABELS } from '@ethereal/contracts/fashion';
import { formatMoney } from '@ethereal/contracts/format-money';
import type { Wish } from '../../conversations/conversation.ts';
import type { Found, Relaxed } from '../find/find-items.ts';
import { CONTACT } from './texts.ts';
import { inSentence } from './wish-words.ts';

function missing(wish: Wish, relaxed: Exclude<Relaxed, 'words'>): string {
  if (relaxed === 'colour') return `in ${wish.colour}`;
  if (relaxed === 'size') return `in size ${wish.size}`;
  if (relaxed === 'shelf') return `under ${wish.category ? CATEGORY_LABELS[wish.category] : wish.gender}`;
  if (wish.minPrice !== undefined && wish.maxPrice !== undefined) return 'in that price range';
  return wish.maxPrice === undefined
    ? `from ${formatMoney(wish.minPrice ?? 0)}`
    : `for ${formatMoney(wish.maxPrice)} or less`;
}

/** What leads into the items found, or says that there are none. */
export function foundWords(asked: Wish, { items, relaxed, wish }: Found): string {
  if (items.length === 0) {
    return `I couldn't find anything for ${inSentence(asked)} in our shop. Would other words do, or fewer wishes at once? You can also browse [all items](/ethereal/all) or ask our team on the ${CONTACT}.`;
  }
  if (relaxed.length > 0) {
    if (relaxed.includes('words')) return 'I found nothing that is all of that, but these come close:\n\n';
    const what = relaxed.flatMap((one) => (one === 'words' ? [] : missing(asked, one))).join(', or ');
    return `I couldn't find that ${what}. These come closest:\n\n`;
  }
  if (wish.sort === 'asc') return 'Here you are, the lowest prices first:\n\n';
  if (wish.sort === 'desc') return 'Here you are, the highest prices first:\n\n';
  return items.length === 1 ? 'I found this one for you:\n\n' : 'Here is what I found for you:\n\n';
}
