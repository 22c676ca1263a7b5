import { findNew } from '../goods/find.ts';
import { findBesidePrice, findMore, findOn } from '../goods/refine.ts';
import { answerAboutItem } from '../item/about-item.ts';
import { compareItems, findLike, goesWith, rankItems, totalOf } from '../item/compare.ts';
import { fitForAdults, fitWords } from '../item/fit.ts';
import { isSameQuestion, itemBefore, itemMeant, tooFew } from '../item/item-meant.ts';
import { inTurn, TEXTS } from '../language/texts.ts';
import { addToCart, removeFromFavorites } from '../own/add-to-cart.ts';
import { changeCart } from '../own/change-cart.ts';
import { ownThings } from '../own/own-things.ts';
import { caresOf, isThing, readMessage } from '../reading/reading.ts';
import { helpAbout, helpOrQuestion, helpWith, unknownWords } from './help.ts';
import { type AnswerPart, type Said, say, type Talk } from './talk.ts';

/** Share of no danger from which a shopper who is bored gets a joke instead of words of comfort. */
const LIGHT = 0.95;

/** Whether a message tells of boredom only. The same type has sad messages, whose answer has a helpline. */
const isBored = ({ message }: Talk): boolean =>
  /\bbor(?:ed|ing|edom)\b/i.test(message) && caresOf(message).some(({ id, share }) => id === 'none' && share >= LIGHT);

/** Returns the answer to small talk of a kind. */
function talked(said: string, talk: Talk): string {
  const { talk: texts } = TEXTS[talk.language];
  const name = said === 'bored' && isBored(talk) ? 'joke' : said;
  return inTurn(texts[name] ?? texts.greeting, talk.turn);
}

async function* aboutItem(talk: Talk): AsyncIterable<AnswerPart> {
  const item = await itemMeant(talk);
  const before = talk.memory.after === 'item' && isSameQuestion(talk.reading) ? talk.turns.at(-2)?.text : undefined;
  const asked = before === undefined ? talk : { ...talk, reading: readMessage(before.toLowerCase(), { page: true }) };
  if (item) yield* answerAboutItem(item._id, asked);
  else if (talk.reading.spans.some(isThing)) yield* findNew(talk);
  else yield say(TEXTS[talk.language].which);
}

async function* both(first: Said, second: Said): AsyncIterable<AnswerPart> {
  yield* first;
  yield say('\n\n');
  yield* second;
}

/** Yields the size for a measure of the body by the chart of the item before, else the help text on sizes. */
async function* sizeFor(talk: Talk): AsyncIterable<AnswerPart> {
  const item = itemBefore(talk);
  const words = talk.language !== 'en' ? undefined : item ? fitWords(talk.message, item) : fitForAdults(talk.message);
  if (words) yield say(words);
  else yield* helpAbout('Finding the right size', talk);
}

const WAYS: Readonly<Record<string, (talk: Talk) => Said>> = {
  find: findNew,
  'find-on': findOn,
  'find+help': (talk) => both(findNew(talk), helpWith(talk)),
  'find+fit': (talk) => both(findNew(talk), sizeFor(talk)),
  item: aboutItem,
  'item+help': (talk) => both(aboutItem(talk), helpWith(talk)),
  compare: compareItems,
  ranked: rankItems,
  like: findLike,
  'goes-with': goesWith,
  total: totalOf,
  help: helpOrQuestion,
  add: addToCart,
  'own:change-cart': changeCart,
  'own:remove-favorite': removeFromFavorites,
  fit: sizeFor,
  refuse: ({ language }) => [say(TEXTS[language].refused)],
  cheaper: (talk) => findBesidePrice('cheaper', talk),
  dearer: (talk) => findBesidePrice('dearer', talk),
  more: findMore,
  unknown: (talk) => [say(unknownWords(talk))],
};

/** Types of questions about items that were shown, which may name their places. */
const ABOUT_SHOWN = /^(?:item|compare|total)/;

/** Returns the answer to a turn of a type. */
export function answerTo(type: string, talk: Talk): Said {
  const few = ABOUT_SHOWN.test(type) ? tooFew(talk) : undefined;
  if (few) return [say(few)];
  const way = WAYS[type];
  if (way) return way(talk);
  const [group = '', name = ''] = type.split(':');
  if (group === 'own') return ownThings(name, talk);
  if (group === 'help' && name) return helpAbout(name, talk);
  if (group === 'talk') return [say(talked(name, talk))];
  return findNew(talk);
}
