import { type Degree, degreeIn, lessOf } from '../lexicon/measures.ts';
import { clausesOf } from './small-words.ts';

/** What is said of the time, the price or the person, and of no goods. */
const NO_FAULT =
  /^(?:late|early|tired|much|many|bad|expensive|pricey|dear|cheap|young|old|busy|slow|fast|drunk|funny|kind|true)$/;
const MORE_SO =
  /^(?:and |but |ok |or |maybe |do you have |have you got |got |is there |are there |can i see |can you show me |show me |give me |what about |how about |i want |i need |need |want |i would like |rather )*(?:something|anything|one|an?|any|the|some)? ?(?:(?:that|which) (?:is|are) )?(?:(?:a )?(?:bit|little|lot|much|slightly|even) )*(?:(more) )?(\w+er|casual|elegant|formal|comfortable|colou?rful|modern|classic|simple|special|practical|personal|unusual|fun)(?: (?:ones?|sizes?|model|size|please|version|bottle|than (?:that|this|those|these)))*[?!. ]*$/;
const TO_OCCASION: readonly (readonly [RegExp, string])[] = [
  [/^(?:warmer|thicker|cosier|cozier|heavier)$/, 'winter'],
  [/^(?:lighter|cooler|thinner|airier)$/, 'summer'],
  [/^(?:smarter|dressier|fancier|elegant|formal|special)$/, 'party'],
  [/^(?:comfier|softer|looser|casual|comfortable)$/, 'home'],
];
const NO_QUALITY =
  /^(?:cheaper|dearer|pricier|other|another|either|ever|never|under|over|after|number|order|whatever|however|together|leather|silver|winter|summer|water|paper|dinner|computer|laster|sweater|jumper|blazer|slipper|sneaker|trainer|sister|brother|mother|father|daughter|letter|super|rather|later|sooner|better|younger|older|nicer|fancier|power|flower|toaster|answer|offer|cover|charger|speaker|controller|printer|scooter|copper|rubber|timer|runner|diaper|poster|pointer|stopper|hanger|holder|zipper|locker|cleaner|dryer|player|toddler|teenager|designer|soldier|teacher|refer|prefer|manager|seller|bestseller|customer)$/;

const TOO =
  /^(?:(?:no+|nah|hm+|ugh|oh|ok|but|and|sorry|thanks|,|\.) ?)*(?:(?:they|these|those|it|that|this|all|all of (?:them|these|those)|the \w+ one|both) (?:is|are|look|looks|seems?|will be|would be) )?(?:all )?(?:a bit |a little |way |much |far |just |really |rather |slightly )*too (\w+)(?: (?:for (?:me|him|her|us|them|that|this|a \w+|my \w+)|though|thanks|please|i think|i am afraid))*[.! ]*$/;

/** Of what was shown the others: by an occasion where that tells, or those first that are more so. */
export type MoreSo = { occasion?: string; by?: Degree };

/** "I live in Dubai", after "too warm": why. */
const REASON =
  /^(?:i|we|he|she|they|it) (?:lives?|am|is|are|gets?|works?|sweats?|freezes?|runs?)\b(?! (?:looking|size|an?|not|there)\b)(?!.*\bfor\b)/;

/** "Something lighter", "longer ones", "too warm", "too warm, anything lighter?". */
export function moreSo(clean: string): MoreSo | undefined {
  const whole = ofClause(clean);
  if (whole) return whole;
  const clauses = clausesOf(clean).filter((clause) => !REASON.test(clause));
  const said = clauses.map(ofClause);
  return said.every(Boolean) ? said.at(-1) : undefined;
}

function ofClause(clean: string): MoreSo | undefined {
  const too = TOO.exec(clean)?.[1];
  const less = too === undefined ? undefined : lessOf(too === 'hot' ? 'warm' : too);
  if (less && less.measure !== 'price') return { by: less };
  if (too !== undefined && !less && !NO_FAULT.test(too)) return {};
  const found = MORE_SO.exec(clean);
  const quality = found?.[2];
  if (!quality || NO_QUALITY.test(quality)) return undefined;
  if (!found[1] && !quality.endsWith('er')) return undefined;
  const occasion = TO_OCCASION.find(([words]) => words.test(quality))?.[1];
  const by = degreeIn(found[1] ? `more ${quality}` : quality);
  return { ...(occasion ? { occasion } : {}), ...(by ? { by } : {}) };
}
