import type { GoodsIndex } from './index.ts';
import { EMPTY_WORDS } from './tokens.ts';

/** An item that words name unambiguously, with the range of these words. */
export type Name = { id: string; from: number; to: number };

/** Maximum number of joining words within a name: "the boots made of leather". */
const GAP = 2;
const WITHIN: ReadonlySet<string> = new Set(['in', 'of', 'made', 'from', 'the']);
const LEAST = 2;
/** Minimum certainty with which another word stands for a thing: "jumper" for a sweater. */
const SAME_KIND = 0.85;
const SURE = 0.5;
const NAMES_AT_MOST = 4;
/** Maximum number of words in which names are searched. */
const WORDS_AT_MOST = 60;

type Run = Name & { said: number };
type Said = { names: ReadonlySet<string>; kinds: ReadonlyMap<string, number>; within: boolean };

function saidBy(word: string, index: GoodsIndex): Said {
  const nothing = { names: new Set<string>(), kinds: new Map<string, number>(), within: WITHIN.has(word) };
  if (EMPTY_WORDS.has(word) || nothing.within) return nothing;
  const { scores, related } = index.ofKind([word]);
  const kinds = related ? nothing.kinds : new Map([...scores].filter(([, sure]) => sure >= SURE));
  const same = [...kinds].filter(([, sure]) => sure >= SAME_KIND).map(([id]) => id);
  return { names: new Set([...index.withinName(word), ...same]), kinds, within: false };
}

/** Returns the runs of words that name an item. A run followed by another kind ("wide leg jeans") does not name it. */
function runsOf(id: string, said: readonly Said[]): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  const end = () => {
    const next = run && said[run.to]?.kinds;
    if (run && run.said >= LEAST && !(next && next.size > 0 && !next.has(id))) runs.push(run);
    run = undefined;
  };
  for (const [at, { names, within }] of said.entries()) {
    if (!names.has(id)) {
      if (run && (!within || at - run.to >= GAP)) end();
      continue;
    }
    run ??= { id, from: at, to: at, said: 0 };
    run.to = at + 1;
    run.said += 1;
  }
  end();
  return runs;
}

/** Returns the items that words name unambiguously, by at least two words of a name. */
export function namesIn(words: readonly string[], index: GoodsIndex): Name[] {
  const said = words.slice(0, WORDS_AT_MOST).map((word) => saidBy(word, index));
  const ids = new Set(said.flatMap(({ names }) => [...names]));
  const runs = [...ids].flatMap((id) => runsOf(id, said)).toSorted((one, other) => other.said - one.said);
  const names: Run[] = [];
  for (const run of runs) {
    const overlaps = (other: Run) => other !== run && other.from < run.to && run.from < other.to;
    if (names.length === NAMES_AT_MOST) break;
    if (names.some(overlaps) || runs.some((other) => overlaps(other) && other.said === run.said)) continue;
    names.push(run);
  }
  return names.toSorted((one, other) => one.from - other.from);
}
