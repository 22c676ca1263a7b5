import { isOfKind } from '../../shelf/good.ts';
import { asksToCompare } from '../comparing.ts';
import { asksWhatItHolds, substancesIn } from '../containing.ts';
import { isQuestion } from '../cues.ts';
import type { Intent } from '../intent.ts';
import { goodsNamed, kindsIn } from '../item-meant.ts';
import { isSmallWord } from '../small-words.ts';
import type { Wish } from '../wish.ts';
import { answeredByOne } from './answered.ts';
import { type Asked, shownOf } from './asked.ts';
import { isNamedFully, sharedWithName, subjectOf } from './named-fully.ts';
import { askedBesideIt, theOneSpokenOf } from './pointed.ts';

const WANTS_ITEMS =
  /\b(?:show|find|(?:may|can|could|might) (?:i|we) (?:please )?(?:see|look at|have a look at|browse)|let (?:me|us) see|looking for|search\w*|(?<!\b(?:do|should|would|will|must|does) )i (?:want|need|would like|am after)|recommend|suggest|gift|present|do you have|have you|got any|(?:^|[.!;,:] )you (?:have|got|sell|stock)|any(?! (?:good|use|better|help|different|idea|chance)\b))\b/;
/** "what shoes or bags do you have", "which scarves are there": all there are of them. */
const ASKS_WHICH =
  /\b(?:what|which) (?:\w+,? ){1,6}?(?:(?:do|have|can|could|would) (?:you|i|we|they)|(?:are|is) (?:there|available|left|in stock))\b/;
const DEFINITE_QUESTION =
  /^(?:and |so |but |please |kindly |hi |hey |tell me |(?:can|could) you tell me |(?:in|for|with|from|of|at|to|on|by) (?=which|what))*(?:does|do|is|are|can|could|will|would|has|have|did|was|how|what|when|which|where|from|for|may|should)\b.*\b(?:the|this|that|your|these|those) /;

const OBJECT_OF_IT =
  /^(?:and |ok |so |but )*(?:is (?:it|this|that) )?(?:big|large|roomy|wide|deep|long|tall) enough (?:for|to)\b|^(?:and |ok |so |but )*what (?:else )?(?:fits|goes|can i put|can go|could i put|do i get) (?:in|inside|into) (?:it|this|that|there|them|these)\b|\bhow many (?:\w+ ){1,3}?(?:does|do|is|are|will|can|could|would) (?:it|this|that|they|these|those)\b|^(?:and |ok |so |but )*(?:does|do|will|would|can|could) (?:it|this|that|they|these|those) (?:\w+ )?(?:fit|hold|carry|take|store|work|run|charge|match|need|use|support|connect|plug|stand)\b|^(?:and |ok |so |but )*(?:would|will|does|do|can|could) (?:an?|my|the|our|his|her) (?:[\w.]+ ){1,4}(?:go|fit)(?: (?:in|inside|into|on|onto)(?: (?:it|this|that|here|there|these|them))?)?[?!. ]*$/;

/** So few of a kind can be told of one after the other. */
const FEW = 3;

const ANY_OF_THE = /^(?:do|does|are|is|have|has|can|will) any of (?:the|your|those|these) /;

/** "Is the cap adjustable?", where there are two caps. */
function ofEachNamed(
  { clean, read, wish, aspect, kindsSaid, shown, shelf }: Asked,
  wantsList: boolean,
): Intent | undefined {
  const [kind] = kindsSaid;
  // "do any of the kids hoodies have strings?"
  const anyOf = ANY_OF_THE.test(clean);
  if (!kind || kindsSaid.length > 1 || shown.length > 0) return undefined;
  if (!anyOf && (wantsList || !DEFINITE_QUESTION.test(clean))) return undefined;
  if (wish && (wish.colours.length > 0 || wish.size !== undefined || wish.gift)) return undefined;
  if (wish?.recipient && !anyOf) return undefined;
  const of = wish?.recipient?.who;
  const goods = shelf.goods.filter(
    (good) => isOfKind(good, kind) && (!of || of === 'anyone' || good.item.category === of),
  );
  const few = goods.length > (anyOf ? 0 : 1) && goods.length <= FEW;
  return few && aspect !== 'price' && aspect !== 'stock' && aspect !== 'rating'
    ? { kind: 'each', items: goods.map(shownOf), aspect: aspect ?? 'details', read }
    : undefined;
}

