import type { CartLine } from '@ethereal/contracts/cart';
import type { Favorite } from '@ethereal/contracts/favorites';
import { formatMoney } from '@ethereal/contracts/format-money';
import { type Order, orderNumber } from '@ethereal/contracts/orders';
import type { AnswerPart } from '../answer/answer.ts';
import { EMPTY_WORDS, termOf, tokensOf } from '../goods/tokens.ts';
import { say as saying } from '../language/texts.ts';
import { itemLine, linkTo, toShown } from '../reply/items.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import type { Own } from '../tools/tools.ts';
import { withFocus } from './find.ts';
import { remember, type Said, say, type Talk } from './talk.ts';

const PAGE = '[Your Orders](/ethereal/profile/BuyerOrderpage)';
const ORDERS_TOLD = 5;
type Line = { order: Order; line: Order['items'][number] };

const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

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

function lineWords({ order, line }: Line): string {
  const meaning = MEANING[line.status];
  const returned = line.return ? ` ${RETURNS[line.return.state] ?? ''}` : '';
  const price = formatMoney(line.price * line.quantity);
  const of = `order ${orderNumber(order._id)} of ${dayOf(order.createdAt)}, ${price}`;
  const state = `**${line.status}**${meaning ? `, ${meaning}` : ''}`;
  return `- ${line.quantity} × ${escapeMarkdown(line.productId.name)}: ${state} (${of}).${returned}\n`;
}

const wordsOf = ({ reading }: Talk): Set<string> => new Set(reading.tokens.map(({ text }) => text));
const has = (said: ReadonlySet<string>, words: string): boolean => words.split(' ').some((word) => said.has(word));

/** Whether a message names a thing by its name or by its kind. */
function names({ reading, goods }: Talk, name: string, id: string): boolean {
  const terms = new Set(
    tokensOf(name)
      .filter((word) => !EMPTY_WORDS.has(word))
      .map(termOf),
  );
  if (reading.tokens.some(({ text }) => text.length > 2 && terms.has(termOf(text)))) return true;
  return reading.spans
    .filter(({ tag }) => tag === 'ITEM' || tag === 'KIND')
    .some(({ text }) => (goods.ofKind(tokensOf(text)).scores.get(id) ?? 0) > 0.5);
}

/**
 * Returns the order lines that a question refers to: of the named thing, in transit, delivered, or of the newest order.
 */
function linesMeant(orders: readonly Order[], talk: Talk, about: string): { lines: Line[]; all: boolean } {
  const said = wordsOf(talk);
  const lines = orders.flatMap((order) => order.items.map((line) => ({ order, line })));
  const named = lines.filter(({ line }) => names(talk, line.productId.name, line.productId._id));
  if (named.length > 0) return { lines: named, all: false };
  if (has(said, 'orders history everything list purchases bought past')) return { lines, all: true };
  const handed = lines.filter(({ line }) => line.status === 'Handed' || line.return);
  if (about === 'return' && handed.length > 0) return { lines: handed, all: false };
  if (has(said, 'arrived delivered yet waiting coming arrive arrives')) {
    const open = lines.filter(({ line }) => line.status === 'Pending' || line.status === 'Out for Shipping');
    if (open.length > 0) return { lines: open, all: false };
  }
  const [newest] = orders;
  return { lines: lines.filter(({ order }) => order === newest), all: false };
}

function* ordersWords(orders: readonly Order[], talk: Talk, about: string): Iterable<string> {
  if (orders.length === 0) return yield saying('en', 'help', 'no-orders');
  const { lines, all } = linesMeant(orders, talk, about);
  yield all ? 'Here are your latest orders:\n\n' : lines.length > 1 ? 'Here is how they are:\n\n' : 'Here it is:\n\n';
  for (const line of lines.slice(0, all ? ORDERS_TOLD * 4 : ORDERS_TOLD)) yield lineWords(line);
  const totals = [...new Set(lines.map(({ order }) => order))].map(
    ({ _id, totalPrice }) => `${orderNumber(_id)}: ${formatMoney(totalPrice)}`,
  );
  if (all) yield `\nTogether: ${totals.join(', ')}.\n`;
  yield about === 'return'
    ? `\nOpen ${PAGE} to see what you can do with it there, or [write to us](/ethereal/contact) with the order's id and what is wrong or what you would like instead: the team helps with a return, an exchange or a refund.`
    : `\nWhen a state changes you get an email. More under ${PAGE}.`;
}

