const MOST_CANDIDATES = 60;
/** Minimum share of common letter pairs from which two words count as similar. */
const LIKE = 0.35;

function pairsOf(word: string): string[] {
  const edged = `^${word}`;
  return Array.from(word, (_, at) => edged.slice(at, at + 2));
}

export type AlikeWords = {
  add(word: string): void;
  /** Returns similar words, the most similar first. */
  like(word: string): string[];
};

/** Creates an index that finds words similar to another one: words that share the most letter pairs with it. */
export function createAlikeWords(): AlikeWords {
  const words: string[] = [];
  /** Positions in `words` by letter pair. */
  const byPair = new Map<string, number[]>();
  let shared = new Uint8Array(1024);

  function add(word: string): void {
    const place = words.push(word) - 1;
    for (const pair of new Set(pairsOf(word))) {
      const known = byPair.get(pair) ?? [];
      if (known.push(place) === 1) byPair.set(pair, known);
    }
  }

  function like(word: string): string[] {
    if (shared.length < words.length) shared = new Uint8Array(2 * words.length);
    else shared.fill(0);
    const alike: { known: string; place: number }[] = [];
    for (const pair of pairsOf(word)) {
      for (const place of byPair.get(pair) ?? []) {
        const count = (shared[place] ?? 0) + 1;
        shared[place] = count;
        const known = words[place] ?? '';
        const isLength = Math.abs(known.length - word.length) <= 3;
        if (isLength && count === Math.ceil((LIKE / 2) * (known.length + word.length))) alike.push({ known, place });
      }
    }
    const likeness = ({ known, place }: { known: string; place: number }) =>
      (shared[place] ?? 0) / (known.length + word.length);
    return alike
      .sort((one, other) => likeness(other) - likeness(one))
      .slice(0, MOST_CANDIDATES)
      .map(({ known }) => known);
  }
  return { add, like };
}
