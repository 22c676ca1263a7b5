import { isKindOf, lineage } from '../../lexicon/kinds.ts';
import type { Good } from '../../shelf/good.ts';
import { stem } from '../../text/words.ts';
import { isQuestion, SO } from '../cues.ts';
import { CHEAPER, DEARER } from '../follow-up.ts';
import type { Intent } from '../intent.ts';
import { goodsNamed, placeMeant } from '../item-meant.ts';
import { packsIntoBag } from '../own.ts';
import { isSmallWord } from '../small-words.ts';
import type { Wish } from '../wish.ts';
import { type Asked, shownOf } from './asked.ts';
import { sharedWithName } from './named-fully.ts';

/** "the kids one", "the men's": whose it is. */
function isOfAudience(clean: string, { item }: Good): boolean {
  // "the one for grown-ups" of two backpacks.
  if (/\bthe (?:one|pair) for (?:grown ?ups?|adults?|me|myself|us)\b/.test(clean))
    return item.category !== 'kids';
  const who =
    /\bthe (?:(?:one|pair) for (?:the )?)?(kids?|child(?:ren)?s?|mens?|man|womens?|woman|ladies)(?: one)?\b/.exec(
      clean,
    )?.[1];
  if (!who) return false;
  const category = /^(?:kid|child)/.test(who) ? 'kids' : /^(?:men|man)/.test(who) ? 'men' : 'women';
  return item.category === category;
}

/** One of those shown, by its place, by words of its own or as the cheapest of them. */
export function oneOfShown(asked: Asked): Intent | undefined {
  const { clean, stems, read, wish, aspect, kindsSaid, shown, pointed, shelf } = asked;
  const shownGoods = shown.flatMap(({ _id }) => shelf.byId.get(_id) ?? []);
  const place = placeMeant(clean);
  if (
    place !== undefined &&
    shown.length > 0 &&
    !(
      (wish?.not.length ?? 0) > 0 &&
      /\b(?:something|anything|others?|another|rather|instead|show)\b/.test(clean)
    ) &&
    (kindsSaid.length === 0 || /\b(?:of (?:them|those|these)|one)\b/.test(clean))
  ) {
    return pointed ? { kind: 'item', item: pointed, aspect, read } : { kind: 'no-such-place' };
  }
  // "the satin one", "the green one, what is it made of": by its words among those shown.
  if (
    shownGoods.length > 0 &&
    (aspect || /\bthe (?:\w+(?: \w+)? one|(?:one|pair) for \w+)\b/.test(clean)) &&
    !/\b(?:only|any|other|show)\b/.test(clean) &&
    // "a dress! I'm a size S": one that is sought.
    !(
      wish?.size &&
      kindsSaid.length > 0 &&
      !isQuestion(clean) &&
      !/\b(?:the|that|this|those|these)\b/.test(clean)
    )
  ) {
    const among = shownGoods.filter(
      (good) =>
        stems.some((stem) => !isSmallWord(stem) && good.nameStems.includes(stem)) ||
        isOfAudience(clean, good) ||
        (wish?.colours ?? []).some((colour) => shelf.withQuality('colour', colour).has(good)),
    );
    // "the pale one": by a word of its description.
    const looks = stem(/\bthe (?:\w+ )?(\w+) one\b/.exec(clean)?.[1] ?? '');
    if (among.length === 0 && looks.length > 3)
      among.push(...shownGoods.filter(({ text }) => text.includes(` ${looks} `)));
    const best = among.length > 1 ? goodsNamed(stems, shelf, among) : among;
    const one = best.length === 1 ? best[0] : undefined;
    const narrows = /\b(?:only|under|over|cheaper)\b/.test(clean);
    const named = goodsNamed(stems, shelf);
    const [other] = named.length === 1 ? named : [];
    // "and the alarm clock?" after another clock is about the one that is named.
    const isOther = other !== undefined && !shownGoods.includes(other) && sharedWithName(other, stems) >= 2;
    // "I don't want another jacket": no jacket that was shown.
    const refused = (wish?.not ?? []).some(
      ({ type, id }) => type === 'kind' && one?.kind && isKindOf(one.kind, id),
    );
    if (
      one &&
      !isOther &&
      !refused &&
      among.length < shownGoods.length + (shownGoods.length === 1 ? 1 : 0) &&
      !narrows
    )
      return { kind: 'item', item: shownOf(one), aspect, read };
  }
  const extreme =
    /\b(?:cheapest|most expensive|priciest)\b/.test(clean) &&
    /\bof (?:them|those|these)\b/.test(clean) &&
    shown.length > 0;
  if (extreme && pointed && kindsSaid.length === 0)
    return { kind: 'item', item: pointed, aspect: aspect ?? 'price', read };
  return undefined;
}