function* cartWords(lines: readonly CartLine[]): Iterable<string> {
  if (lines.length === 0) return yield saying('en', 'help', 'empty-cart');
  const cents = lines.reduce((sum, { productId, quantity }) => sum + Math.round(productId.price * 100) * quantity, 0);
  yield 'In [your cart](/ethereal/cart):\n\n';
  for (const { productId, quantity, colorChosen, sizeChosen } of lines) {
    const choice = [colorChosen, sizeChosen && `size ${sizeChosen}`].flatMap((one) => one || []);
    const what = [linkTo(productId), ...choice.map(escapeMarkdown)].join(', ');
    yield `- ${quantity} × ${what}: ${formatMoney(productId.price * quantity)}\n`;
  }
  yield `\nTogether **${formatMoney(cents / 100)}**, with nothing added for delivery.`;
}

const FAVOURITES_TOLD = 12;
function* favouritesWords(favourites: readonly Favorite[]): Iterable<string> {
  if (favourites.length === 0) return yield saying('en', 'help', 'no-favourites');
  yield 'Your [favorites](/ethereal/favorites):\n\n';
  for (const favourite of favourites.slice(0, FAVOURITES_TOLD)) yield itemLine(favourite);
}

function* tell<T>(
  found: Own<T>,
  name: string,
  talk: Talk,
  words: (value: T) => Iterable<string>,
): Iterable<AnswerPart> {
  if (found.state === 'known') for (const text of words(found.value)) yield say(text);
  else if (found.state === 'away') yield say(saying('en', 'help', `away-${name}`));
  else yield say(saying(talk.language, 'help', `login-${name}`));
}

/** Stores the listed items as shown, for a follow-up such as "which of those is the dearest?". */
function* asShown(ids: readonly string[], { goods, memory }: Talk): Iterable<AnswerPart> {
  const shown = ids.flatMap((id) => {
    const good = goods.get(id);
    return good ? [toShown(good.item)] : [];
  });
  const [only] = shown;
  if (!only) return;
  const { sought: _sought, focus: _focus, ...rest } = memory;
  const now = { ...rest, shown };
  yield remember(shown.length === 1 ? withFocus(now, only) : now);
}

/** Yields the caller's own cart, favorites or orders. */
export async function* ownThings(about: string, talk: Talk): AsyncIterable<AnswerPart> {
  const { tools } = talk;
  if (about === 'cart') {
    const cart = await tools.myCart();
    yield* tell(cart, 'cart', talk, cartWords);
    if (cart.state === 'known')
      yield* asShown(
        cart.value.map(({ productId }) => productId._id),
        talk,
      );
    return;
  }
  if (about === 'favourites') {
    const favourites = await tools.myFavourites();
    yield* tell(favourites, 'favourites', talk, favouritesWords);
    if (favourites.state === 'known')
      yield* asShown(
        favourites.value.map(({ _id }) => _id),
        talk,
      );
    return;
  }
  yield* ofOrders(about, talk);
}

async function* ofOrders(about: string, talk: Talk): AsyncIterable<AnswerPart> {
  const orders = await talk.tools.myOrders();
  if (about === 'return' && orders.state === 'logged-out') {
    const best = talk.tools.help.titled('Returns and exchanges');
    return yield say(best?.text ?? saying(talk.language, 'help', 'login-orders'));
  }
  yield* tell(orders, 'orders', talk, (some) => ordersWords(some, talk, about)) satisfies Said;
}
