import { type CartLine, MAX_QUANTITY } from '@ethereal/contracts/cart';
import { type AnswerPart, remember, say, type Talk } from '../assistant/talk.ts';
import { withFocus } from '../goods/find.ts';
import { linkTo } from '../goods/lines.ts';
import { sizeNamed } from '../item/fit.ts';
import { placesIn, rankedIn } from '../item/item-meant.ts';
import { say as saying } from '../language/texts.ts';
import { NUMBER_WORDS } from '../reading/digits.ts';
import { namesThing } from '../reading/reading.ts';
import { termsOf } from '../text/words.ts';
import { has, namesIn, ownParts } from './own-orders.ts';

/** Words of a message that asks how something is done and does not request it. */
const ASKS_HOW = 'how where why what';
/** Matches the beginning of a question that requests no change: "do favorites expire". */
const ASKS = /^(?:is|are|was|were|do|does|did|who|when|which)\b/i;

/** Whether a message requests a change instead of asking about it or how it is done. */
export const requestsChange = (talk: Talk): boolean =>
  talk.language === 'en' && !has(talk, ASKS_HOW) && !ASKS.test(talk.reading.text);

/** A line of a list of the caller: of the cart, or a favorite. */
type Line = { productId: Pick<CartLine['productId'], '_id' | 'name' | 'price'> };

/** Returns the line of a list that a message names, points at or calls "it"; the only line by default. */
export function lineMeant<L extends Line>(lines: readonly L[], talk: Talk): L | undefined {
  const names = talk.reading.spans.filter((span) => namesThing(span) || span.tag === 'REFUSED');
  // "Swap the candle for a teapot" is more than a change of one line.
  const isOther = ({ text }: { text: string }) =>
    !lines.some(({ productId }) => termsOf(text).some((term) => termsOf(productId.name).includes(term)));
  if (names.some(isOther)) return undefined;
  const named = lines.find(({ productId }) => namesIn(talk, productId.name));
  if (named) return named;
  const ranked = rankedIn(talk.reading, lines, ({ productId }) => productId.price);
  if (ranked) return ranked;
  const [place] = placesIn(talk);
  if (place !== undefined) return lines.at(place);
  const focus = talk.memory.focus?._id ?? talk.open?._id;
  return lines.find(({ productId }) => productId._id === focus) ?? (lines.length === 1 ? lines[0] : undefined);
}

/** Words that request to take something out. */
const TAKES_OUT = 'remove delete drop out rid';
const EMPTIES = 'empty clear';
/** Words that refer to all lines of a list. */
export const ALL = `${EMPTIES} everything all`;
/** Words of a change or a return of a line, which do not take it out. */
const ALTERS = 'make change switch swap set put update add keep back undo leave again';
/** Words before "one" by which it is a number and stands for no thing: "take one out", "make it one". */
const ONE_AFTER: ReadonlySet<string> = new Set(
  'take remove delete drop out to only just need want keep it quantity'.split(' '),
);
/** Words before the number of pieces that shall be left: "i only need one", "drop it to one". */
const LEAVES: ReadonlySet<string> = new Set(['to', 'only', 'just', 'need', 'want', 'keep']);

/** Returns the numbers of pieces that a message names, and whether so many shall be left. */
function numbersIn({ reading: { tokens } }: Talk): { count: number; isLeft: boolean }[] {
  return tokens.flatMap(({ text }, at) => {
    const before = tokens[at - 1]?.text ?? '';
    if (text === 'one' && !ONE_AFTER.has(before)) return [];
    const count = NUMBER_WORDS.get(text) ?? (/^\d{1,2}$/.test(text) ? Number(text) : undefined);
    return count === undefined ? [] : [{ count, isLeft: LEAVES.has(before) }];
  });
}

/**
 * Returns the quantity of a line that a message requests: "make it two", "only one", or, of several pieces, "take one
 * out"; 0 when it names none or takes all of them out.
 */
function quantityOf({ quantity }: CartLine, talk: Talk): number {
  const numbers = numbersIn(talk);
  const left = numbers.find(({ isLeft }) => isLeft);
  const isPlace = placesIn(talk).length > 0;
  if (!has(talk, TAKES_OUT) || (left && !isPlace)) return Math.min(MAX_QUANTITY, (left ?? numbers[0])?.count ?? 0);
  return isPlace ? 0 : Math.max(0, quantity - (numbers[0]?.count ?? quantity));
}

/** Yields the result of taking all lines out of the caller's cart. */
async function* emptyCart(lines: readonly CartLine[], { tools }: Talk): AsyncIterable<AnswerPart> {
  for (const { productId, lineId } of lines) {
    const result = await tools.changeCart({ productId: productId._id, lineId });
    if (result.state !== 'known') return yield say(saying('en', 'help', 'away-cart'));
  }
  yield say('Done: [your cart](/ethereal/cart) is empty now.');
}

/** Yields the result of the requested change of one line of the caller's cart. */
async function* changeLine(line: CartLine, talk: Talk): AsyncIterable<AnswerPart> {
  const { productId, lineId } = line;
  const link = linkTo(productId);
  const size = sizeNamed(talk.reading, productId);
  const quantity = quantityOf(line, talk);
  const isSize = size !== undefined && size !== line.sizeChosen;
  if (!isSize && quantity === 0 && has(talk, ALTERS))
    return yield say(
      `I can change the size and the number of ${link} in [your cart](/ethereal/cart), or take it out. Which one may it be?`,
    );
  const to = isSize ? { size } : quantity > 0 ? { quantity } : {};
  const result = await talk.tools.changeCart({ productId: productId._id, lineId, ...to });
  if (result.state !== 'known') return yield say(saying('en', 'help', 'away-cart'));
  if (!result.value) return yield say(`The shop did not allow that for ${link}: there are not enough left.`);
  if (isSize || quantity > 0) yield remember(withFocus(talk.memory, productId));
  const cart = '[your cart](/ethereal/cart)';
  if (isSize) yield say(`Done: ${link} is now in size ${size} in ${cart}.`);
  else if (quantity > 0) yield say(`Done: ${cart} now has ${quantity} × ${link}.`);
  else yield say(`Done: ${link} is out of ${cart}.`);
}

/** Yields the result of the requested change of the caller's cart: a line taken out, another quantity or size. */
export async function* changeCart(talk: Talk): AsyncIterable<AnswerPart> {
  const cart = await talk.tools.myCart();
  if (cart.state !== 'known') return yield* ownParts(cart, 'cart', talk, () => []);
  const { items: lines } = cart.value;
  if (lines.length === 0) return yield say(saying('en', 'help', 'empty-cart'));
  const isNamed = lines.some(({ productId }) => namesIn(talk, productId.name));
  const isOfAll = has(talk, EMPTIES) || (has(talk, ALL) && has(talk, TAKES_OUT));
  if (isOfAll && !isNamed && (has(talk, TAKES_OUT) || numbersIn(talk).length === 0))
    return yield* emptyCart(lines, talk);
  const line = lineMeant(lines, talk);
  if (line) return yield* changeLine(line, talk);
  yield say('I don’t see that in [your cart](/ethereal/cart). Tell me the name of the line that you mean.');
}
