import { formatMoney } from '@ethereal/contracts/format-money';
import type { Order } from '@ethereal/contracts/orders';
import { escapeMarkdown } from '../../text/markdown.ts';
import type { MyOrders } from '../../tools/tools.ts';
import { LOG_IN_FOR_ORDERS, NO_ORDERS, ORDERS_AWAY } from './texts.ts';

const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

function orderLines({ _id, createdAt, totalPrice, items }: Order): string {
  const lines = items.map(
    ({ productId, quantity, status }) => `- ${quantity} × ${escapeMarkdown(productId.name)}: **${status}**\n`,
  );
  return `**Order ${_id}** of ${dayOf(createdAt)}, ${formatMoney(totalPrice)}:\n\n${lines.join('')}\n`;
}

/** How the caller's newest orders are doing, in pieces. */
export function* orderWords(found: MyOrders): Iterable<string> {
  if (found.state === 'logged-out') return yield LOG_IN_FOR_ORDERS;
  if (found.state === 'away') return yield ORDERS_AWAY;
  if (found.orders.length === 0) return yield NO_ORDERS;
  yield found.orders.length === 1 ? 'Here is your order:\n\n' : 'Here are your latest orders:\n\n';
  for (const order of found.orders) yield orderLines(order);
  yield 'You find all of them under [Your Orders](/ethereal/profile/BuyerOrderpage).';
}
