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

/** Words without information on the topic of a question. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  `a about again all also am an and any anyone are as at be because been before but by can cant could did do didnt does doesnt
  doing dont else every few for from get gets getting give go going got had has have having he hello help hey hi how i id
  if ill im in into is isnt it its ive just kind know let like lot make many may me might mine more most much must my
  myself need needs no not now of off ok okay on once one only or other our out over own please pls possible really
  right say see shall she should show so some somebody someone something soon still such sure take tell than thank
  thanks that thats the their them then there these they thing things this those through to too try trying u up us use
  using very via want wanted wants was way we well were what whats when where wheres which while who whom why will with
  within wont work works would yes you your yours shes hes theyre weve sth smth`.split(/\s+/),
);
