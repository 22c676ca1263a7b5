import { choose } from '../../choose/choose.ts';
import type { Memory } from '../../conversations/conversation.ts';
import { QUALITY_OF } from '../../lexicon/attributes.ts';
import { type Degree, degreeIn } from '../../lexicon/measures.ts';
import { stemsOf } from '../../lexicon/phrase.ts';
import type { Good } from '../../shelf/good.ts';
import type { Shelf } from '../../shelf/shelf.ts';
import { stem } from '../../text/words.ts';
import {
  asksToCompare,
  comparesShown,
  isOther,
  isPronoun,
  offersTwo,
  orRather,
  sidesOf,
} from '../comparing.ts';
import type { Intent } from '../intent.ts';
import { goodsNamed, kindsIn, placesMeant } from '../item-meant.ts';
import { asksWhatGoes } from '../pairing.ts';
import type { Wish } from '../wish.ts';
import { type Asked, shownOf } from './asked.ts';
import { isNamedFully } from './named-fully.ts';

/** Two items that are to be compared, or all that were shown by one measure. */
export function comparison(asked: Asked): Intent | undefined {
  const found = compared(asked);
  return found?.kind === 'compare' ? { ...found, wish: asked.wish } : found;
}

/** "which trousers or skirt go with this?": of either sort, and none against the other. */
const EITHER_SORT =
  /\b(?:which|what|any|some|an?)(?: (?!the\b|or\b)\w+){1,3} or (?:an? |some )?(?:(?!the\b)\w+ ){1,3}?(?:would|could|should|can|do|does|go|goes|to|that|for|might|will|shall|fits?|suits?|match(?:es)?)\b/;

