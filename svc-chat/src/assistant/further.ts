import { formatMoney } from '@ethereal/contracts/format-money';
import type { AnswerPart } from '../answer/answer.ts';
import { choose } from '../choose/choose.ts';
import type { Memory, ShownItem } from '../conversations/conversation.ts';
import { PHRASES } from '../language/phrases.ts';
import { lineage } from '../lexicon/kinds.ts';
import { byDegree, type Degree, furtherBy } from '../lexicon/measures.ts';
import { ITEMS_SHOWN, itemLine, toShown } from '../reply/items.ts';
import { queryWords } from '../reply/wish-words.ts';
import { type Good, isOfKind, NEAR_WITHIN } from '../shelf/good.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { emptyWish, type Wish } from '../understand/wish.ts';
import { mergeAvoided } from './avoided.ts';
import { wishForLike } from './page.ts';
import { remembering, searching } from './searching.ts';
import { say, type Talk } from './talk.ts';

/** The least step of a price, in dollars. */
const CENT = 0.01;

/** Items at the asked side of the prices shown, or of one of them; nothing is shown again when there are none. */
export function besidePrices(
  side: 'cheaper' | 'dearer',
  talk: Talk,
  than?: ShownItem,
): AsyncIterable<AnswerPart> {
  const { language } = talk;
  const memory = besideFocus(talk.memory, talk.shelf);
  const prices = (than ? [than] : (memory.shown ?? [])).map(({ price }) => price);
  const limit = side === 'cheaper' ? Math.min(...prices) : Math.max(...prices);
  const wishes = (memory.wishes ?? [emptyWish()]).map((wish): Wish => {
    const { minPrice: _min, maxPrice: _max, sort: _sort, ...rest } = wish;
    const bound =
      side === 'cheaper'
        ? { maxPrice: Math.round((limit - CENT) * 100) / 100 }
        : { minPrice: Math.round((limit + CENT) * 100) / 100 };
    return { ...rest, ...bound, sort: 'asc' };
  });
  const none =
    side === 'cheaper'
      ? `I have none of these for less: ${formatMoney(limit)} is the lowest price.`
      : `I have none of these for more: ${formatMoney(limit)} is the highest price.`;
  const within = ({ item: { price } }: Good) => (side === 'cheaper' ? price < limit : price > limit);
  const search = (shelf: Shelf) => {
    const results = wishes.map((wish) => ({ wish, chosen: choose(wish, shelf) }));
    const exact = results.flatMap(({ chosen }) =>
      chosen.relaxed.length === 0 ? chosen.goods.filter(within) : [],
    );
    const loose =
      exact.length > 0
        ? exact
        : results.flatMap(({ wish }) => choose(besideKind(wish), shelf).goods.filter(within));
    return {
      exact: exact.length > 0,
      shown: loose.slice(0, ITEMS_SHOWN).map(toShown),
      more: loose.length > ITEMS_SHOWN,
    };
  };
  return searching(
    queryWords(wishes),
    talk,
    search,
    ({ shown }) => shown,
    function* ({ exact, shown, more }) {
      const phrases = language === 'en' ? undefined : PHRASES[language];
      if (shown.length === 0) return yield say(phrases?.none ?? none);
      yield say(
        phrases
          ? exact
            ? phrases.found
            : phrases.close
          : exact
            ? 'Yes, here you are:\n\n'
            : `${none} These come closest:\n\n`,
      );
      for (const item of shown) yield say(itemLine(item));
      if (more) yield say(phrases?.more ?? '\nWould you like to see more of them?');
      yield { type: 'remember', memory: remembering(memory, memory.wishes ?? [], shown) };
    },
  );
}

/** Where one item alone was spoken of, what is cheaper than that, and of its kind. */
function besideFocus(memory: Memory, shelf: Shelf): Memory {
  const { focus, shown = [], wishes = [] } = memory;
  const good = focus && shelf.byId.get(focus._id);
  if (!focus || !good?.kind || (wishes.some(({ kinds }) => kinds.length > 0) && shown.length > 1))
    return memory;
  if (wishes.some(({ kinds }) => kinds.some((kind) => isOfKind(good, kind)))) return memory;
  return {
    ...memory,
    shown: [focus],
    wishes: [wishForLike(good, memory)],
  };
}

/** The same of a wider kind: other shoes where no boots are cheaper. */
const WIDER: Readonly<Record<string, string>> = {
  boot: 'shoe',
  sneaker: 'shoe',
  sandal: 'shoe',
  pump: 'shoe',
  derby: 'shoe',
  flat: 'shoe',
  headphone: 'headphone',
};
const besideKind = (wish: Wish): Wish => ({
  ...wish,
  kinds:
    wish.kinds.flatMap((kind) => WIDER[kind] ?? []).length > 0
      ? wish.kinds.map((kind) => WIDER[kind] ?? kind)
      : wish.kinds,
});

