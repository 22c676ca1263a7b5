import { check } from 'recheck';

/**
 * Growth of a pattern's time with its input: by proof of its automaton, or, where it has lookaround or is too large, by
 * a search for the worst input. `degree`: 1 is linear; missing where it is exponential or unknown.
 */
export type Growth = { degree?: number; why?: string };

/** Maximum cost of a pattern on the longest input, in steps: some 10 ms. */
const MAX_STEPS = 4_000_000;
/** Time after which the proof of a large automaton is given up, in milliseconds. */
const PROOF_MS = 60_000;
/** The search is bounded by steps and not by time, so that a busy machine finds the same as an idle one. */
const SEARCH = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };
/** Maximum number of optional parts whose combinations stay cheap. */
const FEW = 8;

/** Whether a pattern has no loop, so that its time cannot grow: each part is visited once for each of a few paths. */
export function hasNoLoop(source: string): boolean {
  const bare = source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/gs, 'x');
  const optional = bare.replaceAll('(?', '(').split('?').length - 1;
  return !/[*+{]/.test(bare) && optional <= FEW;
}

/** Returns how the time of a pattern grows with its input. */
export async function growthOf(source: string, flags: string): Promise<Growth> {
  const proof = await check(source, flags, { ...SEARCH, checker: 'automaton', timeout: PROOF_MS });
  const found = proof.status === 'unknown' ? await check(source, flags, { ...SEARCH, checker: 'fuzz' }) : proof;
  if (found.status === 'unknown') return { why: found.error.kind };
  if (found.status === 'safe') return { degree: 1 };
  const { complexity, attack } = found;
  const why = `${complexity.summary}, as with ${attack.pattern}`;
  const degree = complexity.type === 'polynomial' ? complexity.degree : undefined;
  return { degree, why };
}

/** Whether a pattern is safe for input of at most `input` characters; undefined: of any length; 0: of our own. */
export function isGood({ degree }: Growth, input: number | undefined): boolean {
  if (degree === 1 || input === 0) return true;
  return degree !== undefined && input !== undefined && input ** degree <= MAX_STEPS;
}
