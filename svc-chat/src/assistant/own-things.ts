import type { AnswerPart } from '../answer/answer.ts';
import { PHRASES } from '../language/phrases.ts';
import { stemsOf } from '../lexicon/phrase.ts';
import { toShown } from '../reply/items.ts';
import { cartWords, favouritesWords, ordersWords, returnWords } from '../reply/own.ts';
import { AWAY, LOG_IN_FOR } from '../reply/texts.ts';
import type { Own as OwnAnswer } from '../tools/tools.ts';
import type { Own } from '../understand/own.ts';
import { A_PART } from './about-shop.ts';
import { withFocus } from './searching.ts';
import { pieces, type Talk } from './talk.ts';

const OWN = { orders: 'orders', return: 'orders', cart: 'cart', favourites: 'favourites' } as const;

/** The caller's own cart, favourites or orders. */
export async function* ownThings(what: Own, clean: string, talk: Talk): AsyncIterable<AnswerPart> {
  const { tools, language } = talk;
  const stems = stemsOf(clean);
  const tell = <T>(found: OwnAnswer<T>, words: (value: T) => Iterable<string>): Iterable<string> => {
    if (found.state === 'known') return words(found.value);
    if (found.state === 'away') return [AWAY[OWN[what]]];
    if (what === 'return') {
      const [best] = tools.shopHelp('how do i return an item', A_PART);
      return [best?.text ?? LOG_IN_FOR.orders];
    }
    return [language === 'en' ? LOG_IN_FOR[OWN[what]] : PHRASES[language].help[OWN[what]]];
  };
  if (what === 'cart') {
    const cart = await tools.myCart();
    yield* pieces(
      tell(cart, (lines) => cartWords(lines, stems)),
      talk,
    );
    if (cart.state === 'known')
      yield* asShown(
        what,
        cart.value.map(({ productId }) => productId._id),
        talk,
      );
    return;
  }
  if (what === 'favourites') {
    const favourites = await tools.myFavourites();
    yield* pieces(tell(favourites, favouritesWords), talk);
    if (favourites.state === 'known')
      yield* asShown(
        what,
        favourites.value.map(({ _id }) => _id),
        talk,
      );
    return;
  }
  const orders = await tools.myOrders();
  yield* pieces(
    tell(orders, (some) => (what === 'return' ? returnWords(some, stems) : ordersWords(some, stems))),
    talk,
  );
  if (what === 'orders' && orders.state === 'known')
    yield { type: 'remember', memory: { ...talk.memory, told: what } };
}

/** What was told of, for "which of those is the dearest?". */
function* asShown(
  told: Own,
  ids: readonly string[],
  { shelf: { byId }, memory }: Talk,
): Iterable<AnswerPart> {
  const shown = ids.flatMap((id) => {
    const good = byId.get(id);
    return good ? [toShown(good)] : [];
  });
  const { wishes: _wishes, focus: _focus, ...rest } = memory;
  const now = { ...rest, told, shown };
  if (shown.length > 0)
    yield { type: 'remember', memory: shown[0] && shown.length === 1 ? withFocus(now, shown[0]) : now };
}