/** "swimsuit for my 7 year old son": what there is of it is made for others, so that more is asked than of an item. */
function isForOthers({ stems, shelf }: Asked, { recipient, age }: Wish): boolean {
  if (age === undefined || recipient?.who !== 'kids') return false;
  const [only, ...others] = goodsNamed(stems, shelf);
  return only !== undefined && others.length === 0 && /^(?:men|women)$/.test(only.item.category);
}

/** "cap to keep the sun off", "hat for gardening": what it is to do, and no name. */
const FOR_PURPOSE =
  /^(?:an? |some )?(?:(?!the\b|this\b|that\b|your\b)\w+ ){1,2}to (?:keep|wear|protect|shield|shade|block|go|put|take|carry|use)\b/;
/** A question about an item that is named, or else about the one that was spoken of. */
export function namedItem(asked: Asked): Intent | undefined {
  const { clean, tokens, stems, read, wish, aspect, kindsSaid, memory, pointed, shelf } = asked;
  // What is described is no item that the description names.
  if (wish?.described && asked.shown.length === 0) return undefined;
  if (FOR_PURPOSE.test(clean) && !isQuestion(clean)) return undefined;
  if (wish && asked.shown.length === 0 && isForOthers(asked, wish)) return undefined;
  // An item of the shop by its name.
  // "the leather bag": among those that are so, where there are any.
  const having = (type: 'material' | 'colour' | 'pattern', ids: readonly string[]) =>
    ids.map((id) => shelf.withQuality(type, id));
  const qualities = wish
    ? [
        ...having('material', wish.materials),
        ...having('colour', wish.colours),
        ...having('pattern', wish.patterns),
      ]
    : [];
  const fitting =
    qualities.length > 0 ? shelf.goods.filter((good) => qualities.every((goods) => goods.has(good))) : [];
  const ofQuality = fitting.length > 0 ? goodsNamed(stems, shelf, fitting) : [];
  const named = ofQuality.length > 0 ? ofQuality : goodsNamed(stems, shelf);
  const [only] = named;
  // "does it fit a laptop?": what was spoken of is asked about, and not what would go into it.
  const it = pointed ?? asked.shown[0];
  if (it && OBJECT_OF_IT.test(clean)) return { kind: 'item', item: it, aspect: aspect ?? 'details', read };
  const beside = askedBesideIt(asked);
  if (beside) return beside;
  const excludes = (wish?.not.length ?? 0) > 0;
  const ofAll = excludes && kindsSaid.length > 0 && ASKS_WHICH.test(clean);
  const wantsList = (WANTS_ITEMS.test(clean) || ofAll) && aspect !== 'price';
  const definite =
    /\b(?:the|that|this|your)\b/.test(clean) || (only !== undefined && sharedWithName(only, stems) >= 3);
  const askedInList = wish?.size !== undefined && !isQuestion(clean) && !definite;
  // "got any men's trousers in XXL?": any of them.
  if (wantsList && wish?.size !== undefined && !definite) return theOneSpokenOf(asked);
  const asksSize =
    wish?.size !== undefined &&
    named.length === 1 &&
    definite &&
    only !== undefined &&
    sharedWithName(only, stems) >= 2;
  if (asksWhatItHolds(clean) && !(excludes && ofAll) && !/\b(?:other|another|else)\b/.test(clean)) {
    const sure =
      only !== undefined && (sharedWithName(only, stems) >= 2 || only === subjectOf(clean, shelf, fitting));
    const asked = named.length === 1 && sure && isNamedFully(only, stems, shelf) ? only : undefined;
    const it = /\b(?:it|this|that|they|these|those)\b/.test(clean) && kindsSaid.length === 0 && pointed;
    const said = asked ?? subjectOf(clean, shelf, fitting);
    const good = said ?? (it ? shelf.byId.get(it._id) : undefined);
    const substances = good ? substancesIn(clean, good) : [];
    if (good && substances.length > 0)
      return { kind: 'item', item: shownOf(good), aspect: 'material', read, substances };
  }
  const choosy = wish?.maxPrice !== undefined || wish?.minPrice !== undefined || wish?.sort !== undefined;
  // "does the laptop have a fan", "can I plug headphones into the studio microphone": the one with an article is meant.
  const subject = isQuestion(clean) && !wish?.gift && !choosy ? subjectOf(clean, shelf, fitting) : undefined;
  if (subject && (read.wishes.length > 1 || named.length !== 1) && !asksToCompare(clean))
    return { kind: 'item', item: shownOf(subject), aspect: aspect ?? 'details', read };
  // "Which one is the cheapest?" means all that fit, not the few that were shown.
  if (wish?.sort && kindsSaid.length === 0 && !/\bof (?:them|those|these)\b/.test(clean)) return undefined;
  // "Nickel gives me blisters. What is the razor made of?": the one that is named is asked about.
  const asksOfOne =
    aspect === 'material' &&
    definite &&
    only &&
    named.length === 1 &&
    wish?.not.every(({ always }) => always);
  if (excludes && asksOfOne && isNamedFully(only, stems, shelf))
    return { kind: 'item', item: shownOf(only), aspect, read };
  // "how many hours does the radio play without plug": how it is asked about, and nothing that is refused.
  const asksOfThe =
    excludes &&
    only &&
    named.length === 1 &&
    !choosy &&
    !wantsList &&
    /\bwithout\b/.test(clean) &&
    DEFINITE_QUESTION.test(clean) &&
    wish?.not.every(({ always }) => !always);
  if (asksOfThe && isNamedFully(only, stems, shelf))
    return { kind: 'item', item: shownOf(only), aspect: aspect ?? 'details', read };
  if (excludes || choosy || read.wishes.length > 1 || askedInList) return theOneSpokenOf(asked);
  if (
    only &&
    named.length === 1 &&
    isNamedFully(only, stems, shelf) &&
    ((aspect &&
      (aspect !== 'details' || (isQuestion(clean) && !wantsList) || /\babout\b/.test(clean)) &&
      !(
        wantsList &&
        aspect !== 'care' &&
        aspect !== 'measures' &&
        aspect !== 'sizes' &&
        aspect !== 'rating' &&
        aspect !== 'seller' &&
        aspect !== 'brand' &&
        aspect !== 'material'
      )) ||
      asksSize)
  ) {
    if (!(wish?.gift ?? false)) return { kind: 'item', item: shownOf(only), aspect, read };
  }
  const aboutTheOne =
    (DEFINITE_QUESTION.test(clean) || /\bthe \w+.*\?\s*$/.test(clean)) &&
    !wantsList &&
    !wish?.gift &&
    kindsSaid.length === 1 &&
    wish?.maxPrice === undefined;
  if (only && named.length === 1 && aboutTheOne && isNamedFully(only, stems, shelf))
    return { kind: 'item', item: shownOf(only), aspect, read };
  const asksOfWord =
    only &&
    named.length === 1 &&
    /\?\s*$/.test(clean) &&
    !wantsList &&
    stems.some(
      (stem) =>
        !isSmallWord(stem) &&
        !only.nameStems.includes(stem) &&
        only.text.includes(` ${stem} `) &&
        kindsIn([stem]).length === 0,
    );
  // "umbrella wind ok?": of a kind that one alone is of, in a few words.
  if (
    only &&
    named.length === 1 &&
    shelf.ofKind(only.kind ?? '').length === 1 &&
    tokens.length <= 6 &&
    /\b(?:ok|okay|good|safe|fine|proof|possible)\b.*\?\s*$/.test(clean) &&
    !wantsList &&
    !wish?.recipient
  )
    return { kind: 'item', item: shownOf(only), aspect: aspect ?? 'details', read };
  if (only && asksOfWord && tokens.length <= 6 && isNamedFully(only, stems, shelf))
    return { kind: 'item', item: shownOf(only), aspect: aspect ?? 'details', read };
  if (
    only &&
    named.length <= 2 &&
    aspect &&
    aspect !== 'details' &&
    isQuestion(clean) &&
    !wantsList &&
    kindsSaid.length === 1
  ) {
    const inFocus = named.find(({ item }) => item._id === memory.focus?._id);
    if (inFocus || named.length === 1) return { kind: 'item', item: shownOf(inFocus ?? only), aspect, read };
  }
  return answeredByOne(asked) ?? ofEachNamed(asked, wantsList) ?? theOneSpokenOf(asked);
}
