import type { AnswerPart } from '../answer/answer.ts';
import { type Chosen, choose } from '../choose/choose.ts';
import type { Memory, ShownItem } from '../conversations/conversation.ts';
import { PHRASES } from '../language/phrases.ts';
import { pluralOf } from '../lexicon/kinds.ts';
import { CHECK_FIRST, foundWords, noneWords, strangeSizeWords } from '../reply/found.ts';
import { ITEMS_SHOWN, ITEMS_SHOWN_EACH, itemLine, toShown } from '../reply/items.ts';
import { inTurn, UNKNOWN } from '../reply/texts.ts';
import { queryWords } from '../reply/wish-words.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import type { Wish } from '../understand/wish.ts';
import { mergeAvoided, onlyExcludes } from './avoided.ts';
import { remembering, searching } from './searching.ts';
import { say, type Talk } from './talk.ts';

/** What one wish came to. */
type Answered = { wish: Wish; chosen: Chosen; shown: ShownItem[] };

/** Goods for each of some wishes. */
export function find(
  wishes: readonly Wish[],
  goesOn: boolean,
  talk: Talk,
  lacking?: { what: string; as: string | undefined },
): AsyncIterable<AnswerPart> {
  const { memory } = talk;
  const avoid = [
    ...(memory.avoid ?? []),
    ...wishes.flatMap(({ not }) => not.filter(({ always }) => always)),
    // "No leather please", and nothing else: it is meant for all that comes.
    ...(memory.wishes ? [] : wishes.filter(onlyExcludes).flatMap(({ not }) => not)),
  ].filter((one, at, all) => all.findIndex(({ type, id }) => type === one.type && id === one.id) === at);
  const kept = wishes.map((wish) => mergeAvoided(avoid, wish));
  const each = wishes.length > 1 ? ITEMS_SHOWN_EACH : (wishes[0]?.count ?? ITEMS_SHOWN);
  const search = (shelf: Shelf): Answered[] => {
    const taken = new Set<string>();
    const answered = kept.map(
      (wish): Answered => ({ wish, chosen: orPartOf(choose(wish, shelf), wish, shelf), shown: [] }),
    );
    // What one wish asks for is not shown as the next best of another.
    const isClose = ({ chosen }: Answered) => Number(chosen.relaxed.length > 0);
    for (const one of answered.toSorted((a, b) => isClose(a) - isClose(b))) {
      one.shown = one.chosen.goods
        .filter(({ item }) => kept.length === 1 || !taken.has(item._id))
        .slice(0, each)
        .map(toShown);
      for (const { _id } of one.shown) taken.add(_id);
    }
    return answered;
  };
  return searching(
    queryWords(kept),
    talk,
    search,
    (found) => found.flatMap(({ shown }) => shown),
    function* (found) {
      const hasSizes = found.some(({ shown }) => shown.some(({ size }) => size.length > 0));
      const strange = talk.language === 'en' && hasSizes ? strangeSizeWords(talk.message) : '';
      if (strange) yield say(strange);
      if (lacking && talk.language === 'en')
        yield say(
          `${lacking.as ? `We don't sell ${lacking.as}, so there is` : 'There is'} nothing like “${escapeMarkdown(lacking.what)}” here, I'm sorry.\n\n`,
        );
      yield* tellFound(found, { ...memory, avoid, seen: goesOn ? (memory.seen ?? []) : [] }, talk);
    },
  );
}

/** Where none is sold by itself, what comes with one by its name: the sofa with a lamp for a lamp. */
function orPartOf(chosen: Chosen, wish: Wish, shelf: Shelf): Chosen {
  const [kind, ...others] = wish.kinds;
  if (
    chosen.goods.length > 0 ||
    !kind ||
    wish.described ||
    others.length > 0 ||
    wish.not.length > 0 ||
    wish.recipient
  )
    return chosen;
  const goods = shelf.goods.filter(
    ({ nameStems, item }) =>
      nameStems.includes(kind) && (wish.maxPrice === undefined || item.price <= wish.maxPrice),
  );
  return goods.length > 0 ? { ...chosen, goods, relaxed: ['kind'] } : chosen;
}

function* tellFound(found: readonly Answered[], memory: Memory, talk: Talk): Iterable<AnswerPart> {
  const { turn, language } = talk;
  const phrases = language === 'en' ? undefined : PHRASES[language];
  const many = found.length > 1;
  // Headings are in English: other languages have one sentence for all.
  if (many && phrases && found.some(({ shown, chosen }) => shown.length > 0 && chosen.relaxed.length === 0))
    yield say(phrases.found);
  for (const { wish, chosen, shown } of found) {
    // "a hat or a cap": all caps stand among the hats.
    if (many && shown.length === 0 && chosen.goods.length > 0) continue;
    if (many && !phrases) yield say(`**${headingOf(wish)}**\n\n`);
    if (shown.length === 0) {
      const onlyVague = !many && chosen.vague;
      yield say(
        `${phrases?.none ?? (onlyVague ? inTurn(UNKNOWN, turn) : noneWords(wish))}${many ? '\n\n' : ''}`,
      );
      continue;
    }
    const lead = phrases
      ? chosen.relaxed.length > 0
        ? phrases.close
        : phrases.found
      : foundWords(wish, chosen, turn);
    if (!many || chosen.relaxed.length > 0) yield say(lead);
    for (const item of shown) yield say(itemLine(item));
    if (many) yield say('\n');
  }
  const shown = found.flatMap((one) => one.shown);
  // What was not understood leaves what was looked for as it was.
  if (!many && shown.length === 0 && found[0]?.chosen.vague && talk.memory.wishes) {
    const { avoid } = memory;
    return yield { type: 'remember', memory: { ...talk.memory, ...(avoid ? { avoid } : {}) } };
  }
  if (!many && (found[0]?.chosen.goods.length ?? 0) > shown.length && shown.length > 0)
    yield say(phrases?.more ?? '\nWould you like to see more of them?');
  if (shown.length > 0 && found.some(({ wish }) => wish.not.some(({ always }) => always)))
    yield say(phrases?.check ?? CHECK_FIRST);
  yield {
    type: 'remember',
    memory: remembering(
      memory,
      found.map(({ wish }) => wish),
      shown,
    ),
  };
}

const headingOf = (wish: Wish) => {
  const words = [...wish.colours, ...wish.materials, ...wish.patterns, ...wish.kinds.map(pluralOf)].join(' ');
  const heading = [words, wish.person ? `for ${escapeMarkdown(wish.person)}` : ''].filter(Boolean).join(' ');
  return heading ? heading.charAt(0).toUpperCase() + heading.slice(1) : 'For that';
};
