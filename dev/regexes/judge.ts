import { check } from 'recheck';

/**
 * How a pattern's time grows with its input: by proof of its automaton, or, where it looks around or is too large for that, by a search for the worst
 * input. `degree`: 1 is in proportion; of a polynomial; none where it is exponential, or nobody can tell.
 */
export type Growth = { degree?: number; why?: string };

/** What a pattern may cost on the longest input, in steps: some 10 ms. */
const MOST_STEPS = 4_000_000;
const PATIENCE_MS = 30_000;
/** Bounded by steps alone, so that a busy machine finds what an idle one does. */
const SEARCH = { timeout: PATIENCE_MS, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };
/** So many parts that may be absent cannot multiply to much. */
const FEW = 8;

/** Without a loop there is nothing that could grow: each part is looked at once for each of a few ways. */
function hasNoLoop(source: string): boolean {
  const bare = source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/gs, 'x');
  const optional = bare.replaceAll('(?', '(').split('?').length - 1;
  return !/[*+{]/.test(bare) && optional <= FEW;
}

/** How the time of a pattern grows with its input. */
export async function growthOf(source: string, flags: string): Promise<Growth> {
  if (hasNoLoop(source)) return { degree: 1 };
  const first = await check(source, flags, SEARCH);
  // A proof may take too long; then an attack is searched for.
  const found = first.status === 'unknown' ? await check(source, flags, { ...SEARCH, checker: 'fuzz' }) : first;
  if (found.status === 'unknown') return { why: found.error.kind };
  if (found.status === 'safe') return { degree: 1 };
  const { complexity, attack } = found;
  const why = `${complexity.summary}, as with ${attack.pattern}`;
  const degree = complexity.type === 'polynomial' ? complexity.degree : undefined;
  return { degree, why };
}

/** Whether a pattern may stand before input of at most so many characters; undefined: of any length; 0: of our own. */
export function isGood({ degree }: Growth, input: number | undefined): boolean {
  if (degree === 1 || input === 0) return true;
  return degree !== undefined && input !== undefined && input ** degree <= MOST_STEPS;
}
