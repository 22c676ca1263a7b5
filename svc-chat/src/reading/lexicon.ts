import { readRows } from '../text/rows.ts';
import { distance } from '../text/word-forms.ts';

/** Class of a word (`colour`, `material`, `person` …), with the row of `data/lexicon.tsv` that lists it. */
export type Entry = { class: string; id: string };

/** Reads the phrases of the lexicon with their entries. */
function read() {
  const phrases = new Map<string, Entry[]>();
  for (const [kind = '', id = '', words = ''] of readRows('lexicon.tsv')) {
    for (const phrase of words.split(', ')) {
      phrases.set(phrase, [...(phrases.get(phrase) ?? []), { class: kind, id }]);
    }
  }
  return phrases;
}

const PHRASES = read();

/** Returns the word without the ending of a plural or a possessive. */
export const bareOf = (word: string): string => {
  const own = word.endsWith("'s") ? word.slice(0, -2) : word.replace("'", '');
  if (own.length > 4 && own.endsWith('ies')) return `${own.slice(0, -3)}y`;
  return own.length > 3 && own.endsWith('s') && !own.endsWith('ss') ? own.slice(0, -1) : own;
};

/** Returns all entries of a word or phrase. */
export const entriesOf = (phrase: string): readonly Entry[] => {
  const said = PHRASES.get(phrase);
  const single = PHRASES.get(bareOf(phrase));
  return said && single && said !== single ? [...said, ...single] : (said ?? single ?? []);
};

export const idOf = (kind: string, phrase: string): string | undefined =>
  entriesOf(phrase).find((entry) => entry.class === kind)?.id;

const ROWS = Map.groupBy(
  [...PHRASES].flatMap(([phrase, entries]) => entries.map((entry) => ({ phrase, ...entry }))),
  (entry) => `${entry.class} ${entry.id}`,
);
/** Returns all words of one row. */
export const wordsOfEntry = (kind: string, id: string): string[] =>
  (ROWS.get(`${kind} ${id}`) ?? []).map(({ phrase }) => phrase);

const SUBSTANCES = [...PHRASES]
  .filter(
    ([phrase, entries]) =>
      !phrase.includes(' ') && entries.some((entry) => entry.class === 'material' || entry.class === 'allergen'),
  )
  .map(([phrase]) => phrase);
const LONG = 6;

/** Returns the substance that a misspelled word most likely stands for. */
export function nearestOf(word: string): string | undefined {
  const most = word.length >= LONG ? 2 : 1;
  if (word.length < 3) return undefined;
  return SUBSTANCES.filter((one) => one[0] === word[0]).find((one) => distance(one, word, most) <= most);
}
