import { CONDITION, CONDITIONS, type Matches, SOME_WORDS } from './condition-bits.ts';

/** Fewest goods that make an answer; others that come close follow fewer of them. */
const FEW = 6;

/** Returns the number of items for sale that meet each set of conditions. */
export function countMet(names: readonly string[], { met }: Matches): Uint32Array {
  const counts = new Uint32Array(SOME_WORDS);
  for (let ordinal = 0; ordinal < met.length; ordinal++) {
    const bits = (met[ordinal] ?? 0) % SOME_WORDS;
    if (bits > 0 && names[ordinal] !== '') counts[bits] = (counts[bits] ?? 0) + 1;
  }
  return counts;
}

/** Returns the number of items that meet at least these conditions. */
const countWith = (counts: Uint32Array, bits: number): number =>
  counts.reduce((sum, count, met) => ((met & bits) === bits ? sum + count : sum), 0);

/** Returns the conditions to drop so that some item meets the others: as few as possible, the least important first. */
export function droppedOf(counts: Uint32Array, required: number): number {
  const isMet = (bits: number) => bits !== 0 && counts.some((count, met) => count > 0 && (met & bits) === bits);
  let dropped = 0;
  const present = CONDITIONS.filter((name) => required & CONDITION[name]);
  for (const name of present) {
    if (isMet(required & ~dropped)) break;
    dropped |= CONDITION[name];
  }
  for (const name of present.toReversed()) {
    const bit = CONDITION[name];
    if (dropped & bit && isMet(required & ~(dropped & ~bit))) dropped &= ~bit;
  }
  return dropped;
}

/** Conditions that name no goods, so they must not remain alone after others were dropped. */
const WITHOUT_GOODS = CONDITION.price | CONDITION.size | CONDITION.forWhom;
/** Conditions that describe a thing, so they must not remain alone after the thing itself was dropped. */
const OF_A_THING = WITHOUT_GOODS | CONDITION.occasion | CONDITION.material | CONDITION.color;

/**
 * Returns the conditions that remain. Without any that names goods, items need some of the words: a `black tie` is no
 * black shirt.
 * @param isThing whether the words name a thing
 * @param spoken whether the query is a message of a conversation
 */
export function remainingOf(
  required: number,
  dropped: number,
  { isThing, spoken }: { isThing: boolean; spoken: boolean },
): number {
  const remaining = required & ~dropped;
  // The text excludes all goods of the requested kind. Those of other kinds are not shown for it.
  if (dropped & CONDITION.kind) return 0;
  if (spoken) return remaining;
  const alone = isThing && dropped & CONDITION.words ? OF_A_THING : WITHOUT_GOODS;
  return dropped !== 0 && (remaining & ~alone) === 0 ? SOME_WORDS : remaining;
}

/**
 * Returns the conditions that goods behind those that meet all may lack, because few meet all: `black lace dress` finds
 * the other black dresses behind. Returns 0 when enough goods meet all, or when no others follow.
 * @param minor conditions without which goods come close
 */
export function closeOf(counts: Uint32Array, required: number, minor: number): number {
  const found = countWith(counts, required);
  if (!(required & CONDITION.kind) || found === 0 || found >= FEW) return 0;
  let lacked = 0;
  let followed = found;
  for (const name of CONDITIONS) {
    if (followed >= FEW) break;
    lacked |= required & minor & CONDITION[name];
    followed = countWith(counts, required & ~lacked);
  }
  return followed > found ? lacked : 0;
}
