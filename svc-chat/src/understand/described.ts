import { PROFILES } from '../lexicon/occasions.ts';
import type { Mark } from './marks.ts';
import { sortOf } from './order-of.ts';
import { kindsDescribed } from './paraphrases/kinds-described.ts';
import type { Token } from './prepare.ts';
import { WORN } from './worn-on.ts';

const THING = String.raw`(?:something|anything|an? (?:thing|item|object|gadget|device|piece)|the thing|things?|stuff|items?|gadgets?|one of those things|thingy|thingie|whatever)`;
/** "something to …", "a thing that …", "what you put on a wall to …": a thing by what it is for. */
const BY_PURPOSE = new RegExp(
  String.raw`\b${THING} (?:(?:nice|good|small|cheap|pretty|else|little|new|that|which|where|with which|in which|on which) )*(?:(?:i|you|we|one|people|he|she|they) )?(?:(?:could|can|would|will|might|is|are|was) )*(?:used |made |meant |good )?(?:to|for|that|which|where|with|made|from|of|against|on|in|you|i|we|one|people|so|(?:my |an? |the )\w+ (?:can|could|would|will|might|may)|(?:he|she|they) (?:can|could|would|will|might|may))\b|\bwhat (?:do |does |can |could |would |might )?(?:you|one|people|i|we|they|everyone) (?:\w+ )?(?:put|use|wear|need|take|keep|hang|place|stand|drink|hold|carry|wrap|play|do)\b|\b(?:thing|what) (?:is it )?called\b`,
  'g',
);
/** "I want to smell nice": what somebody wants to do. */
const BY_WANT =
  /\b(?:i|we|he|she|they) (?:really |just |only |always |would )*(?:wants?|needs?|likes?|have|has|tr(?:y|ies)|am trying|is trying) to (?!buy|order|know|return|see|find|ask|pay|send|look|get|give|cancel|change|sell|show|tell|talk|speak|go\b|be\b|wear)|\b(?:help me|stop|so that|to keep|to stop) \w+/g;
/** Who has forgotten its name, or calls it a thing, describes it, whatever other things are named. */
const FORGOTTEN =
  /\b(?:forg[eo]t(?:ten)?|do not know|can not (?:remember|think of|recall)|do not (?:remember|recall)|no idea) (?:what |how )?(?:(?:it|they|that|those|this) (?:is|are|was)|(?:is|are) (?:it|they)|the (?:\w+ )?(?:word|name|term)|its name|(?:you|we|one) calls? (?:it|them|that))|\b(?:what|how|whatever)(?: (?:is|are|do|does|you))* (?:its|it|they|that|those|them|the thing)(?: (?:is|are))? called\b|\bthe (?:word|name) escapes\b/;
/** "a padded thing with no sleeves", where no other thing was named before. */
const CALLED_THING =
  /\b(?:the|a|an|that|this|those|these|one of those|some sort of|some kind of|(?!need)\w+ed|(?!any|my|many|every)\w+y) (?:(?!\w+est\b|most\b|least\b|only\b|first\b|best\b|same\b|other\b)\w+ ){0,2}?(?:thing|thingy|thingie|thingamajig|gadget|contraption|device|object|doohickey|whatsit)s? (?:with|that(?! you)|which|you (?!have|got|sell|offer|do\b|carry)|one|people|for|to|where|without|on which|in which|of|made|made of|made for)\b/;
/** "what lawyers carry their papers in" */
const WHAT_THEY =
  /^what (?:do |does |did )?(?!(?:shoes|clothes|colou?rs|sizes|kinds|things|items)\b)\w+s (?:usually |always |often )?(?:carry|wear|use|put|keep|take|hang|hold|wrap|play|drink|eat|sit|write|cook|work)\b/;
/** Whether a thing is described, whatever other things are named; `firstKind` is where in the text the first of them stands. */
export const isNameless = (text: string, firstKind = Number.POSITIVE_INFINITY): boolean =>
  FORGOTTEN.test(text) ||
  WHAT_THEY.test(text) ||
  (CALLED_THING.exec(text)?.index ?? Number.POSITIVE_INFINITY) < firstKind;

/** What it was made of or where is no purpose: its description says so. */
const MADE =
  /\b(?:made|woven|knitted|spun|blown|painted|sewn|thrown|built|cut|crafted|carved|recycled|gathered|grown|stuffed|poured)(?: \w+)? (?:of|from|in|by|out|with)\b/;
/** What no shop without food and books has anything for. */
const CONSUMED = /^(?:eat|drink|cook|read|snack|chew|smoke|munch|nibble)$/;
/** "something for reading": what the occasions know of. */
/** A description of these alone says how a thing is, and not what it is for. */
const QUALITY = /^(?:colour|pattern|material)$/;
const FOR_ALONE = /\bfor$/;
/** So likely must a kind be, by how clearly a thing is described, and whether an occasion may be what it is for. */
const SURE = { purpose: 0.32, want: 0.5, occasion: 0.5, known: 0.85, nameless: 0.14 } as const;
/** What is longer tells of more than a thing. */
const LONGEST = 14;