const OF_THE_ONE =
  /^(?:(?:and|but|ok|so|cool|nice|sick|great|hm+|wait|wow|oh|sweet|fab|lovely|,|\.|!) ?)*(?:(?:would|will|could|can|does|do|is|are|has|have|did|should) (?:it|they|this|that|these|those|an?|the|my|i|one|you|she|he|we)\b|how much is in\b|what (?:do|does|did|will|would|is|are) (?:i|you|it|they|one|we)\b|what is in\b|what comes\b)/;
/** "does the scarf go over it": another good of the shop may be meant. */
const OTHER_THE = /\b(?:the|your) \w+ (?:\w+ )*(?:go|match|fit|suit)\b/;
/** "rather something for washing": a thing that is sought. */
const SOMETHING_FOR = /\b(?:something|anything) (?:for|to|that|with|like)\b/;
/** Asked of all that were shown. */
const OF_ALL =
  /\b(?:any|all|both|each|either|neither|which|none)(?: ones?)? of (?:them|these|those)\b|\b(?:do|are|can|have|will) (?:(?:they|these|those) )?(?:all|both)\b|\bwhich ones? (?:is|are|can|do|does|has|have|would|will)\b/;
const ANOTHER =
  /\b(?:others?|another|something|anything|else|more|any|show|find|looking|recommend|suggest|similar|instead|do you (?:have|sell)|save|keep|later|cart|favou?rites?|account|log|sell|buy|send|post|deliver\w*|return\w*|ship\w*|pay\w*|order\w*|refund\w*|you (?:a|an|real|human))\b/;

/** "She dives into a lake. Will it survive?": what is told first only says why it is asked. */
const IT_AT_END =
  /[.!,;] (?:and |so |but )*(?:would|will|could|can|does|do|is|are|has|have|did|should) (?:it|they|this|that|these|those)\b[^.!?]*\??\s*$/;
/** "can I swipe on my phone with them on?", "could I put flowers in it?": what else is named is the asker's own. */
const BESIDE_IT =
  /^(?:(?:and|but|ok|so|hm+|wait|oh|,|\.|!) ?)*(?:can|could|may|might|will|would|do|does|did|is|are|should|must|shall|how (?:do|would|should|can)) (?:\w+ ){1,9}?(?:with|in|into|on|onto|under|over|inside|through|from|out of) (?:it|them|this|these|those|that|here|there)(?: (?:on|off|too|as well|at all|safely))*[?!. ]*$/;
/** "is the frame carved wood?": a part of what was shown. */
const OF_A_PART =
  /^(?:(?:and|but|ok|so|,) ?)*(?:is|are|was|were|does|do|has|have|can|will|of what is|what is|(?:what|which) (?:size|length|shape|height|width|volume|strength) (?:is|are|has)) (?:the|its|their) (\w+)\b(?! (?:of|for|with|from)\b)/;

/** "is that a pump bottle or do I squeeze?" */
const IS_IT_A = /^(?:(?:and|but|ok|so|,) ?)*(?:is|are) (?:it|that|this|they|these|those) an? (\w+)\b/;

/** The item shown that a question is about which names another thing: one beside it, or a part of it. */
export function askedBesideIt({
  clean,
  tokens,
  aspect,
  read,
  shown,
  pointed,
  shelf,
}: Asked): Intent | undefined {
  const it = pointed ?? shown[0];
  if (!it || tokens.length > 16) return undefined;
  const about = (item: typeof it): Intent => ({ kind: 'item', item, aspect: aspect ?? 'details', read });
  if (packsIntoBag(clean)) return about(it);
  if (BESIDE_IT.test(clean) && !ANOTHER.test(clean) && !OTHER_THE.test(clean)) return about(it);
  const part = stem((OF_A_PART.exec(clean) ?? IS_IT_A.exec(clean))?.[1] ?? '');
  if (part.length < 3) return undefined;
  const having = (pointed ? [pointed] : shown.slice(0, 3)).find(({ _id }) => {
    const good = shelf.byId.get(_id);
    return good?.text.includes(` ${part} `) && !good.nameStems.includes(part);
  });
  return having && about(having);
}

