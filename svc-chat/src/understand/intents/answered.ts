import { withAnswers } from '../../lexicon/answers.ts';
import { lineage } from '../../lexicon/kinds.ts';
import { PEOPLE } from '../../lexicon/people.ts';
import type { Good } from '../../shelf/good.ts';
import { isQuestion } from '../cues.ts';
import { CHEAPER, DEARER } from '../follow-up.ts';
import type { Intent } from '../intent.ts';
import { goodsNamed, kindsIn } from '../item-meant.ts';
import { isSmallWord } from '../small-words.ts';
import type { Wish } from '../wish.ts';
import { type Asked, shownOf } from './asked.ts';
import { isNamedFully } from './named-fully.ts';

const ANOTHER =
  /\b(?:others?|another|something|anything|else|more|any|show|find|looking|want|need|give|recommend|suggest|similar|instead|only|without|rather|gift|present|do you (?:have|sell)|got)\b/;
/** So many words may stand beside the name. */
const SHORT = 12;

const chooses = (wish: Wish): boolean =>
  wish.gift === true ||
  wish.not.length > 0 ||
  wish.maxPrice !== undefined ||
  wish.minPrice !== undefined ||
  wish.sort !== undefined ||
  wish.size !== undefined;

/**
 * "Laptop: RAM?", "sofa dims", "burn time?": one item is named, or was spoken of, and what is said beside it is what its
 * description tells of, so that it is asked about, whether or not the words make a question.
 */
export function answeredByOne(asked: Asked): Intent | undefined {
  const { clean, tokens, stems, read, wish, aspect, kindsSaid, pointed, shelf } = asked;
  const words = tokens.filter(({ mark }) => !mark).length;
  if (words > SHORT || ANOTHER.test(clean) || CHEAPER.test(clean) || DEARER.test(clean)) return undefined;
  if (read.wishes.length > 1 || (wish && chooses(wish))) return undefined;
  const named = goodsNamed(stems, shelf);
  const [only] = named;
  const mine = kindsSaid.length === 0 && pointed ? shelf.byId.get(pointed._id) : undefined;
  const good = only && named.length === 1 && isNamedFully(only, stems, shelf) ? only : mine;
  if (!good) return undefined;
  const line = good.kind ? lineage(good.kind) : [];
  const beside = stems.filter(
    (stem) =>
      !isSmallWord(stem) &&
      !good.nameStems.includes(stem) &&
      !PEOPLE.has(stem) &&
      !kindsIn([stem]).some((kind) => line.includes(kind)),
  );
  const told = beside.filter((stem) => tellsOf(good, stem));
  const most = told.length > 0 && told.length >= beside.length / 2;
  const asks = isQuestion(clean) || /\?/.test(clean) || words <= 4;
  return most && asks
    ? {
        kind: 'item',
        item: shownOf(good),
        aspect: aspect === 'price' ? undefined : (aspect ?? 'details'),
        read,
      }
    : undefined;
}

const tellsOf = ({ text }: Good, stem: string): boolean =>
  withAnswers([stem]).some((word) => text.includes(` ${word} `));
