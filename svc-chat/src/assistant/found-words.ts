import type { FoundGood, Said, Wish } from '../goods/wish.ts';
import { fill, inTurn, TEXTS } from '../language/texts.ts';
import { itemLine, listWords } from '../reply/items.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import type { Answered } from './find.ts';
import type { Talk } from './talk.ts';

const LEADS = ['Here is what I found for you:\n\n', 'Have a look at these:\n\n', 'These might be right:\n\n'];
const ONE = ['I found this one for you:\n\n', 'This one might be right:\n\n'];

const ORDERED: Readonly<Partial<Record<Wish['order'], string>>> = {
  cheapest: 'the lowest prices first',
  dearest: 'the highest prices first',
  'best-rated': 'what is rated best first',
  bestselling: 'our bestsellers first',
  newest: 'the newest first',
};

/** Returns a condition worded to follow "I couldn't find that". */
function missing({ part, said }: Said): string {
  const words = escapeMarkdown(said);
  const AS: Partial<Record<Said['part'], string>> = {
    colour: `in ${words}`,
    material: `of ${words}`,
    size: `in size ${words}`,
    audience: `for ${words}`,
    price: `for ${words}`,
    brand: `by ${words}`,
    stock: 'in stock',
  };
  return AS[part] ?? `with ${words}`;
}

/** Returns everything that the wish refuses, in the shopper's words. */
function refusedOf({ refused }: Wish, { reading }: Talk): string[] {
  const all = [...new Set(Object.values(refused).flat())];
  const said = all.filter((one) => reading.text.toLowerCase().includes(one));
  // "zip" and "zips" count as one.
  const apart = said.filter(
    (one) => !said.some((other) => other !== one && (one.startsWith(other) || other.includes(` ${one}`))),
  );
  return apart.length > 0 ? apart : all.slice(0, 1);
}

/** Whether the goods found meet every condition. */
const isExact = ({ found }: Answered): boolean => found.dropped.length === 0 && found.notSold.length === 0;

function lead(one: Answered, talk: Talk): string {
  const { wish, found, shown } = one;
  const { language, turn } = talk;
  const texts = TEXTS[language];
  const refused = refusedOf(wish, talk).map(escapeMarkdown);
  if (language !== 'en') {
    if (!isExact(one)) return texts.close;
    return refused.length > 0 ? fill(texts.without, { words: refused.join(', ') }) : texts.found;
  }
  const without = refused.length > 0 ? ` without ${listWords(refused, 'or')}` : '';
  if (found.notSold.length > 0 && wish.kinds.length <= found.notSold.length)
    return `I couldn't find ${listWords(
      found.notSold.map((one) => `“${escapeMarkdown(one)}”`),
      'or',
    )} here just now. These come closest:\n\n`;
  if (found.dropped.length > 0)
    return `I couldn't find that ${found.dropped.map(missing).join(', or ')}${without}. These come closest:\n\n`;
  if (without) return `Here is what I found${without}:\n\n`;
  const ordered = ORDERED[wish.order];
  if (ordered) return `Here you are, ${ordered}:\n\n`;
  return inTurn(shown.length === 1 ? ONE : LEADS, turn);
}

function none({ wish, found }: Answered, talk: Talk): string {
  const { language } = talk;
  if (language !== 'en') return TEXTS[language].none;
  const refused = refusedOf(wish, talk).map(escapeMarkdown);
  const what = found.notSold[0] ?? wish.kinds[0] ?? wish.words;
  const said = what ? `“${escapeMarkdown(what)}”` : 'anything';
  if (refused.length > 0)
    return `I couldn't find ${said} without ${listWords(refused, 'or')}, and I won't show you others. Shall I look for something else?`;
  return `I couldn't find ${said}: it seems that we don't sell that. Here are [all items](/ethereal/all) that we have.`;
}

const TELLING: ReadonlySet<Said['part']> = new Set(['colour', 'material', 'size', 'quantity']);
const whyOf = ({ matched }: FoundGood): string =>
  [...new Set(matched.filter(({ part }) => TELLING.has(part)).map(({ said }) => said))].slice(0, 3).join(', ');

/**
 * Returns a warning if some goods shown do not state whether they are free of a substance that the shopper must avoid.
 */
function caution({ wish, found, shown }: Answered, { language }: Talk): string {
  if ((wish.allergens ?? []).length === 0 || shown.length === 0) return '';
  const untold = found.goods.filter(
    ({ unstated, item }) => shown.includes(item) && unstated.some(({ part }) => part === 'allergen'),
  );
  const which = untold.map(({ item }) => escapeMarkdown(item.name));
  const open =
    language === 'en' && which.length > 0
      ? `\nOf ${listWords(which)} the seller doesn't say all that ${which.length > 1 ? 'they are' : 'it is'} made of.`
      : '';
  return `${open}${TEXTS[language].check}`;
}

/** Yields the introduction to the goods of one wish, then the goods. */
function* wordsOfWish(one: Answered, isOnly: boolean, talk: Talk): Iterable<string> {
  const { wish, found, shown } = one;
  if (!isOnly && talk.language === 'en') yield `**${escapeMarkdown(wish.kinds[0] ?? wish.words)}**\n\n`;
  if (shown.length === 0) return yield `${none(one, talk)}\n\n`;
  if (isOnly || !isExact(one)) yield lead(one, talk);
  for (const item of shown) {
    const good = found.goods.find((candidate) => candidate.item === item);
    yield itemLine(item, good ? whyOf(good) : '');
  }
  yield isOnly ? '' : '\n';
}

/** Yields the goods of all wishes, each with its introduction. */
export function* foundWords(answered: readonly Answered[], talk: Talk): Iterable<string> {
  for (const one of answered) yield* wordsOfWish(one, answered.length === 1, talk);
  const last = answered.find(({ wish }) => (wish.allergens ?? []).length > 0);
  if (last) yield caution(last, talk);
}