/** The kinds above a kind, nearest first, as long as their members may stand for each other. */
const widerKinds = (kind: string, by: Degree | undefined): readonly string[] =>
  lineage(kind)
    .slice(1)
    .filter((one) => NEAR_WITHIN.has(one) || one === 'toy' || (by !== undefined && one === 'clothing'));
/** So many steps up a kind may be widened. */
const STEPS = 4;

/** Items for the last wish that were not shown yet; `counted`, after how many there are in all; `by`, the furthest first, and none that is less so than those shown. */
export function showMore(
  talk: Talk,
  { counted = false, by, occasion }: { counted?: boolean; by?: Degree; occasion?: string } = {},
): AsyncIterable<AnswerPart> {
  const { memory, language } = talk;
  const wishes = (memory.wishes ?? [emptyWish()]).map((wish) =>
    occasion ? { ...wish, occasions: [...new Set([...wish.occasions, occasion])] } : wish,
  );
  const seen = new Set(memory.seen ?? []);
  const chosen = (shelf: Shelf, some: readonly Wish[]) =>
    some.flatMap((wish) => choose(mergeAvoided(memory.avoid ?? [], wish), shelf).goods);
  const isUnseen = ({ item }: Good) => !seen.has(item._id);
  const isLessSo = (good: Good, shelf: Shelf) =>
    by !== undefined &&
    (memory.shown ?? []).some(({ _id }) => {
      const one = shelf.byId.get(_id);
      return one !== undefined && (furtherBy(good, one, by) ?? 0) < 0;
    });
  /** The one of those shown that is clearly more so than another of them. */
  const furthestShown = (shelf: Shelf, degree: Degree): readonly Good[] => {
    const goods = (memory.shown ?? []).flatMap(({ _id }) => shelf.byId.get(_id) ?? []);
    const [first, ...others] = byDegree(goods, degree).goods;
    return first && others.some((other) => (furtherBy(first, other, degree) ?? 0) > 0) ? [first] : [];
  };
  /** Of the nearest wider kind that has some. */
  const closest = (shelf: Shelf): readonly Good[] => {
    // What comes close to a skirt is women's, too.
    const [category, ...others] = [...new Set((memory.shown ?? []).map((one) => one.category))];
    const who =
      others.length === 0 ? (['men', 'women', 'kids'] as const).find((one) => one === category) : undefined;
    for (let step = 0; step < STEPS; step += 1) {
      const wider = wishes.map((wish) => ({
        ...(who && !wish.recipient ? { recipient: { who } } : {}),
        ...wish,
        kinds: wish.kinds.flatMap((kind) => widerKinds(kind, by)[step] ?? []),
      }));
      if (wider.some(({ kinds }) => kinds.length === 0)) return [];
      const goods = chosen(shelf, wider).filter((good) => isUnseen(good) && !isLessSo(good, shelf));
      if (goods.length > 0) return goods;
    }
    return [];
  };
  const search = (shelf: Shelf) => {
    const all = chosen(shelf, wishes);
    const others = all.filter(isUnseen);
    const goods = by ? byDegree(others, by).goods : others;
    const close = goods.length > 0 ? [] : closest(shelf);
    const among = by && goods.length + close.length === 0 ? furthestShown(shelf, by) : [];
    if (among.length > 0)
      return { all: 0, isClose: false, ofThose: true, shown: among.map(toShown), more: false };
    return {
      all: new Set(all).size,
      isClose: close.length > 0,
      ofThose: false,
      shown: [...goods, ...close].slice(0, ITEMS_SHOWN).map(toShown),
      more: goods.length > ITEMS_SHOWN,
    };
  };
  return searching(
    queryWords(wishes),
    talk,
    search,
    ({ shown }) => shown,
    function* ({ all, isClose, ofThose, shown, more }) {
      const phrases = language === 'en' ? undefined : PHRASES[language];
      const many = counted && !phrases ? `I have ${all} of these in all. ` : '';
      if (shown.length === 0)
        return yield say(
          phrases?.none ??
            (counted
              ? `${many}You have seen them.`
              : 'That was all I have of these. Shall I look for something else?'),
        );
      yield say(
        phrases?.found ??
          (ofThose
            ? `Of those I showed you, this is ${by?.said ?? 'it'}:\n\n`
            : isClose
              ? `${many || 'That was all I have of these. '}Close to them are:\n\n`
              : `${many}Here are some more:\n\n`),
      );
      for (const item of shown) yield say(itemLine(item));
      if (more) yield say(phrases?.more ?? '\nWould you like to see more of them?');
      yield { type: 'remember', memory: remembering(memory, wishes, shown) };
    },
  );
}
