import { formatMoney } from '@ethereal/contracts/format-money';
import { type Order, orderNumber } from '@ethereal/contracts/orders';
import { windowText } from '@ethereal/delivery/words';
import { type AnswerPart, say, type Talk } from '../assistant/talk.ts';
import { say as saying } from '../language/texts.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { termsOf } from '../text/words.ts';
import type { Own } from '../tools/tools.ts';

const PAGE = '[Your Orders](/ethereal/profile/BuyerOrderpage)';
/** Maximum number of orders, or of their lines, that an answer lists. */
const MAX_ORDERS = 5;
/** Maximum number of order lines in an answer about all orders. */
const MAX_LINES = 20;
type Line = { order: Order; line: Order['items'][number] };

const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const MEANING: Readonly<Record<string, string>> = {
  Pending: 'the seller has it to do; until it is sent you can cancel it there yourself',
  'Out for Shipping': 'it is on its way to you',
  Handed: 'it was delivered; up to 14 days after that you can ask to return it there',
  Cancelled: 'it will not be sent',
};
const RETURNS: Readonly<Record<string, string>> = {
  requested: 'You have asked to return it; the seller has not answered yet.',
  approved: 'The seller has approved its return: send it back.',
  declined: 'The seller has declined its return.',
  received: 'The seller has received it back.',
};
const IS_OPEN: ReadonlySet<string> = new Set(['Pending', 'Out for Shipping']);

/** Returns one line of an order: its state, and in English what the state means and what can be done. */
function lineWords({ order, line }: Line, isEnglish: boolean): string {
  const name = escapeMarkdown(line.productId.name);
  const paid = `${orderNumber(order._id)}, ${formatMoney(line.price * line.quantity)}`;
  if (!isEnglish) return `- ${line.quantity} × ${name}: **${line.status}** (${paid})\n`;
  const meaning = MEANING[line.status];
  const returned = line.return ? ` ${RETURNS[line.return.state] ?? ''}` : '';
  const until = line.returnUntil ? ` You can return it until ${dayOf(line.returnUntil)}.` : '';
  const arrives = line.delivery && IS_OPEN.has(line.status) ? ` It arrives ${windowText(line.delivery)}.` : '';
  const of = `order ${orderNumber(order._id)} of ${dayOf(order.createdAt)}, ${formatMoney(line.price * line.quantity)}`;
  const state = `**${line.status}**${meaning ? `, ${meaning}` : ''}`;
  return `- ${line.quantity} × ${name}: ${state} (${of}).${arrives}${returned}${until}\n`;
}

/** Whether a message contains one of some words, which blanks separate. */
export const has = ({ reading }: Pick<Talk, 'reading'>, words: string): boolean => {
  const wanted = new Set(words.split(' '));
  return reading.tokens.some(({ text }) => wanted.has(text));
};

/** Whether a message contains a word of an item's name. */
export function namesIn({ reading }: Talk, name: string): boolean {
  const terms = new Set(termsOf(name));
  return termsOf(reading.text).some((term) => term.length > 2 && terms.has(term));
}

const linesOf = (orders: readonly Order[]): Line[] =>
  orders.flatMap((order) => order.items.map((line) => ({ order, line })));

const namedOf = (lines: readonly Line[], talk: Talk): Line[] =>
  lines.filter(({ line }) => namesIn(talk, line.productId.name));

/** Returns the order lines of the named thing, else what was delivered for a return, else of the newest order. */
function linesMeant(orders: readonly Order[], talk: Talk, about: string): { lines: Line[]; all: boolean } {
  const lines = linesOf(orders);
  const named = namedOf(lines, talk);
  if (named.length > 0) return { lines: named, all: false };
  if (has(talk, 'orders history everything list purchases bought past')) return { lines, all: true };
  const handed = lines.filter(({ line }) => line.status === 'Handed' || line.return);
  if (about === 'return' && handed.length > 0) return { lines: handed, all: false };
  return { lines: lines.filter(({ order }) => order === orders[0]), all: false };
}