const NO_PART = new Set(
  'something anything thing things thingy stuff item items gadget device please need want looking search show find give have got do does can could would should there any sell what called forget forgot forgotten remember know word name its them nice good cheap also else am'.split(
    ' ',
  ),
);

const LIKED =
  /\b(?:loves?|likes?|enjoys?|adores?|into|obsessed with|fond of|crazy about|mad about|fascinated by|interested in|learning) (?:to |all |everything |anything |about )*([a-z ]+)/;
/** What somebody likes must tell of goods as surely as this. */
const LIKED_FOR_SURE = 0.45;

/** "He loves numbers": the kinds of goods that are about what somebody likes. */
export function likedKinds(tokens: readonly Token[], clean: string): readonly string[] {
  const liked = LIKED.exec(clean)?.[1]?.split(' ').slice(0, 6) ?? [];
  const known = new Set(tokens.map(({ word }) => word));
  const said = liked.filter((word) => known.has(word) && !NO_PART.has(word));
  if (said.length === 0) return [];
  const { kinds, share } = kindsDescribed(said);
  return share >= LIKED_FOR_SURE ? kinds.slice(0, 1) : [];
}

/** The kinds of goods that a clause without any describes by what they do; none where it is not clear. */
export function describedKinds(
  tokens: readonly Token[],
  marks: readonly Mark[],
  used: ReadonlySet<Mark>,
  taken: ReadonlySet<number>,
  clean: string,
  gift: boolean,
  anyhow = true,
): readonly string[] {
  const first = marks.find((mark) => mark.type === 'kind' && !used.has(mark))?.from ?? tokens.length;
  const nameless = isNameless(
    clean,
    tokens
      .slice(0, first)
      .map(({ word }) => word)
      .join(' ').length,
  );
  if (!anyhow && !nameless) return [];
  if (MADE.test(clean) && !nameless) return [];
  const purposes = [...clean.matchAll(BY_PURPOSE)];
  const wants = nameless || purposes.length > 0 || gift ? [] : [...clean.matchAll(BY_WANT)];
  if (!nameless && purposes.length + wants.length === 0) return [];
  const out = new Set(taken);
  for (const mark of marks)
    if (
      (used.has(mark) && !nameless) ||
      mark.type === 'person' ||
      mark.type === 'gift' ||
      mark.type === 'mark'
    )
      for (let at = mark.from; at < mark.to; at += 1) out.add(at);
  const words = tokens.flatMap(({ word, mark, isName }, at) =>
    mark || out.has(at) || isName || /\d/.test(word) ? [] : [word],
  );
  // "the dearest thing you sell": in which order, and not what for.
  const said = words.filter((word) => !NO_PART.has(word) && !sortOf(word).sort);
  const qualities = new Set(
    marks.flatMap(({ type, from }) => (QUALITY.test(type) ? [tokens[from]?.word ?? ''] : [])),
  );
  // "anything for his room": where it is for, and not what.
  const places = new Set(
    marks.flatMap(({ type, from, to }) =>
      type === 'shelf' && !nameless ? tokens.slice(from, to).map(({ word }) => word) : [],
    ),
  );
  // "something for the home": for where, and nothing is described.
  const forPlace =
    !nameless &&
    purposes.length > 0 &&
    purposes.every(({ 0: purpose, index }) => {
      const after = /^ (?:(?:the|my|our|his|her|their|a|an) )?(\w+)/.exec(
        clean.slice(index + purpose.length),
      );
      return FOR_ALONE.test(purpose) && places.has(after?.[1] ?? '');
    });
  if (forPlace) return [];
  const telling = said.filter(
    (word) =>
      !qualities.has(word) &&
      !places.has(word) &&
      !/^(?:to|for|that|which|with|in|on|of|it|a|an|the|and|or|but|so|from|at|is|are|not|nothing|above|below|under|over|small|little|more|be|cost|costs|my|our|his|her|their)$/.test(
        word,
      ),
  );
  if (telling.length === 0 || said.length > (nameless ? 2 * LONGEST : LONGEST)) return [];
  if (telling.length === 1 && CONSUMED.test(telling[0] ?? '')) return [];
  const named = marks.flatMap((mark) => (mark.type === 'kind' ? [mark.id] : []));
  const { kinds, share } = kindsDescribed(said, named);
  const occasions = marks.flatMap((mark) => (mark.type === 'occasion' && !used.has(mark) ? [mark.id] : []));
  const byOccasion = nameless
    ? SURE.nameless
    : purposes.every(([purpose]) => FOR_ALONE.test(purpose)) && purposes.length > 0
      ? 1
      : occasions.some((id) => PROFILES.get(id)?.kinds.has(kinds[0] ?? ''))
        ? SURE.known
        : SURE.occasion;
  const least = Math.max(
    nameless ? SURE.nameless : purposes.length > 0 ? SURE.purpose : SURE.want,
    WORN.test(clean) && !nameless ? SURE.occasion : 0,
    occasions.length > 0 ? byOccasion : 0,
  );
  return share >= least ? kinds : [];
}
