import { normalise, stem, wordsOf } from '../text/words.ts';

/** The words of a text as they are compared: without hyphens, each in its singular. */
export const stemsOf = (text: string): string[] =>
  wordsOf(
    normalise(text)
      .replace(/(?<=[\p{L}\p{N}])[-/](?=[\p{L}\p{N}])/gu, ' ')
      .replace(/\bt shirt/g, 'tshirt'),
  ).map(stem);

/** A name as it is looked up. */
export const phraseOf = (name: string): string => stemsOf(name).join(' ');