function compared({ clean, stems, read, wish, aspect, memory, shown, shelf }: Asked): Intent | undefined {
  // Who asks which of them does no harm chooses, and compares nothing.
  if (wish?.not.some(({ always }) => always)) return undefined;
  if (EITHER_SORT.test(clean) && asksWhatGoes(clean)) return undefined;
  // "which of your sweaters come in XXL?": those that do.
  if (wish?.size && wish.kinds.length === 1 && /\bwhich of (?:your|the)\b/.test(clean)) return undefined;
  const pairOf = (mine: Good | undefined, theirs: Good | undefined): Intent | undefined =>
    mine && theirs && mine !== theirs
      ? { kind: 'compare', items: [shownOf(mine), shownOf(theirs)] }
      : undefined;
  const pointed = pointedGood(memory, shelf);
  const rather = pointed && orRather(clean);
  if (rather) {
    const against = pairOf(pointed, onlyOneNamed(rather, shelf));
    if (against) return against;
  }
  const kinds = ofTwoKinds(clean, read.wishes, shelf);
  if (!asksToCompare(clean)) {
    // "I carry a 15 inch laptop - briefcase or handbag?": the question after what is told.
    const question = clean.replace(STORY, '');
    const told = question !== clean && / or [^?]*\?\s*$/.test(question);
    const [mine, theirs] = (told || offersTwo(clean) ? sidesOf(question) : undefined) ?? [];
    const named = (side: string | undefined) =>
      side === undefined ? undefined : isPronoun(side) ? pointed : onlyOneNamed(side, shelf);
    return pairOf(named(mine), named(theirs)) ?? (kinds && pairOf(...kinds));
  }
  const [first, second] = shown;
  const by = degreeIn(clean);
  // The cheapest may be among those that were not shown.
  const degree = by?.measure === 'price' ? undefined : by;
  // Of two that were asked about one by one, "which runs without a plug" asks for a fact.
  const filters =
    wish && shown === (memory.shown ?? shown)
      ? wish.colours.length +
        wish.materials.length +
        wish.patterns.length +
        wish.not.length +
        (wish.size ? 1 : 0) +
        (wish.minPrice === undefined && wish.maxPrice === undefined ? 0 : 1) +
        (wish.age === undefined ? 0 : 1)
      : 0;
  const [one, other] = placesMeant(clean).map((place) => (place < 0 ? shown.at(-1) : shown[place]));
  if (one && other && one !== other) return { kind: 'compare', items: [one, other] };
  // "which of them is the thickest?": all of them, by that.
  if (shown.length > 2 && wish?.kinds.length === 0 && degree && ofAll(clean, degree))
    return { kind: 'ranked', items: shown, degree };
  if (shown.length > 2 && wish?.kinds.length === 0 && MOST.test(clean))
    return { kind: 'each', items: shown, aspect: 'details', read };
  // "which of these has pockets?": others of them, where none of these has.
  const having = (good: Good | undefined) =>
    good !== undefined && (wish?.words ?? []).some((word) => shelf.having(word).has(good));
  if (
    shown.length > 2 &&
    WHICH_OF.test(clean) &&
    filters === 0 &&
    wish?.kinds.length === 0 &&
    !shown.some(({ _id }) => having(shelf.byId.get(_id)))
  ) {
    const wishes = memory.wishes?.map((one) => ({ ...one, words: [...one.words, ...wish.words] })) ?? [];
    const [found] = wishes.flatMap((one) => choose(one, shelf).goods);
    if (having(found)) return { kind: 'find', wishes, goesOn: true };
  }
  // "which of those is vegan?": what is written of each.
  if (shown.length > 2 && WHICH_OF.test(clean) && filters === 0 && wish?.kinds.length === 0 && !degree)
    return { kind: 'each', items: shown, aspect: aspect ?? 'details', read };
  if (comparesShown(clean) && first && second && filters === 0)
    return { kind: 'compare', items: [first, second] };
  const sides = sidesOf(clean);
  const pair =
    byAudience(clean, wish, shelf) ??
    (sides && focusPair(sides, memory, shelf)) ??
    (sides && pairNamed(sides, stems, shelf)) ??
    (sides && ofTwoQualities(sides, shelf)) ??
    kinds ??
    twoOfAKind(clean, wish, shelf) ??
    theTwoCalled(clean, shelf);
  if (pair) return { kind: 'compare', items: [shownOf(pair[0]), shownOf(pair[1])] };
  if (
    first &&
    second &&
    filters === 0 &&
    read.wishes[0]?.kinds.length === 0 &&
    // "which one keeps the rain out?" is asked of all of them.
    (degree !== undefined ||
      read.wishes[0]?.occasions.length === 0 ||
      /\b(?:compare|difference|better)\b/.test(clean)) &&
    (/\b(?:which|compare|difference|better)\b/.test(clean) || (degree?.most && OF_ALL.test(clean))) &&
    !/\bcheapest|most expensive\b/.test(clean)
  )
    return shown.length > 2 && degree
      ? { kind: 'ranked', items: shown, degree }
      : { kind: 'compare', items: [first, second] };
  return undefined;
}

const STORY =
  /^(?:.* - |.*[:;.!] (?=[^:;.!]* or )|(?:i|we|my|our|it|the) [^,?]*, (?=[^,]* or [^,]*\?))(?!(?:do|does|have|has|is|are|any|got|can|could|may|where|what|which|how|will|i|we|show|find|need)\b)/;

/** What "it" and "this" mean: the item spoken of, or the only one or the first of two shown. */
function pointedGood({ focus, shown = [] }: Memory, shelf: Shelf): Good | undefined {
  const meant = focus ?? (shown.length <= 2 ? shown[0] : undefined);
  return meant && shelf.byId.get(meant._id);
}

const WHICH_OF = /\bwhich (?:ones? )?of (?:them|these|those)\b/;

const MOST =
  /\bwhich (?:one |of (?:them|these|those) )?(?:is|are|would be) (?:the )?(?:thick|light|heavi|soft|long|bigg|larg|small|short|sturdi|comfi|strong|thinn)(?:e?st)\b/;

/** "and the softest of all?" */
const OF_ALL =
  /\bthe (?:most \w+|\w{3,}est)(?: one)? of (?:all|them|those|these|the (?:lot|two|three|four))[?!. ]*$/;

/** "which is the warmest", "the lightest of them": asked of all that were shown. */
const ofAll = (text: string, { most }: Degree): boolean =>
  /\bof (?:them|these|those|all)\b/.test(text) || /\bwhich(?: ones?)?\b/.test(text) || most;