/** "my lad is 3, is he old enough for it?", "I need these in +2.0, is that possible?": a question that points at it. */
const ASKED_OF_IT =
  /(?:^|[.!?,;] |\b(?:and|so|but) )(?:is|are|was|will|would|can|could|does|do|did|should|may|has|have|must|how|what|which|where|when)\b[^.!?]*\b(?:it|this|these|them|they|those|that)\b[^.!?]*\?|\b(?:it|this|these|them|they|those|that)\b[^.!?]*[.!?,;] (?:and |so |but )?(?:is|are|will|would|can|could|does|do|should|may|has|have|must|how) (?:that|it|this|they|those|these|i|you|we|he|she|there)\b[^.!?]*\?/;
/** "and how heavy can she get before it breaks" */
const HOW_IT = new RegExp(
  String.raw`${SO}how (?!do\b|to\b|many (?:of|more)\b|much (?:is|are|for|would)\b)\w+ [^.?!]*\b(?:it|them|this|these|they)\b`,
);
const FOR_IT = /\b(?:for|with|of|on|in|to|from|into|without) (?:it|this|these|them|those)\b/;
const LONG = 24;

/** What is asked for is another. */
const ELSE = /\b(?:what|anything|something|nothing) else\b/;

/** "can left-handed people use it", "will two people be able to lift it". */
const DONE_TO_IT = new RegExp(
  String.raw`${SO}(?:will|would|can|could|does|do|is|are|should|must|may|has|have) (?!you\b)(?:\w+ ){1,6}?(?:it|them)\b`,
);

/** A measure that is asked for. */
const HOW_LARGE =
  /(?:^|[,.;] ?)(?:and |so |but |ok )*how (?:tall|high|wide|long|deep|heavy|thick|big|large) (?:exactly|is it|are they|is that|are these|are those|is that one)?[?!. ]*$/;