/** Returns the cents that a buyer paid for a line, or will pay: nothing for a cancelled or returned one. */
function centsOf({ status, return: returned, paidCents, price, quantity }: Line['line']): number {
  if (status === 'Cancelled' || returned?.state === 'received') return 0;
  return paidCents ?? Math.round(price * 100) * quantity;
}

/** Yields the total of each order with its day, and of all of them. */
function* totalsWords(orders: readonly Order[]): Iterable<string> {
  const totals = orders.map((order) => ({ order, cents: order.items.reduce((sum, one) => sum + centsOf(one), 0) }));
  const all = totals.reduce((sum, { cents }) => sum + cents, 0);
  const each = totals
    .slice(0, MAX_ORDERS)
    .map(({ order, cents }) => `${orderNumber(order._id)} of ${dayOf(order.createdAt)}: ${formatMoney(cents / 100)}`);
  const which = orders.length > 1 ? `Your ${orders.length} latest orders` : 'Your order';
  const list = orders.length > each.length ? [...each, '…'] : each;
  yield `${which} came to **${formatMoney(all / 100)}**, without what was cancelled or returned (${list.join('; ')}).\n`;
}

function* ordersWords(orders: readonly Order[], talk: Talk, about: string): Iterable<string> {
  if (orders.length === 0) return yield saying('en', 'help', 'no-orders');
  if (has(talk, 'spent spend total')) return yield* totalsWords(orders);
  const { lines, all } = linesMeant(orders, talk, about);
  const isEnglish = talk.language === 'en';
  if (!isEnglish) {
    yield saying(talk.language, 'help', 'own-orders');
    for (const line of lines.slice(0, MAX_ORDERS)) yield lineWords(line, isEnglish);
    return;
  }
  yield all ? 'Here are your latest orders:\n\n' : lines.length > 1 ? 'Here is how they are:\n\n' : 'Here it is:\n\n';
  for (const line of lines.slice(0, all ? MAX_LINES : MAX_ORDERS)) yield lineWords(line, isEnglish);
  if (all) {
    yield '\n';
    yield* totalsWords(orders);
  }
  yield about === 'return'
    ? `\nOpen ${PAGE} to see what you can do with it there, or [write to us](/ethereal/contact) with the order's id and what is wrong or what you would like instead: the team helps with a return, an exchange or a refund.`
    : `\nWhen a state changes you get an email. More under ${PAGE}.`;
}

export function* ownParts<T>(
  found: Own<T>,
  name: string,
  talk: Talk,
  words: (value: T) => Iterable<string>,
): Iterable<AnswerPart> {
  if (found.state === 'known') for (const text of words(found.value)) yield say(text);
  else if (found.state === 'away') yield say(saying('en', 'help', `away-${name}`));
  else yield say(saying(talk.language, 'help', `login-${name}`));
}

/** Yields the orders that a message asks about. */
export async function* ofOrders(about: string, talk: Talk): AsyncIterable<AnswerPart> {
  const orders = await talk.tools.myOrders();
  if (about === 'return' && orders.state === 'logged-out') {
    const best = talk.tools.help.get('Returns and exchanges');
    return yield say(best?.text ?? saying(talk.language, 'help', 'login-orders'));
  }
  yield* ownParts(orders, 'orders', talk, (all) => ordersWords(all, talk, about));
}

/** Maximum number of order lines beside a help text. */
const LINES_BESIDE_HELP = 3;

/** Yields the order lines of the caller that a help text is about: the named ones, else those in some states. */
export async function* linesBesideHelp(states: string, talk: Talk): AsyncIterable<AnswerPart> {
  const orders = states && talk.tools.isSignedIn ? await talk.tools.myOrders() : undefined;
  if (orders?.state !== 'known') return;
  const lines = linesOf(orders.value);
  const named = namedOf(lines, talk);
  const meant = named.length > 0 ? named : lines.filter(({ line }) => states.split(', ').includes(line.status));
  if (meant.length > 0) yield say('\n\nYours now:\n\n');
  for (const line of meant.slice(0, LINES_BESIDE_HELP)) yield say(lineWords(line, false));
}