const CHOOSES =
  /\b(?:which|better(?! (?:show|give|let|find|bring|look|get) )|rather|versus|vs|should i|shall i|would you|recommend|difference|compare\w*|what (?:do|would|should) (?:you|i|we))\b/;

const EITHER =
  /\b(?:(?:i|we) (?:need|want|would like|am after|am looking)|look(?:ing)? for|show|find|do you have|have you|got|any|some|search\w*)\b/;

/** "boots or trainers for rain?": the best of each kind for that. */
function ofTwoKinds(clean: string, wishes: readonly Wish[], shelf: Shelf): readonly [Good, Good] | undefined {
  const [mine, theirs] = wishes;
  if (wishes.length !== 2 || !mine || !theirs || !/ (?:or|vs|versus|than) /.test(clean)) return undefined;
  if (mine.kinds.length === 0 || theirs.kinds.length === 0 || mine.gift || mine.maxPrice !== undefined)
    return undefined;
  // "I need a coat or a jacket": either will do.
  if (!CHOOSES.test(clean) && EITHER.test(clean)) return undefined;
  if (!CHOOSES.test(clean) && (mine.occasions.length === 0 || mine.recipient !== undefined)) return undefined;
  const sides = sidesOf(clean);
  const best = (wish: Wish, at: 0 | 1) => {
    const named = sides && onlyOneNamed(sides[at], shelf);
    if (named) return named;
    const { goods, relaxed } = choose({ ...wish, words: [], interests: [] }, shelf);
    return relaxed.includes('kind') ? undefined : goods[0];
  };
  const [one, other] = [best(mine, 0), best(theirs, 1)];
  return one && other && one !== other ? [one, other] : undefined;
}

/** "is silk better than satin": of a kind that there is of both, one of each. */
function ofTwoQualities(sides: readonly [string, string], shelf: Shelf): readonly [Good, Good] | undefined {
  const [mine, theirs] = sides.map((side) => {
    const quality = stemsOf(side).flatMap((stem) => QUALITY_OF.get(stem) ?? [])[0];
    return quality ? [...shelf.withQuality(quality.type, quality.id)] : [];
  });
  for (const one of mine ?? [])
    for (const other of theirs ?? [])
      if (one !== other && one.kind !== undefined && one.kind === other.kind) return [one, other];
  const [one] = mine ?? [];
  const other = theirs?.find((good) => good !== one);
  return one && other ? [one, other] : undefined;
}

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

/** "the two gingham things": where only two goods of the shop are called so. */
function theTwoCalled(clean: string, shelf: Shelf): readonly [Good, Good] | undefined {
  const said = stem(
    /\b(?:the|your) (?:2|two) (\w+) (?:things?|ones?|items?|pieces?)\b/.exec(clean)?.[1] ?? '',
  );
  const [one, other, ...more] = said ? shelf.goods.filter(({ nameStems }) => nameStems.includes(said)) : [];
  return one && other && more.length === 0 ? [one, other] : undefined;
}

/** "this one or the merino sweater": what is looked at, and what is named. */
function focusPair(
  sides: readonly [string, string],
  memory: Memory,
  shelf: Shelf,
): readonly [Good, Good] | undefined {
  const at = sides.findIndex(isPronoun);
  const mine = at < 0 ? undefined : pointedGood(memory, shelf);
  if (!mine) return undefined;
  const side = sides[1 - at] ?? '';
  const shown = (memory.shown ?? []).flatMap(({ _id }) => shelf.byId.get(_id) ?? []);
  if (isOther(side) && shown.length === 2) {
    const other = shown.find((good) => good !== mine);
    return other && [mine, other];
  }
  const stems = stemsOf(side);
  // "the cable knit one": of the kind of what is looked at.
  const noun = kindsIn(stems).length === 0 ? [mine.nameStems.at(-1) ?? ''] : [];
  const other = [...goodsNamed(stems, shelf), ...goodsNamed([...stems, ...noun], shelf)].find(
    (good) => good !== mine,
  );
  return other ? [mine, other] : undefined;
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
  const ofOne = mine.includes('kid') !== theirs.includes('kid') && /\bkids?\b.*\bone$/.test(other);
  const audience = all.filter((stem) => ['man', 'woman', ...(apart || ofOne ? [] : ['kid'])].includes(stem));
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
