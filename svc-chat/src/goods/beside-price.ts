import { formatMoney } from '@ethereal/contracts/format-money';
import { type AnswerPart, say, type Talk } from '../assistant/talk.ts';
import { fill, say as saying } from '../language/texts.ts';
import { findNew, likeWish, searched, shownAs } from './find.ts';
import { toShown } from './lines.ts';
import { type Conditions, refined, type Wish, wishFor } from './wish.ts';
import { wishesIn } from './wishes.ts';

const lastWish = ({ memory: { sought = [], focus, shown = [] }, open }: Talk): Wish =>
  open ? likeWish(toShown(open)) : (sought[0] ?? likeWish(focus ?? shown[0]));

/** The two directions in which a price can be compared with the prices shown. */
const SIDES = {
  cheaper: { sort: 'asc', limitName: 'lowest' },
  dearer: { sort: 'desc', limitName: 'highest' },
} as const;

function beyond(side: keyof typeof SIDES, prices: readonly number[]): { limit: number; range: Conditions } {
  if (side === 'cheaper') {
    const limit = Math.min(...prices);
    return { limit, range: { priceMax: Math.max(0, Math.round(limit * 100 - 1) / 100) } };
  }
  const limit = Math.max(...prices);
  return { limit, range: { priceMin: Math.round(limit * 100 + 1) / 100 } };
}

/** Yields goods that cost more or less than everything shown, or than the focused item. */
export async function* findBesidePrice(side: keyof typeof SIDES, talk: Talk): AsyncIterable<AnswerPart> {
  const { shown = [], focus } = talk.memory;
  const one = talk.open ?? focus;
  const prices = (one ? [one] : shown).map(({ price }) => price);
  const [now] = wishesIn(talk.reading).wishes;
  if (prices.length === 0 || !now) return yield* findNew(talk);
  const { limit, range } = beyond(side, prices);
  const { sort, limitName } = SIDES[side];
  const last = lastWish(talk);
  const { priceMin: _min, priceMax: _max, ...conditions } = last.before;
  const asked = now.before.priceMax === undefined ? range : { priceMax: now.before.priceMax };
  const wish: Wish = {
    ...refined(last, wishFor({ refused: now.refused }), false),
    before: { ...conditions, ...asked },
    sort,
  };
  const answered = yield* searched({ wishes: [wish] }, talk);
  if (!answered) return;
  const items = answered.flatMap((one) => one.shown);
  const isBeyond = items.some(({ price }) => (side === 'cheaper' ? price < limit : price > limit));
  if (isBeyond && answered.every(({ relaxed }) => relaxed.length === 0)) {
    return yield* shownAs(answered, undefined, talk);
  }
  yield { type: 'search_results', urls: [] };
  yield say(fill(saying(talk.language, 'item', limitName), { price: formatMoney(limit) }));
}
