import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phraseOf } from './tokens.ts';

/** One meaning of a word. The likeliest meaning has weight 1. */
type Sense = { id: number; weight: number };

/** Names of kinds and their hierarchy: `sneaker` below `shoe` below `footwear`. */
export type Nouns = {
  /** Returns the meanings of a phrase of lower-case words, singular or plural; an empty list if it names no thing. */
  sensesOf(words: readonly string[]): readonly Sense[];
  has(words: readonly string[]): boolean;
  /** Whether the most common meaning is an artifact. */
  isArtefact(words: readonly string[]): boolean;
  /** Whether the most common meaning is an animal. */
  isAnimal(words: readonly string[]): boolean;
  /** Returns the sense and all senses above it, with the number of steps up to each. */
  above(sense: number): ReadonlyMap<number, number>;
};

const FOLDER = join(import.meta.dirname, '../../data');
/** Factor of weight for each less common meaning of a word. */
const RARER = 0.65;
const DEEPEST = 14;

const rowsOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8').trimEnd().split('\n');

/** Packs the parents of all senses into one array; the parents of sense n start at `starts[n]`. */
function pack(parents: readonly (readonly number[])[]) {
  const starts = new Uint32Array(parents.length + 1);
  parents.forEach((some, at) => {
    starts[at + 1] = (starts[at] ?? 0) + some.length;
  });
  return { starts, flat: Int32Array.from(parents.flat()) };
}

/** Adds the kinds of `kinds.tsv` that WordNet lacks, each with its parents: a "robot vacuum" is a "vacuum". */
function addKinds(parents: number[][], names: Map<string, number[]>): void {
  const firstOwn = parents.length;
  const own = new Map<string, number>();
  const added: { name: string; sense: number; above: string[] }[] = [];
  for (const row of rowsOf('kinds.tsv').slice(1)) {
    const [called = '', above = ''] = row.split('\t');
    for (const kind of called.split(',')) {
      const sense = parents.push([]) - 1;
      for (const name of kind.split('=')) {
        if (!own.has(name)) own.set(name, sense);
        const before = (names.get(name) ?? []).filter(Number.isFinite);
        // The new sense also descends from WordNet's sense of the same name.
        parents[sense]?.push(...before.filter((one) => one < firstOwn).slice(0, 1));
        names.set(name, [sense, ...before]);
        added.push({ name, sense, above: above.split(',') });
      }
    }
  }
  for (const { name, sense, above } of added) {
    const words = name.split(' ');
    const head = words.length > 1 ? own.get(phraseOf(words.slice(-1))) : undefined;
    const named = above.map((one) => own.get(one) ?? names.get(one)?.find(Number.isFinite));
    const all = [...named, head].filter((one) => one !== undefined && one !== sense);
    parents[sense] = [...new Set([...(parents[sense] ?? []), ...all])].filter((one) => one !== undefined);
  }
}

/** Reads WordNet's senses and their ranked names, then the additions of `kinds.tsv`. */
function read() {
  const parents: number[][] = [];
  const names = new Map<string, number[]>();
  const call = (name: string, sense: number, rank: number) => {
    const known = names.get(name) ?? [];
    known[rank] = sense;
    names.set(name, known);
  };
  for (const row of rowsOf('nouns.txt')) {
    const [called = '', above = ''] = row.split('\t');
    for (const name of called.split(',')) call(name.slice(1), parents.length, Number(name[0]));
    parents.push(above === '' ? [] : above.split(',').map(Number));
  }
  addKinds(parents, names);
  return { names, parents };
}

export function readNouns(): Nouns {
  const { names, parents } = read();
  const { starts, flat } = pack(parents);
  const meanings = (name: string): Sense[] =>
    (names.get(name) ?? []).filter(Number.isFinite).map((id, at) => ({ id, weight: RARER ** at }));

  function sensesOf(words: readonly string[]): readonly Sense[] {
    const found = sensesAsWritten(words);
    // "hand saw" is also searched as "handsaw", as WordNet spells it.
    return found.length > 0 || words.length !== 2 ? found : sensesAsWritten([words.join('')]);
  }

  function sensesAsWritten(words: readonly string[]): readonly Sense[] {
    const asSaid = words.join(' ');
    const ofOne = phraseOf(words);
    const senses = meanings(asSaid);
    if (asSaid === ofOne) return senses;
    if (senses.length === 0) return meanings(ofOne);
    return [...senses, ...meanings(ofOne).map(({ id, weight }) => ({ id, weight: weight * RARER }))];
  }

  const [artefact] = meanings('artifact');
  const [animal] = meanings('animal');
  const isBelow = (words: readonly string[], kind: Sense | undefined): boolean => {
    const [first] = sensesOf(words);
    return first !== undefined && kind !== undefined && above(first.id).has(kind.id);
  };

  function above(sense: number): ReadonlyMap<number, number> {
    const steps = new Map([[sense, 0]]);
    for (const [one, depth] of steps) {
      if (depth === DEEPEST) continue;
      for (const parent of flat.subarray(starts[one], starts[one + 1])) {
        if (!steps.has(parent)) steps.set(parent, depth + 1);
      }
    }
    return steps;
  }

  return {
    sensesOf,
    has: (words) => sensesOf(words).length > 0,
    isArtefact: (words) => isBelow(words, artefact),
    isAnimal: (words) => isBelow(words, animal),
    above,
  };
}
