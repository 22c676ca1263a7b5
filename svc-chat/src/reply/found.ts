import { CATEGORY_LABELS } from '@ethereal/contracts/fashion';
import { formatMoney } from '@ethereal/contracts/format-money';
import type { Chosen } from '../choose/choose.ts';
import type { Relaxed } from '../choose/judge.ts';
import { pluralOf } from '../lexicon/kinds.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import type { Wish } from '../understand/wish.ts';
import { rankedWords } from './compare.ts';
import { listWords } from './items.ts';
import { CONTACT, inTurn } from './texts.ts';
import { goodsWords } from './wish-words.ts';

const safe = (text: string) => escapeMarkdown(text);

function missing(wish: Wish, relaxed: Relaxed): string {
  switch (relaxed) {
    case 'colour':
      return `in ${listWords(wish.colours, 'or')}`;
    case 'material':
      return `of ${listWords(wish.materials, 'or')}`;
    case 'pattern':
      return `that is ${listWords(wish.patterns, 'or')}`;
    case 'size':
      return `in size ${wish.size}`;
    case 'recipient':
      return `for ${wish.recipient?.who}`;
    case 'age':
      return 'for that age';
    case 'category':
      return `under ${wish.categories?.map((category) => CATEGORY_LABELS[category]).join(' or ') ?? 'that part of the shop'}`;
    case 'stock':
      return 'in stock';
    case 'price':
      if (wish.maxPrice === undefined && wish.minPrice === undefined) return 'for little money';
      if (wish.minPrice !== undefined && wish.maxPrice !== undefined)
        return `between ${formatMoney(wish.minPrice)} and ${formatMoney(wish.maxPrice)}`;
      return wish.maxPrice === undefined
        ? `from ${formatMoney(wish.minPrice ?? 0)}`
        : `for ${formatMoney(wish.maxPrice)} or less`;
    case 'words':
      return `with “${safe(wish.words.join(' '))}” in its description`;
    case 'kind':
      return '';
  }
}

/** What is kept away, as said: "without wool". */
export function withoutWords({ not }: Wish): string {
  return not.length === 0
    ? ''
    : `without ${listWords([...new Set(not.map(({ said }) => safe(said)))], 'or')}`;
}

export const CHECK_FIRST =
  '\nI go by what sellers write about their items. For an allergy, please check the description and ask before you order.';

const STRANGE_SIZE =
  /\b(xxs|xs|x-?small|xxxl|[3-6]xl)\b|\b(?:sizes? (?:eu |uk |us )?|(?:eu|uk) ?)(\d{1,2}(?:\.5)?)\b(?! ?(?:inch|cm|l\b))|\b(\d{2})(?: inch)? waist\b/i;

/** That a size that is asked for is none of the shop's: "XS dresses", "shoes in size 42". */
export function strangeSizeWords(message: string): string {
  const said = STRANGE_SIZE.exec(message)?.slice(1).find(Boolean);
  return said
    ? `There is no size ${said.toUpperCase()} here: clothes and shoes come in S, M, L, XL and XXL, and not all of them in each.\n\n`
    : '';
}

/** What leads into the goods found for one wish. */
export function foundWords(wish: Wish, { goods, relaxed }: Chosen, turn: number): string {
  const without = withoutWords(wish);
  const rest = relaxed.filter((one) => one !== 'kind');
  if (relaxed.includes('kind')) {
    const kinds = listWords(wish.kinds.map(pluralOf), 'or');
    return `I couldn't find ${kinds} ${[without, ...rest.map((one) => missing(wish, one))].filter(Boolean).join(' ') || 'here just now'}. These come closest:\n\n`;
  }
  if (rest.length > 0) {
    const what = rest.map((one) => missing(wish, one)).join(', or ');
    return `I couldn't find that ${what}${without ? ` ${without}` : ''}. These come closest:\n\n`;
  }
  if (without)
    return `${inTurn(['Here is what I found', 'Here you are', 'These fit'], turn)} ${without}:\n\n`;
  if (wish.sort === 'asc')
    return `Here you are${wish.size ? ` in size ${wish.size}` : ''}, the lowest prices first:\n\n`;
  if (wish.sort === 'desc') return 'Here you are, the highest prices first:\n\n';
  if (wish.sort === 'newest') return 'These are the newest ones:\n\n';
  if (wish.sort === 'bestseller')
    return goods.some(({ item }) => item.isBestseller)
      ? 'These are our bestsellers:\n\n'
      : 'None of these is marked as a bestseller; here is what I found:\n\n';
  if (wish.sort === 'rating')
    return goods.some(({ item }) => item.rating)
      ? 'These are rated best:\n\n'
      : 'Nobody has rated these yet; here is what I found:\n\n';
  if (wish.most && goods.length > 1) return `${rankedWords(goods, wish.most).words}\n\n`;
  if (wish.gift && wish.kinds.length === 0)
    return inTurn(['These could make a good gift:\n\n', 'Here are some ideas for a gift:\n\n'], turn);
  if (wish.occasions.length > 0 && wish.kinds.length === 0)
    return inTurn(['For that I would suggest:\n\n', 'These would suit:\n\n'], turn);
  if (wish.size) return `In size ${wish.size} I have ${goods.length === 1 ? 'this one' : 'these'}:\n\n`;
  const [only] = goods;
  if (only && goods.length === 1)
    return wish.many
      ? `I found this one for you; ${wish.many} of them come to ${formatMoney(wish.many * only.item.price)}:\n\n`
      : 'I found this one for you:\n\n';
  return inTurn(
    ['Here is what I found for you:\n\n', 'Have a look at these:\n\n', 'These might be right:\n\n'],
    turn,
  );
}

/** That there is none, and what to do instead. */
export function noneWords(wish: Wish): string {
  const without = withoutWords(wish);
  if (without) {
    return `I couldn't find any ${goodsWords(wish)} ${without}, and I won't show you others. Shall I look for something else? You can also ask our team on the ${CONTACT}.`;
  }
  return `I couldn't find ${goodsWords(wish)}: we don't have any just now. Shall I look for something like it? You can also browse [all items](/ethereal/all).`;
}
