import { substancesIn } from '../containing.ts';
import { isQuestion } from '../cues.ts';
import type { Intent } from '../intent.ts';
import { goodsNamed } from '../item-meant.ts';
import { type Asked, shownOf } from './asked.ts';
import { isNamedFully, sharedWithName, subjectOf } from './named-fully.ts';

const LITTLE = String.raw`(?:newborns?|bab(?:y|ies)|infants?|toddlers?|little (?:ones?|boys?|girls?)|(?:small |young )?(?:child|children|kids?)|\d{1,2} ?(?:months?|mo|years?|yo)(?: olds?)?|one year olds?|two year olds?|pregnan\w+|breast ?feeding|(?:her|his|their) (?:mouth|skin|age)|(?:dogs?|cats?|pets?|pupp(?:y|ies)))`;
/** "is it safe for babies", "may a toddler chew on it", "is the glaze free of lead". */
const ASKS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:safe|ok|okay|all right|alright|fine|suitable|suited|allowed|dangerous|harmful|risky|bad|too (?:small|sharp|hard|heavy))(?: to \w+(?: \w+)?)? (?:for|with|around|near|when|if|while|during)(?: \w+){0,3}? ${LITTLE}\b`,
  ),
  /\b(?:can|could|may|should|might|would|will) (?:an?|the|my|our|her|his|their|he|she|they) (?:\w+ ){0,4}?(?:choke|swallow|chew|suck|sleep (?:with|in|on)|hurt|have (?:it|this|that|them|these|those|the|one)|play with|put (?:it|this|them) in)\b/,
  /\b(?:(?:non ?)?toxic|poison(?:ous|ed)?|harmful|hazard(?:ous)?|chok(?:e|ing)|swallow(?:ed|s)?|suffocat\w+|flammable|carcinogen\w*|cadmium|bpa|pfas|asbestos|mercury|arsenic|heavy metals?|chemicals|radiation)\b/,
  /\b(?:free (?:of|from)|contain(?:s|ing)?|any|no|without|is there|traces of|made with|certified|tested for) (?:any )?lead\b|\blead free\b|\blead in\b/,
  /\b(?:is|are) (?:(?:it|this|that|they|these|those) |the (?:\w+ ){1,4}?)(?:really |actually |completely |100 |certified )*safe\b(?! (?:to (?:pay|buy|order|shop|enter)|with you))/,
];

/** "may it burn overnight while we sleep?" */
const LEFT_ALONE =
  /\b(?:leav(?:e|ing)|let(?:ting)?|keep(?:ing)?|burn(?:s|ing)?|stays?|lit|go(?:es)? to (?:bed|sleep))\b.*\b(?:over ?night|(?:all|the whole|through the|during the) night|unattended|unwatched|unsupervised|alone|asleep|(?:while|when|if|and) (?:i|we|you|one|nobody|no one|everybody|everyone|my \w+)(?: \w+){0,3}? (?:sleep\w*|asleep|out|away|gone|leaves?|home|shower|bed|room|shops?|work))\b|\bburn(?:s|ing)?\b(?: \w+){0,3} (?:go|leave|sleep)\b/;
/** Whether a prepared text asks if a candle may be left burning. */
export const asksToLeaveAlone = (text: string, kind: string | undefined): boolean =>
  kind === 'candle' && LEFT_ALONE.test(text);

/** Whether something may harm is asked of one good: what its seller says of that, and of nothing else. */
export function safetyAsked(asked: Asked): Intent | undefined {
  const { clean, stems, kindsSaid, memory, pointed, shown, shelf, read } = asked;
  const sentence = clean
    .split(/(?<=[.!?;]) /)
    .find(
      (one) =>
        (isQuestion(one) ||
          /^any |, (?:and |so |but )?(?:is|are|can|could|may|should|would|will|does|do)\b/.test(one)) &&
        (LEFT_ALONE.test(one) || ASKS.some((pattern) => pattern.test(one))),
    );
  if (!sentence || WANTS.test(sentence)) return undefined;
  const [only, ...others] = goodsNamed(stems, shelf);
  const named =
    subjectOf(clean, shelf, []) ??
    (only && others.length === 0 && sharedWithName(only, stems) >= 2 && isNamedFully(only, stems, shelf)
      ? only
      : undefined);
  const page = memory.page === undefined ? undefined : shelf.byId.get(memory.page);
  const points = /\b(?:it|this|that|these|they|them|those)\b/.test(clean);
  const it =
    points || (page && kindsSaid.length === 0)
      ? (pointed ?? page ?? (shown.length === 1 ? shown[0] : undefined))
      : undefined;
  const good = named ?? (it && ('item' in it ? it : shelf.byId.get(it._id)));
  if (!good) return undefined;
  if (!ASKS.some((pattern) => pattern.test(sentence)) && !asksToLeaveAlone(sentence, good.kind))
    return undefined;
  const substances = substancesIn(sentence, good);
  return {
    kind: 'item',
    item: shownOf(good),
    aspect: 'safety',
    read,
    ...(substances.length > 0 ? { substances } : {}),
  };
}

/** "which of your toys are safe for a baby": goods are sought. */
const WANTS =
  /\b(?:show|find|looking for|search\w*|recommend|suggest|do you (?:have|sell)|have you|got any|which (?:of|ones?|toys?|things|\w+s (?:are|is|can))|what (?:can|could|should|do|is there|are|toys?|things)|anything|something|else|gifts?|presents?)\b/;
