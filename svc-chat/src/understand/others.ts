import { isKindOf, pluralOf } from '../lexicon/kinds.ts';
import { MORE } from './follow-up.ts';
import { clausesOf } from './small-words.ts';
import { asksForGoods, type Wish } from './wish.ts';

const SO = String.raw`(?:(?:no+|nope|nah|hm+|ugh|eh|oh|ok|well|but|and|sorry|please|meh|yuck|ew+|honestly|thanks|thank you|,|\.|!) ?)*`;
const THESE = String.raw`(?:any of |either of |all of )?(?:that|this|those|these|it|them|any|either)(?: (?:ones?|two|three|four))?`;

/** What is said of goods that are not liked, or were seen. */
const REFUSED = new RegExp(
  [
    String.raw`^${SO}not ${THESE}(?: either| neither)?[.! ]*$`,
    String.raw`^${SO}(?:he|she|they|i|we|mum|dad) (?:already )?(?:has|have|owns?|got|is got) (?:already )?(?:that|it|those|one|them|this)(?: ones?)?(?: already)?[.! ]*$`,
    String.raw`^${SO}(?:i|she|he|we|they) (?:do|does|did|am|is|are|would) not (?:really |quite |particularly )?(?:like|love|fancy|want|fond of|keen on|convinced by|sold on|into|sure about|feel) ${THESE}(?: (?:much|very much|at all|at the moment|enough|really))?[.! ]*$`,
    String.raw`^${SO}i (?:hate|dislike|can not stand) ${THESE}[.! ]*$`,
    String.raw`^${SO}(?:(?:they|these|those|it|that|this|all) (?:is|are|look|looks) )?(?:all )?(?:a bit |so |too |very |rather |pretty |kind of |really )*not (?:really |quite |exactly |at all |so )?(?:my|his|her|our|their) (?:style|taste|thing|cup of tea|kind of thing|vibe)[.! ]*$`,
    String.raw`^${SO}(?:(?:they|these|those|it|that|this) (?:is|are|was|were) )?not (?:really |quite |exactly )?(?:for (?:me|him|her|us|them)|what (?:i|we|he|she) (?:had in mind|want|wanted|was looking for|am looking for|is looking for|meant|need)|it|right|them)[.! ]*$`,
    String.raw`^${SO}(?:(?:they|these|those|it|that|this|all) (?:is|are|look|looks) )?(?:all )?(?:a bit |so |too |very |rather |pretty |kind of |really )*(?:ugly|hideous|boring|dull|horrible|awful|frumpy|tacky|old fashioned|outdated|plain|ordinary|meh|grim|drab|dowdy|cheesy|kitschy?|childish)[.! ]*$`,
    String.raw`^${SO}(?:you |u |i )?(?:have )?(?:already )?(?:showed|shown|seen|suggested|saw|told)(?: me)? (?:that|this|those|these|it|them)(?: ones?)?(?: (?:already|before|one))*[.! ]*$`,
    String.raw`^${SO}none of (?:those|these|them)(?: (?:please|thanks|really|appeals?|works?|(?:do|does|will) it|(?:are|is) (?:right|good|nice|for me)))*[.! ]*$`,
    String.raw`^${SO}(?:any(?:thing)?|something|got anything|have you anything|show me something|do you have anything) (?:different|nicer|prettier|less (?:boring|ugly|plain)|more (?:interesting|exciting|special|unusual))[?.! ]*$`,
  ].join('|'),
);
/** "Is that all?" */
const ALL =
  /^(?:and |so |ok |but |,)*(?:(?:are|is|was|were) (?:those|these|that|they|this|it|there) (?:all|everything|the only (?:ones?|\w+)|really all|it|only (?:those|these|this))\b(?: (?:you|that|there|your|of (?:them|those|these)|the \w+)\b[^,]*)?|(?:you )?(?:only|just) (?:have |got |these |those |that |two |one |three )+|(?:nothing|anything) (?:else|more)\b[^,]*)[?!. ]*$/;

/** Whether what was shown is not wanted, or others beside it are. */
export function wantsOthers(text: string): boolean {
  if (REFUSED.test(text) || ALL.test(text)) return true;
  // "not those. others please"
  const clauses = clausesOf(text);
  return (
    clauses.length > 1 &&
    clauses.some((clause) => REFUSED.test(clause)) &&
    // "not that one, the other": one of those shown.
    clauses.every((clause) => REFUSED.test(clause) || (MORE.test(clause) && !/^the other\b/.test(clause)))
  );
}

const ELSE_FOR = new RegExp(
  String.raw`^${SO}(?:(?:show|find|give|got|is there|do you have|have you got|i (?:want|need)) )?(?:me )?(?:something|anything|what) (?:else|different)(?: then| instead| maybe)?,? (?:for|to|that|which|in|could|can|would|might|may|should|is there|do you have|smells?|looks?|works?|helps?|fits?)\b`,
);
const BESIDE = /\b(?:with|beside|next to|for) (?:this|it|these|those|that|them)\b/;
const PLAYS = /\bplay(?:s|ing)?\b/;

/** "Something else for the kitchen", "what else could he play with?": of another kind, for whom and how much as before. */
export function somethingElse(
  text: string,
  said: Wish | undefined,
  [last]: readonly Wish[],
): Wish | undefined {
  const asked = clausesOf(text).at(-1) ?? '';
  if (!said || !last || last.kinds.length === 0 || (said.kinds.length > 0 && !said.described))
    return undefined;
  // "something else that gives light", after lamps: what is described, and no lamps.
  const now = { ...said, kinds: said.kinds.filter((kind) => !last.kinds.includes(kind)) };
  if (said.described && now.kinds.length === 0) return undefined;
  if (!ELSE_FOR.test(asked) || BESIDE.test(asked)) return undefined;
  const toys = PLAYS.test(text) && last.kinds.every((kind) => isKindOf(kind, 'toy'));
  const { recipient, age, gift, minPrice, maxPrice } = last;
  const wish: Wish = {
    ...(gift ? { gift } : {}),
    ...(minPrice === undefined ? {} : { minPrice }),
    ...(maxPrice === undefined ? {} : { maxPrice }),
    ...(age === undefined ? {} : { age }),
    ...now,
    ...(toys ? { kinds: ['toy'], occasions: [], interests: [], words: [] } : {}),
    not: [
      ...last.not,
      ...now.not,
      ...last.kinds.map((id) => ({ type: 'kind' as const, id, said: pluralOf(id) })),
    ],
  };
  if (recipient && (!now.recipient || now.recipient.spokenOf)) wish.recipient = recipient;
  return asksForGoods({ ...wish, not: [] }) ? wish : undefined;
}
