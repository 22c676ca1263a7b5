import type { Favorite } from '@ethereal/contracts/favorites';
import { formatMoney } from '@ethereal/contracts/format-money';
import { type AnswerPart, remember, say, type Talk } from '../assistant/talk.ts';
import type { ShownItem } from '../conversations/conversation.ts';
import { withFocus } from '../goods/find.ts';
import { itemLine, linkTo, toShown } from '../goods/lines.ts';
import { say as saying } from '../language/texts.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import type { Cart } from '../tools/tools.ts';
import { ofOrders, ownParts } from './own-orders.ts';

/** Maximum number of favorites that an answer lists. */
const MAX_FAVORITES = 12;

/** Yields the codes of a cart: what each takes off, or why it takes nothing off. */
function* codesWords({ codes = [], toPay }: Cart): Iterable<string> {
  for (const { code, label, discount, problem } of codes) {
    const effect = problem ? `takes nothing off: ${escapeMarkdown(problem)}` : `takes off ${formatMoney(discount)}.`;
    yield ` Code ${escapeMarkdown(code)} (${escapeMarkdown(label)}) ${effect}`;
  }
  if (codes.length > 0 && toPay !== undefined) yield ` You pay **${formatMoney(toPay)}**.`;
}

function* cartWords(cart: Cart): Iterable<string> {
  const { items: lines } = cart;
  if (lines.length === 0) return yield saying('en', 'help', 'empty-cart');
  const cents = lines.reduce((sum, { productId, quantity }) => sum + Math.round(productId.price * 100) * quantity, 0);
  yield 'In [your cart](/ethereal/cart):\n\n';
  for (const { productId, quantity, colorChosen, sizeChosen } of lines) {
    const choice = [colorChosen, sizeChosen && `size ${sizeChosen}`].flatMap((one) => one || []);
    const parts = [linkTo(productId), ...choice.map(escapeMarkdown)].join(', ');
    yield `- ${quantity} × ${parts}: ${formatMoney(productId.price * quantity)}\n`;
  }
  yield `\nTogether **${formatMoney(cents / 100)}**, with nothing added for delivery.`;
  yield* codesWords(cart);
}

/** Yields the codes that can be used: those of the caller's cart, and the announcement of the shop. */
export async function* codesThatRun({ tools }: Talk): AsyncIterable<AnswerPart> {
  const announcement = await tools.announcement();
  if (announcement) yield say(` The shop announces: “${escapeMarkdown(announcement)}”`);
  const cart = tools.isSignedIn ? await tools.myCart() : undefined;
  if (cart?.state === 'known') for (const text of codesWords(cart.value)) yield say(text);
}

function* favoritesWords(favorites: readonly Favorite[]): Iterable<string> {
  if (favorites.length === 0) return yield saying('en', 'help', 'no-favorites');
  yield 'Your [favorites](/ethereal/favorites):\n\n';
  for (const favorite of favorites.slice(0, MAX_FAVORITES)) yield itemLine(favorite);
}

/** Stores the listed items as shown, for a follow-up such as "which of those is the dearest?". */
function* asShown(shown: readonly ShownItem[], { memory }: Talk): Iterable<AnswerPart> {
  const [only] = shown;
  if (!only) return;
  const { sought: _sought, focus: _focus, ...rest } = memory;
  const now = { ...rest, shown: [...shown] };
  yield remember(shown.length === 1 ? withFocus(now, only) : now);
}

/** Yields the caller's own cart, favorites or orders. */
export async function* ownThings(about: string, talk: Talk): AsyncIterable<AnswerPart> {
  const { tools } = talk;
  if (about === 'cart') {
    const cart = await tools.myCart();
    yield* ownParts(cart, 'cart', talk, cartWords);
    if (cart.state === 'known')
      yield* asShown(
        cart.value.items.map(({ productId }) => productId),
        talk,
      );
    return;
  }
  if (about === 'favorites') {
    const favorites = await tools.myFavorites();
    yield* ownParts(favorites, 'favorites', talk, favoritesWords);
    if (favorites.state !== 'known') return;
    const items = await tools.items(favorites.value.slice(0, MAX_FAVORITES).map(({ _id }) => _id)).catch(() => []);
    return yield* asShown(items.map(toShown), talk);
  }
  yield* ofOrders(about, talk);
}
