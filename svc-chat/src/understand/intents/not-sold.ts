import type { Shelf } from '../../shelf/shelf.ts';
import { notSoldNoun } from '../../words/goods.ts';
import { isQuestion } from '../cues.ts';
import type { Intent } from '../intent.ts';
import type { Prepared } from '../prepare.ts';
import type { ReadWishes } from '../read-wishes.ts';
import { WIDE } from './requested.ts';

const SELLS =
  /\b(?:do|does|did|can|could|would|are|is|have|has|got|you|u|where|i|we|my)\b.*\b(?:sell|selling|have|carry|stock|offer|order|buy|get|want|need|looking|searching|got)\b|\bdo you do\b|^(?:any|got|sell|need|want|looking for|searching for|after|in search of|where can i)\b/;

/** A thing that no part of the shop sells, when it is what is asked for. */
export function notSold({ clean, tokens }: Prepared, read: ReadWishes, shelf: Shelf): Intent | undefined {
  const [wish] = read.wishes;
  // "… or is it all frocks?": what it may be instead is not what is asked for.
  const aside = /\bor (?:is it|are they|do you) (?:all|only|just)\b/.test(clean);
  if (!wish || (wish.kinds.length > 0 && !aside) || wish.gift || wish.worn || wish.not.length > 0)
    return undefined;
  const words = read.marks.filter(({ type }) => type === 'word' || type === 'occasion');
  for (const [index, mark] of words.entries()) {
    const next = words[index + 1];
    const two = next && next.from === mark.to ? notSoldNoun(`${mark.phrase} ${next.phrase}`) : undefined;
    const as = two ?? (mark.type === 'word' || next === undefined ? notSoldNoun(mark.phrase) : undefined);
    if (!as) continue;
    const said = tokens
      .slice(mark.from, two && next ? next.to : mark.to)
      .map(({ word }) => word)
      .join(' ');
    const isLast = mark === words.at(-1) || next === words.at(-1);
    const short = tokens.length <= 4 && isLast;
    if (wish.occasions.length > 0 && !SELLS.test(clean) && words.length > 1 && !short) return undefined;
    const named = shelf.goods.some(({ nameStems }) => nameStems.includes(mark.phrase));
    // "for making tea" is not the tea.
    if (
      /^(?:making|make|brewing|brew|serving|serve|drinking|pour|pouring|hold|holding)$/.test(
        tokens[mark.from - 1]?.word ?? '',
      )
    )
      return undefined;
    // "by bike", "by train": how one travels.
    if (tokens[mark.from - 1]?.word === 'by') continue;
    if (SELLS.test(clean) || (short && (!named || two))) return { kind: 'not-sold', what: said, as };
  }
  const unknown = read.unknown.filter((word) => !/^\d/.test(word) && !WIDE.test(word));
  const sells =
    /\b(?:sell|stock|carry)\b/.test(clean) ||
    /^(?:and |so )?(?:do|have|has) you (?:have|got|sell)?|^(?:got|any|you sell|u sell)\b|\bi (?:want|need|would like) (?:to (?:buy|order) )?(?:an? |some |one )?|^(?:i am )?(?:looking|searching) for (?:an? |some )?\w+[?!. ]*$/.test(
      clean,
    );
  const ofAll = wish.sort !== undefined && read.marks.some(({ type }) => type === 'anything');
  const bare =
    !ofAll &&
    wish.words.length === 0 &&
    wish.occasions.length === 0 &&
    wish.colours.length === 0 &&
    !wish.categories;
  const [what] = unknown;
  const alone = tokens.filter(({ mark }) => !mark).length <= 2 && !isQuestion(clean.replace(/\?\s*$/, ''));
  if (bare && what && unknown.length <= 3 && (sells || alone) && tokens.length <= 12 && !wish.recipient)
    return { kind: 'not-sold', what: unknown.slice(0, 2).join(' '), as: undefined };
  return undefined;
}

/** "Hand cream, and do you have tents?": a thing of a list that is not sold, beside others that are. */
export function alsoNotSold(
  { tokens }: Prepared,
  read: ReadWishes,
  shelf: Shelf,
): { what: string; as: string | undefined } | undefined {
  if (read.wishes.some(({ kinds, gift, not }) => kinds.length === 0 || gift || not.length > 0))
    return undefined;
  for (const [at, mark] of read.marks.entries()) {
    if (mark.type !== 'word' || shelf.goods.some(({ nameStems }) => nameStems.includes(mark.phrase)))
      continue;
    const as = notSoldNoun(mark.phrase);
    const before = read.marks.slice(0, at).findLast(({ phrase }) => !/^(?:an?|any|some|the)$/.test(phrase));
    const next = read.marks[at + 1];
    const listed =
      before === undefined ||
      before.type === 'mark' ||
      /^(?:and|or|plus|also|have|sell|got)$/.test(before.phrase);
    const ends =
      next === undefined || next.type === 'mark' || /^(?:and|or|plus|also|too|please)$/.test(next.phrase);
    const asked = /^(?:have|sell|got)$/.test(before?.phrase ?? '') && !shelf.knows(mark.phrase);
    if ((as ? listed : asked) && ends)
      return {
        what: tokens
          .slice(mark.from, mark.to)
          .map(({ word }) => word)
          .join(' '),
        as,
      };
  }
  return undefined;
}
