import { linesOf, partsOf, splitAt } from './data.ts';

/** Words of goods with and without a degree or a look, by the words of `comparatives.txt` that ask for it. */
export const readComparatives = (): ReadonlyMap<string, Record<'words' | 'unsuited', readonly string[]>> =>
  new Map(
    linesOf('comparatives.txt').flatMap((line) => {
      const [asked, stated] = splitAt(line, ' : ');
      const [words, unsuited] = splitAt(stated, ' - ').map((part) => partsOf(part));
      return partsOf(asked).map((phrase) => [phrase, { words: words ?? [], unsuited: unsuited ?? [] }] as const);
    }),
  );
