import { choose } from '../../choose/choose.ts';
import type { Memory } from '../../conversations/conversation.ts';
import { stemsOf } from '../../lexicon/phrase.ts';
import type { Good } from '../../shelf/good.ts';
import type { Shelf } from '../../shelf/shelf.ts';
import { asksToCompare, comparesShown, offersTwo, sidesOf } from '../comparing.ts';
import type { Intent } from '../intent.ts';
import { goodsNamed, kindsIn, placesMeant } from '../item-meant.ts';
import type { Wish } from '../wish.ts';
import { type Asked, shownOf } from './asked.ts';
import { isNamedFully } from './named-fully.ts';

/** Two items that are to be compared. */
export function comparison({ clean, stems, read, wish, memory, shown, shelf }: Asked): Intent | undefined {
  // Who asks which of them does no harm chooses, and compares nothing.
  if (wish?.not.some(({ always }) => always)) return undefined;
  if (!asksToCompare(clean)) {
    const offered = offersTwo(clean) ? sidesOf(clean) : undefined;
    const two = offered?.map((side) => onlyOneNamed(side, shelf));
    const [mine, theirs] = two ?? [];
    return mine && theirs && mine !== theirs
      ? { kind: 'compare', items: [shownOf(mine), shownOf(theirs)] }
      : undefined;
  }
  const [first, second] = shown;
  const filters = wish
    ? wish.colours.length +
      wish.materials.length +
      wish.patterns.length +
      wish.not.length +
      (wish.size ? 1 : 0)
    : 0;
  const [one, other] = placesMeant(clean).map((place) => shown[place]);
  if (one && other && one !== other) return { kind: 'compare', items: [one, other] };
  // "which of them is the thickest?": each tells of itself.
  if (shown.length > 2 && read.wishes[0]?.kinds.length === 0 && MOST.test(clean))
    return { kind: 'each', items: shown, aspect: 'details', read };
  if (comparesShown(clean) && first && second && filters === 0)
    return { kind: 'compare', items: [first, second] };
  const sides = sidesOf(clean);
  const pair =
    byAudience(clean, wish, shelf) ??
    (sides && focusPair(sides, memory, shelf)) ??
    (sides && pairNamed(sides, stems, shelf)) ??
    twoOfAKind(clean, wish, shelf);
  if (pair) return { kind: 'compare', items: [shownOf(pair[0]), shownOf(pair[1])] };
  if (
    first &&
    second &&
    filters === 0 &&
    read.wishes[0]?.kinds.length === 0 &&
    // "which one keeps the rain out?" is asked of all of them.
    (read.wishes[0]?.occasions.length === 0 || /\b(?:compare|difference|better)\b/.test(clean)) &&
    /\b(?:which|compare|difference|better)\b/.test(clean) &&
    !/\bcheapest|most expensive\b/.test(clean)
  )
    return { kind: 'compare', items: [first, second] };
  return undefined;
}

const MOST =
  /\bwhich (?:one |of (?:them|these|those) )?(?:is|are|would be) (?:the )?(?:thick|light|heavi|soft|long|bigg|larg|small|short|sturdi|comfi|strong|thinn)(?:e?st)\b/;

/** The one item that a side of a question names. */
function onlyOneNamed(side: string, shelf: Shelf): Good | undefined {
  const stems = stemsOf(side);
  const [only, ...others] = goodsNamed(stems, shelf);
  return only && others.length === 0 && isNamedFully(only, stems, shelf) ? only : undefined;
}

const AUDIENCES = [
  ['men', /\bmens?\b/],
  ['women', /\bwomens?\b|\bladies\b/],
  ['kids', /\b(?:kids?|childrens?)\b/],
] as const;

/** "the denim jackets, men's and women's": one of each. */
function byAudience(clean: string, wish: Wish | undefined, shelf: Shelf): readonly [Good, Good] | undefined {
  if (
    wish?.kinds.length !== 1 ||
    !/\b(?:difference|differ|compare|comparison|between|versus|vs)\b/.test(clean)
  )
    return undefined;
  const said = AUDIENCES.filter(([, name]) => name.test(clean)).map(([who]) => who);
  if (said.length !== 2) return undefined;
  const [one, other] = said.map(
    (who) => choose({ ...wish, words: [], interests: [], recipient: { who } }, shelf).goods[0],
  );
  return one && other && one !== other ? [one, other] : undefined;
}

/** "the two denim jackets": the two that fit best. */
function twoOfAKind(clean: string, wish: Wish | undefined, shelf: Shelf): readonly [Good, Good] | undefined {
  if (
    wish?.kinds.length !== 1 ||
    !/\b(?:two|2|both|these|those|your|the)\b/.test(clean) ||
    !/\b(?:difference|differ|compare|comparison)\b/.test(clean)
  )
    return undefined;
  const [one, other] = choose({ ...wish, words: [], interests: [] }, shelf).goods;
  return one && other ? [one, other] : undefined;
}

/** "this one or the merino sweater": what is looked at, and what is named. */
function focusPair(
  sides: readonly [string, string],
  { focus }: Memory,
  shelf: Shelf,
): readonly [Good, Good] | undefined {
  const at = sides.findIndex((side) => /^(?:is |are )?(?:this|it|that)(?: one| item)?$/.test(side));
  const mine = at < 0 || !focus ? undefined : shelf.byId.get(focus._id);
  const other = mine
    ? goodsNamed(stemsOf(sides[1 - at] ?? ''), shelf).find((good) => good !== mine)
    : undefined;
  return mine && other ? [mine, other] : undefined;
}

/** Two items by their names. */
function pairNamed(
  [one, other]: readonly [string, string],
  all: readonly string[],
  shelf: Shelf,
): readonly [Good, Good] | undefined {
  const [mine, theirs] = [stemsOf(one), stemsOf(other)];
  // "the kids one or the canvas one": that is how they differ.
  const apart = [one, other].every((side) => /\bone$/.test(side));
  const audience = all.filter((stem) => ['man', 'woman', ...(apart ? [] : ['kid'])].includes(stem));
  // "the merino sweater and the cable knit one": the noun of the one holds for the other.
  // "which backpack is larger, the kids one or the canvas one": the noun before holds for both.
  const nounsOf = (stems: readonly string[]) => stems.filter((stem) => kindsIn([stem]).length > 0);
  const withKind = (stems: string[], from: string[]) => {
    const nouns = nounsOf(from).length > 0 ? nounsOf(from) : nounsOf(all);
    return [...stems, ...(kindsIn(stems).length === 0 ? nouns : []), ...audience];
  };
  const named = (stems: string[], from: string[]) => goodsNamed(withKind(stems, from), shelf);
  // "chunky cable or cashmere": no noun at all, so that of the one that is known is meant.
  const like = (stems: string[], good: Good | undefined) =>
    good && stems.some((stem) => shelf.knows(stem))
      ? goodsNamed([...stems, good.nameStems.at(-1) ?? '', ...audience], shelf)
      : [];
  const first = named(mine, theirs)[0] ?? like(mine, named(theirs, mine)[0])[0];
  const second = [...named(theirs, mine), ...like(theirs, first)].find((good) => good !== first);
  return first && second ? [first, second] : undefined;
}