/** The item that was spoken of, or the first of those shown, where a question can only be about such a one. */
export function theOneSpokenOf(asked: Asked): Intent | undefined {
  const { clean, tokens, read, wish, aspect, kindsSaid, shown, pointed, shelf } = asked;
  if (ELSE.test(clean)) return undefined;
  // "Does it come in XL?": the one that was spoken of.
  const ofFocus =
    pointed &&
    kindsSaid.every(
      (kind) =>
        shelf.byId.get(pointed._id)?.kind === kind ||
        lineage(shelf.byId.get(pointed._id)?.kind ?? '').includes(kind),
    );
  const short = tokens.length <= 14;
  // "would they survive a wet lawn?", "what do I end up with?": one was spoken of, and nothing else is asked for.
  if (
    pointed &&
    short &&
    kindsSaid.length === 0 &&
    (OF_THE_ONE.test(clean) || IT_AT_END.test(clean) || DONE_TO_IT.test(clean)) &&
    !ANOTHER.test(clean) &&
    !CHEAPER.test(clean) &&
    !DEARER.test(clean) &&
    !isRefinement(clean, wish)
  )
    return { kind: 'item', item: pointed, aspect: aspect ?? 'details', read };
  if (
    pointed &&
    tokens.length <= LONG &&
    tokens.length > 6 &&
    kindsSaid.length === 0 &&
    (ASKED_OF_IT.test(clean) || (isQuestion(clean) && FOR_IT.test(clean)) || HOW_IT.test(clean)) &&
    !ANOTHER.test(clean) &&
    !CHEAPER.test(clean) &&
    !DEARER.test(clean) &&
    (wish?.not.length ?? 0) === 0
  )
    return {
      kind: 'item',
      item: pointed,
      aspect: aspect ?? (/\b(?:old|young) enough\b/.test(clean) ? 'age' : 'details'),
      read,
    };
  if (ofFocus && pointed && short && !isRefinement(clean, wish) && !SOMETHING_FOR.test(clean)) {
    const it = /\b(?:it|its|that|this|they|them|these|those|he|one)\b/.test(clean);
    if (
      aspect &&
      (aspect !== 'details' || it) &&
      (it || aspect !== 'price' || /\bhow much\b|\bprice\b|\bcost\b/.test(clean)) &&
      !CHEAPER.test(clean) &&
      !DEARER.test(clean)
    )
      return { kind: 'item', item: pointed, aspect, read };
    if (it && wish?.size && !/\bin (?:blue|red|black|white|green)\b/.test(clean))
      return { kind: 'item', item: pointed, aspect: 'sizes', read };
  }
  // "does it smell?" of several: what each description says of it.
  if (
    shown.length > 1 &&
    !pointed &&
    (aspect === undefined || aspect === 'details') &&
    tokens.length <= 8 &&
    kindsSaid.length === 0 &&
    /^(?:and |but |ok |so )*(?:does|do|is|are|can|will|has|have) (?:it|they|this|these|those|them)\b/.test(
      clean,
    ) &&
    !/\b(?:similar|like|others?|else|more|all you|any)\b/.test(clean) &&
    !CHEAPER.test(clean) &&
    !DEARER.test(clean) &&
    !isRefinement(clean, wish)
  )
    return { kind: 'each', items: shown, aspect: 'details', read };
  // "are any of them machine washable?", "do they all have pockets?": what is written of each.
  if (
    shown.length > 1 &&
    kindsSaid.length === 0 &&
    aspect !== 'price' &&
    OF_ALL.test(clean) &&
    !isRefinement(clean, wish) &&
    !wish?.size &&
    !wish?.materials.length
  )
    return { kind: 'each', items: shown, aspect: aspect ?? 'details', read };
  // "the tall one, how tall exactly": what is written of each.
  if (
    shown.length > 1 &&
    !pointed &&
    tokens.length <= 9 &&
    kindsSaid.length === 0 &&
    HOW_LARGE.test(clean) &&
    !isRefinement(clean, wish)
  )
    return { kind: 'each', items: shown, aspect: 'measures', read };
  // Several were shown, and none of them was meant: the first will do for "what sizes does it have?".
  if (
    shown.length > 1 &&
    aspect &&
    aspect !== 'details' &&
    aspect !== 'colour' &&
    short &&
    kindsSaid.length === 0 &&
    /\b(?:it|its|that|this|they|them)\b/.test(clean) &&
    !isRefinement(clean, wish) &&
    !CHEAPER.test(clean)
  ) {
    const [first] = shown;
    if (first) return { kind: 'item', item: first, aspect, read };
  }
  // "and the guarantee?": a thing that its own description names.
  const part =
    /^(?:and|ok|so|what about|how about|what is|also)?(?: what about)? ?(?:the|its|any|is there an?|does it have an?)? ?(\w+)[?!. ]*$/.exec(
      clean,
    )?.[1];
  const parts =
    part &&
    pointed &&
    kindsSaid.length === 0 &&
    !(wish && (wish.colours.length || wish.materials.length || wish.size || wish.recipient))
      ? shelf.byId.get(pointed._id)
      : undefined;
  if (parts && part && part.length > 3 && [part, stem(part)].some((word) => parts.text.includes(` ${word} `)))
    return { kind: 'item', item: shownOf(parts), aspect: 'details', read };
  if (
    shown.length > 0 &&
    pointed &&
    short &&
    kindsSaid.length === 0 &&
    /^(?:and |ok |so )*(?:what about )?(?:the )?(?:wash|washing|care|material|size|sizes|price|cost|fabric|colou?r|dimensions|weight|height)[?!. ]*$/.test(
      clean,
    )
  ) {
    return { kind: 'item', item: pointed, aspect, read };
  }
  return undefined;
}

/** "does she have to spray it?", "big enough for him": of who is to have it. */
const OF_HER =
  /\benough (?:for|to)\b|^(?:and |but |so )*(?:does|do|can|could|will|would|must|should|is|has) (?:she|he|they) (?:\w+ ){1,5}?(?:it|them|this|these)\b/;

/** "do you have it in blue", "only cotton": changes of the wish and no question about the item. */
function isRefinement(clean: string, wish: Wish | undefined): boolean {
  if (!wish) return false;
  const changes =
    wish.colours.length +
    wish.patterns.length +
    wish.not.length +
    // "she dives into a lake, will it survive?" is for nobody else.
    (wish.recipient && !IT_AT_END.test(clean) && !OF_HER.test(clean) ? 1 : 0) +
    (wish.maxPrice === undefined ? 0 : 1);
  return changes > 0 && !/\b(?:is it|made|what is|does it|are they)\b/.test(clean);
}
