import { type CartLine, MAX_QUANTITY } from '@ethereal/contracts/cart';
import { type AnswerPart, say, type Talk } from '../assistant/talk.ts';
import { linkTo } from '../goods/lines.ts';
import { sizeNamed } from '../item/fit.ts';
import { placesIn } from '../item/item-meant.ts';
import { say as saying } from '../language/texts.ts';
import { NUMBER_WORDS } from '../reading/digits.ts';
import { termsOf } from '../text/words.ts';
import { namesIn } from './own-things.ts';

/** Words of a message that asks how something is done and does not request it. */
const ASKS_HOW: ReadonlySet<string> = new Set(['how', 'where', 'why', 'what']);

/** Whether a message requests a change instead of asking how it is done. */
export const requestsChange = ({ reading, language }: Talk): boolean =>
  language === 'en' && !reading.tokens.some(({ text }) => ASKS_HOW.has(text));

/** Matches "the cheapest one", "the more expensive of them". */
const RANKED = /\b((?:most |more )?expensive|cheape(?:st|r)|dearest|priciest)\b/i;
const byPrice = (one: CartLine, other: CartLine) => one.productId.price - other.productId.price;

/** Returns the line of a cart that a message names, points at or calls "it"; the only line by default. */
function lineMeant(lines: readonly CartLine[], talk: Talk): CartLine | undefined {
  const names = talk.reading.spans.filter(({ tag }) => tag === 'KIND' || tag === 'ITEM' || tag === 'REFUSED');
  const named = lines.find(({ productId }) => namesIn(talk, productId.name));
  // "Swap the candle for a teapot" is more than a change of one line.
  const isOther = ({ text }: { text: string }) =>
    !lines.some(({ productId }) => termsOf(text).some((term) => termsOf(productId.name).includes(term)));
  if (names.some(isOther)) return undefined;
  if (named) return named;
  const [, side] = RANKED.exec(talk.reading.text) ?? [];
  if (side) return lines.toSorted(byPrice).at(/cheap/i.test(side) ? 0 : -1);
  const [place] = placesIn(talk);
  if (place !== undefined) return lines.at(place);
  const focus = talk.open?._id ?? talk.memory.focus?._id;
  return lines.find(({ productId }) => productId._id === focus) ?? (lines.length === 1 ? lines[0] : undefined);
}

/** Returns the quantity that a message requests: "make it two", "to 3", "only one"; 0 if it names none. */
function quantityIn({ reading }: Talk): number {
  const isTaken = reading.tokens.some(({ text }) => /^(?:remove|delete|drop|out)$/.test(text));
  if (isTaken) return 0;
  const numbers = reading.tokens.flatMap(
    ({ text }) => NUMBER_WORDS.get(text) ?? (/^\d{1,2}$/.test(text) ? Number(text) : []),
  );
  return Math.min(MAX_QUANTITY, numbers[0] ?? 0);
}

/** Yields the result of the requested change of the caller's cart: a line taken out, another quantity or size. */
export async function* changeCart(talk: Talk): AsyncIterable<AnswerPart> {
  const cart = await talk.tools.myCart();
  if (cart.state === 'away') return yield say(saying('en', 'help', 'away-cart'));
  if (cart.state === 'logged-out') return yield say(saying('en', 'help', 'login-cart'));
  const line = lineMeant(cart.value.items, talk);
  if (!line)
    return yield say('I don’t see that in [your cart](/ethereal/cart). Tell me the name of the line that you mean.');
  const size = sizeNamed(talk.reading, line.productId);
  const quantity = quantityIn(talk);
  const isSize = size !== undefined && size !== line.sizeChosen;
  const to = isSize ? { size } : quantity > 0 ? { quantity } : {};
  const result = await talk.tools.changeCart({ productId: line.productId._id, lineId: line.lineId, ...to });
  const link = linkTo(line.productId);
  if (result.state !== 'known') return yield say(saying('en', 'help', 'away-cart'));
  if (!result.value) return yield say(`The shop did not allow that for ${link}: there are not enough left.`);
  const now = isSize ? `is now in size ${size} in` : quantity > 0 ? `is now ${quantity} times in` : 'is out of';
  yield say(`Done: ${link} ${now} [your cart](/ethereal/cart).`);
}
