/** Words that end in s and are no plural of another word of the shop. */
const AS_THEY_ARE = new Set(['shorts', 'glasses', 'sunglasses', 'jeans', 'trousers', 'chinos', 'tights', 'less']);
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['hoodies', 'hoodie'],
  ['scarves', 'scarf'],
  ['men', 'man'],
  ['women', 'woman'],
  ['movies', 'movie'],
  ['mice', 'mouse'],
  ['bikinis', 'bikini'],
  ['saris', 'sari'],
]);

/** Returns the form in which words are compared: singular, lower case. */
export function stem(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s$/, '');
  if (AS_THEY_ARE.has(lower)) return lower;
  const irregular = IRREGULAR.get(lower);
  if (irregular) return irregular;
  if (lower.length > 4 && lower.endsWith('ies')) return `${lower.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|zz)es$/.test(lower)) return lower.slice(0, -2);
  if (lower.length > 3 && /[^sui]s$/.test(lower)) return lower.slice(0, -1);
  return lower;
}

/** Returns text without accents and upper case, with one kind of apostrophe. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .toLowerCase();

/** Returns the words of a text in their order, without apostrophes. */
export const wordsOf = (text: string): string[] =>
  (
    folded(text)
      .replace(/\bt[\s-]?shirt(s?)\b|\btees?\b/g, 't-shirt$1')
      .match(/[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*/gu) ?? []
  ).map((word) => word.replace(/'s$/, '').replaceAll("'", ''));

/** Returns the stem of a word without -ed, -ing and a silent e, so that "washed" matches "washing". */
export function termOf(word: string): string {
  const single = stem(word);
  const bare = single.length > 5 ? single.replace(/(?:ing|ed)$/, '') : single;
  const short = bare !== single && /([^aeiou])\1$/.test(bare) && bare.length > 4 ? bare.slice(0, -1) : bare;
  return short.length > 3 ? short.replace(/e$/, '') : short;
}

/** Returns the form of a name in which names are compared. */
export const foldedName = (name: string): string => wordsOf(name).join(' ');

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

/** Returns the terms of a text that carry information. */
export const termsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !SMALL_WORDS.has(word))
    .map(termOf);
