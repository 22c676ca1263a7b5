import { linesOf, partsOf, splitAt } from './data.ts';

/** A kind of goods: its name, its words, the kinds directly above it, and groups of people by words that imply them. */
export type Kind = { name: string; words: string[]; above: string[]; groups?: ReadonlyMap<string, string> };

/**
 * Removes the mark of a word. `shorts!` matches the word only as it is written; its name is the word without the mark.
 */
export const withoutMark = (word: string): string => word.replace(/!$/, '');

function readKind(line: string): Kind {
  const [own, above] = splitAt(line, '<');
  const [name, others] = splitAt(own, '=');
  const words = partsOf(others).map((word) => splitAt(word.replace(/\)$/, ''), ' ('));
  return {
    name: withoutMark(name),
    words: [name, ...words.map(([word]) => word)],
    above: partsOf(above).map(withoutMark),
    groups: new Map(words.filter(([, group]) => group !== '')),
  };
}

/** The kinds of the shop by name, with the kinds above each. */
export class Kinds {
  readonly all = new Map<string, Kind>();
  readonly #own: ReadonlySet<string>;
  readonly #closures = new Map<string, readonly string[]>();

  /** @param own the shop's kinds; a general kind of the same name is left out */
  constructor(own: readonly Kind[], general: readonly Kind[]) {
    this.#own = new Set(own.map(({ name }) => name));
    for (const kind of [...general, ...own]) this.all.set(kind.name, kind);
  }

  /** Whether only WordNet has this kind. */
  isGeneral(name: string): boolean {
    return !this.#own.has(name);
  }

  /** Returns a kind and all kinds above it, the nearest first. */
  withAbove(name: string): readonly string[] {
    const known = this.#closures.get(name);
    if (known) return known;
    const found = [name];
    for (const entry of found) {
      for (const above of this.all.get(entry)?.above ?? []) if (!found.includes(above)) found.push(above);
    }
    this.#closures.set(name, found);
    return found;
  }

  isBelow(name: string, above: string): boolean {
    return this.withAbove(name).includes(above);
  }
}

/** Kinds maintained by hand in `kinds.txt`. */
export const shopKinds: readonly Kind[] = linesOf('kinds.txt').map(readKind);
