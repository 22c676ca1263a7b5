import { MAX_QUANTITY } from '@ethereal/contracts/cart';
import { MAX_FAVORITES } from '@ethereal/contracts/favorites';
import type { Item } from '@ethereal/contracts/items';
import { sizesOf } from '@ethereal/contracts/variants';
import { type AnswerPart, remember, say, type Talk } from '../assistant/talk.ts';
import { withFocus } from '../goods/find.ts';
import { linkTo, listWords, toShown } from '../goods/lines.ts';
import { sizeSaid } from '../item/fit.ts';
import { itemToTake } from '../item/item-meant.ts';
import { countIn } from '../reading/digits.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { ALL, lineMeant } from './change-cart.ts';
import { has, ownParts } from './own-orders.ts';

/** Returns the color of an item that a message names. */
function colorIn({ reading }: Talk, { colors = [] }: Item): string | undefined {
  const text = reading.text.toLowerCase();
  return colors.find((color) => text.includes(color.toLowerCase()));
}

type Variant = { size?: string | undefined; color?: string | undefined };

/** Yields the question for the size or color that is missing; nothing when the variant is complete. */
function* askForVariant(item: Item, { size, color }: Variant): Iterable<AnswerPart> {
  const colors = item.colors ?? [];
  const sizes = sizesOf(item);
  if (sizes.length > 0 && size === undefined) {
    yield say(`${linkTo(item)} comes in ${listWords(sizes)}. Which size may it be?`);
    yield { type: 'replies', replies: sizes.slice(0, 4).map((one) => `Add it in size ${one}`) };
  } else if (colors.length > 1 && color === undefined) {
    yield say(`${linkTo(item)} comes in ${listWords(colors.map(escapeMarkdown))}. Which color may it be?`);
    const inSize = size ? ` in size ${size}` : '';
    yield { type: 'replies', replies: colors.slice(0, 4).map((one) => `Add it in ${one}${inSize}`.slice(0, 80)) };
  }
}

/** Adds a variant to the cart and yields the sentence on the result. */
async function* added(item: Item, { size, color }: Variant, talk: Talk): AsyncIterable<AnswerPart> {
  const quantity = Math.min(MAX_QUANTITY, countIn(talk.reading.tokens));
  const result = await talk.tools.addToCart({ productId: item._id, quantity, sizeChosen: size, colorChosen: color });
  const parts = [size && `size ${size}`, color && escapeMarkdown(color)].flatMap((one) => one || []);
  const line = [`${quantity > 1 ? `${quantity} × ` : ''}${linkTo(item)}`, ...parts].join(', ');
  yield* ownParts(result, 'cart', talk, (isAdded) => [
    isAdded
      ? `${line} is in [your cart](/ethereal/cart).`
      : `${linkTo(item)} could not be added: there are not enough left in this size or color.`,
  ]);
}

/** Adds the item that a message is about to the caller's cart, or asks for the size or color that is missing. */
export async function* addToCart(talk: Talk): AsyncIterable<AnswerPart> {
  const shown = await itemToTake(talk);
  const [item] = shown ? await talk.tools.items([shown._id]) : [];
  if (!item) return yield say('Tell me which item you mean, and I put it into your cart.');
  yield remember(withFocus(talk.memory, toShown(item)));
  if (!talk.tools.isSignedIn)
    return yield say(`Please [log in](/ethereal/login) and ask me again; then I put ${linkTo(item)} into your cart.`);
  const said = await sizeSaid(item, talk);
  const known = said ? [said] : (talk.memory.sought?.at(-1)?.before.sizes ?? []);
  const size = sizesOf(item).find((one) => known.includes(one));
  const [only, other] = item.colors ?? [];
  const variant = { size, color: colorIn(talk, item) ?? (other === undefined ? only : undefined) };
  const question = [...askForVariant(item, variant)];
  if (question.length > 0) return yield* question;
  yield* added(item, variant, talk);
}

/** Words that request to save something. Without one, a message is about the list: "can my sister see my wishlist". */
const SAVES = 'save add put keep bookmark favorite favourite remember move';

/** Saves the item that a message is about as a favorite. */
export async function* saveFavorite(talk: Talk): AsyncIterable<AnswerPart> {
  const shown = has(talk, SAVES) ? await itemToTake(talk) : undefined;
  if (!shown) return yield say(talk.tools.help.get('Saving favorites')?.text ?? '');
  yield remember(withFocus(talk.memory, shown));
  const result = await talk.tools.addFavorite(shown._id);
  yield* ownParts(result, 'favorites', talk, (isSaved) => [
    isSaved
      ? `${linkTo(shown)} is under [your favorites](/ethereal/favorites).`
      : `${linkTo(shown)} could not be saved: it is no longer for sale, or you have ${MAX_FAVORITES} favorites already.`,
  ]);
}

/** Takes the favorite that a message is about out of the list; without one, the answer is how the shopper does it. */
export async function* removeFavorite(talk: Talk): AsyncIterable<AnswerPart> {
  const favorites = await talk.tools.myFavorites();
  const lines = favorites.state === 'known' ? favorites.value.map((productId) => ({ productId })) : [];
  const meant = has(talk, ALL) ? undefined : lineMeant(lines, talk)?.productId;
  const result = meant && (await talk.tools.removeFavorite(meant._id));
  if (!meant || !result) return yield say(talk.tools.help.get('Removing favorites')?.text ?? '');
  yield* ownParts(result, 'favorites', talk, (isRemoved) => [
    isRemoved
      ? `Done: ${linkTo(meant)} is out of [your favorites](/ethereal/favorites).`
      : `The shop did not take ${linkTo(meant)} out of [your favorites](/ethereal/favorites).`,
  ]);
}
