import { normalise, stem, wordsOf } from './word-forms.ts';

/** Roots of irregular words. */
const ROOTS: Readonly<Record<string, string>> = {
  delivery: 'deliver',
  favorite: 'favourit',
  favourite: 'favourit',
};

/** Strips -ed, -ing and a silent e, so that "changing" matches "change" and "shipped" matches "shipping". */
function root(word: string): string {
  const single = stem(word);
  const known = ROOTS[single];
  if (known) return known;
  const bare = single.length > 5 ? single.replace(/(?:ing|ed)$/, '') : single;
  const short = bare !== single && /([^aeiou])\1$/.test(bare) && bare.length > 4 ? bare.slice(0, -1) : bare;
  return short.length > 3 ? short.replace(/e$/, '') : short;
}

/** Returns the words of a help text or of a question about it. Variants such as "log in" are unified. */
export const helpWords = (text: string): string[] =>
  wordsOf(normalise(text).replace(/\b(sign|log)(?:g?ing)? (up|in|out)\b/g, '$1$2'));

export const helpTerm = (word: string): string => root(word);

/** Returns the form of a name in which names are compared. */
export const foldedName = (name: string): string => helpWords(name).join(' ');
