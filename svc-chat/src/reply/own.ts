import type { CartLine } from '@ethereal/contracts/cart';
import type { Favorite } from '@ethereal/contracts/favorites';
import { formatMoney } from '@ethereal/contracts/format-money';
import type { Order } from '@ethereal/contracts/orders';
import { isKindOf, pluralOf } from '../lexicon/kinds.ts';
import { stemsOf } from '../lexicon/phrase.ts';
import { lastKind } from '../shelf/good.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { kindsIn } from '../understand/item-meant.ts';
import { isSmallWord } from '../understand/small-words.ts';
import { itemLine, linkTo, listWords } from './items.ts';
import { EMPTY_CART, NO_FAVOURITES, NO_ORDERS } from './texts.ts';

const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
const ALL_ORDERS = 'You find all of them under [Your Orders](/ethereal/profile/BuyerOrderpage).';

type Line = Order['items'][number];

/** Whether words of a question mean the thing of that name. */
function isMeant(name: string, asked: readonly string[]): boolean {
  const stems = stemsOf(name);
  const kind = lastKind(stems);
  return (
    kindsIn(asked).some((one) => kind !== undefined && (isKindOf(kind, one) || isKindOf(one, kind))) ||
    asked.some((stem) => stem.length > 3 && !isSmallWord(stem) && stems.includes(stem))
  );
}

const lineWords = ({ productId, quantity, status }: Line) =>
  `- ${quantity} × ${escapeMarkdown(productId.name)}: **${status}**\n`;
const orderWords = ({ _id, createdAt, totalPrice, items }: Order) =>
  `**Order ${_id}** of ${dayOf(createdAt)}, ${formatMoney(totalPrice)}:\n\n${items.map(lineWords).join('')}\n`;

const MEANING: Readonly<Record<string, string>> = {
  Pending: 'the seller has it to do',
  'Out for Shipping': 'it is on its way to you',
  Handed: 'it was delivered',
};

/** The lines of the orders that a question names. */
export function linesMeant(
  orders: readonly Order[],
  asked: readonly string[],
): { order: Order; line: Line }[] {
  return orders.flatMap((order) =>
    order.items.filter(({ productId }) => isMeant(productId.name, asked)).map((line) => ({ order, line })),
  );
}

/** How the caller's orders are doing; of a thing that is named, that one first. */
export function* ordersWords(orders: readonly Order[], asked: readonly string[]): Iterable<string> {
  if (orders.length === 0) return yield NO_ORDERS;
  const meant = linesMeant(orders, asked);
  if (meant.length > 0 && meant.length <= 3) {
    for (const { order, line } of meant) {
      yield `Your **${escapeMarkdown(line.productId.name)}** (order ${order._id} of ${dayOf(order.createdAt)}): **${line.status}**${MEANING[line.status] ? `, ${MEANING[line.status]}` : ''}. You paid ${formatMoney(line.price)}${line.quantity > 1 ? ` for each of ${line.quantity}` : ''}.${line.status === 'Pending' ? ' As long as it is pending you can cancel it there yourself.' : ''}\n\n`;
    }
    return yield 'When a state changes you get an email. More under [Your Orders](/ethereal/profile/BuyerOrderpage).';
  }
  const named = kindsIn(asked);
  if (named.length > 0 && meant.length === 0)
    yield `I don't see ${listWords(named.map(pluralOf), 'or')} among your latest orders. `;
  yield orders.length === 1 ? 'Here is your order:\n\n' : 'Here are your latest orders:\n\n';
  for (const order of orders) yield orderWords(order);
  yield ALL_ORDERS;
}

/** How to give back what was ordered. */
export function* returnWords(orders: readonly Order[], asked: readonly string[]): Iterable<string> {
  const [meant] = linesMeant(orders, asked);
  if (meant) {
    const { line, order } = meant;
    yield `Your **${escapeMarkdown(line.productId.name)}** is in order ${order._id} of ${dayOf(order.createdAt)} and is **${line.status}**. `;
  }
  yield "Open [Your Orders](/ethereal/profile/BuyerOrderpage) to see what you can do with it there, or [write to us](/ethereal/contact) with the order's id and what is wrong or what you would like instead: the team helps with a return, an exchange or a refund.";
}

export function* cartWords(lines: readonly CartLine[], asked: readonly string[]): Iterable<string> {
  if (lines.length === 0) return yield EMPTY_CART;
  const meant = lines.filter(({ productId }) => isMeant(productId.name, asked));
  if (meant.length > 0 && meant.length < lines.length)
    yield `Yes, ${meant.map(({ productId }) => linkTo(productId)).join(' and ')} ${meant.length > 1 ? 'are' : 'is'} in your cart.\n\n`;
  const total =
    lines.reduce((sum, { productId, quantity }) => sum + Math.round(productId.price * 100) * quantity, 0) /
    100;
  yield 'In [your cart](/ethereal/cart):\n\n';
  for (const { productId, quantity, sizeChosen } of lines) {
    yield `- ${quantity} × ${linkTo(productId)}${sizeChosen ? `, size ${escapeMarkdown(sizeChosen)}` : ''}: ${formatMoney(productId.price * quantity)}\n`;
  }
  yield `\nTogether **${formatMoney(total)}**, with nothing added for delivery.`;
}

export function* favouritesWords(favourites: readonly Favorite[]): Iterable<string> {
  if (favourites.length === 0) return yield NO_FAVOURITES;
  yield 'Your [favourites](/ethereal/favorites):\n\n';
  for (const favourite of favourites.slice(0, 12)) yield itemLine(favourite);
}
