import type { Catalog } from './catalog.ts';
import { lexicon } from './language/lexicon.ts';
import type { Postings } from './postings.ts';

/** Minimum length of a word that is corrected; shorter words are near to too many others. */
const SHORTEST = 4;
/** Maximum cost of the edits, by length of the word. */
const MOST = [
  { length: 5, cost: 1 },
  { length: 6, cost: 2 },
  { length: Number.POSITIVE_INFINITY, cost: 2.5 },
];
const maxCostFor = (word: string) => MOST.find(({ length }) => word.length <= length)?.cost ?? 0;
/** Costs of edits: doubled letters and swapped vowels are more frequent than other typos. */
const EDIT = 1;
const SWAP = 0.8;
const DOUBLED = 0.5;
const VOWEL = 0.7;
const SAME_SOUND = 0.7;
/** Extra cost of a different first letter, which is rarely wrong. */
const OTHER_FIRST_LETTER = 0.6;
/** Bonus for each power of ten of items that have the word, which makes it more likely. */
const PER_POWER = 0.22;

const CODE_OF_A = 97;
const VOWELS = new Set('aeiouy');
const SOUNDS = ['ckqsx', 'sz', 'fv', 'gj', 'td', 'mn', 'wv'];
const isDoubled = (word: string, at: number) => word[at] === word[at - 1] || word[at] === word[at + 1];

function costOfChange(a: string, b: string): number {
  if (a === b) return 0;
  if (VOWELS.has(a) && VOWELS.has(b)) return VOWEL;
  return SOUNDS.some((letters) => letters.includes(a) && letters.includes(b)) ? SAME_SOUND : EDIT;
}

const costOfLetter = (word: string, at: number) => (isDoubled(word, at) ? DOUBLED : EDIT);

/** Fills the row of the table for one letter of `a`. */
function nextRow(a: string, b: string, at: number, row: readonly number[], before: readonly number[]): number[] {
  const next = [(row[0] ?? 0) + costOfLetter(a, at)];
  for (let to = 0; to < b.length; to++) {
    const changed = (row[to] ?? 0) + costOfChange(a[at] ?? '', b[to] ?? '');
    const left = (row[to + 1] ?? 0) + costOfLetter(a, at);
    const added = (next[to] ?? 0) + costOfLetter(b, to);
    const isSwap = at > 0 && to > 0 && a[at] === b[to - 1] && a[at - 1] === b[to];
    const swapped = isSwap ? (before[to - 1] ?? 0) + SWAP : Number.POSITIVE_INFINITY;
    next.push(Math.min(changed, left, added, swapped));
  }
  return next;
}

/** Returns the weighted edit distance of two words (optimal string alignment), or infinity once it exceeds `most`. */
export function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most / DOUBLED) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = [0];
  for (let at = 0; at < b.length; at++) row.push((row[at] ?? 0) + costOfLetter(b, at));
  for (let at = 0; at < a.length; at++) {
    const next = nextRow(a, b, at, row, before);
    if (Math.min(...next) > most + SWAP) return Number.POSITIVE_INFINITY;
    before = row;
    row = next;
  }
  return row[b.length] ?? Number.POSITIVE_INFINITY;
}

/** Returns a bit set of the letters in a word. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << ((word.charCodeAt(at) - CODE_OF_A) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** The words of the shop's lists with their letters, by which most are excluded before the comparison. */
let spellings: { word: string; letters: number }[] | undefined;
function nearSpellings(word: string, most: number): string[] {
  spellings ??= lexicon().spellings.map((one) => ({ word: one, letters: lettersOf(one) }));
  const letters = lettersOf(word);
  // An edit changes at most two letters of the set.
  const differing = 2 * Math.floor(most / VOWEL);
  return spellings.filter((one) => countBits(one.letters ^ letters) <= differing).map((one) => one.word);
}

/** Returns the number of items for sale that have a word. */
function countLive({ names }: Catalog, postings: Postings | undefined): number {
  let count = 0;
  postings?.each((ordinal) => {
    if (names[ordinal] !== '') count++;
  });
  return count;
}

/** Returns the number of items that a word of the shop's lists matches. */
function itemsOf(catalog: Catalog, word: string): number {
  const { vocabulary, facets } = catalog;
  const columns = {
    kind: facets.type,
    color: facets.color,
    material: facets.material,
    whom: facets.forWhom,
    filler: undefined,
  };
  const counts = lexicon()
    .meaningsOf([word])
    .map(({ type, value }) => columns[type]?.countOf(value) ?? 0);
  return Math.max(countLive(catalog, vocabulary.exact(word)), ...counts);
}

/** Whether some item has a word, in this or another form. */
export function isInShop({ vocabulary }: Catalog, word: string): boolean {
  if (vocabulary.exact(word)) return true;
  for (const _ of vocabulary.otherForms(word)) return true;
  return false;
}

/** Returns the most likely correction of a word; undefined when no word is near enough. */
export function corrected(catalog: Catalog, word: string): string | undefined {
  if (word.length < SHORTEST || /\d/.test(word)) return undefined;
  const { vocabulary } = catalog;
  const most = maxCostFor(word);
  let best: { word: string; cost: number } | undefined;
  const weigh = (candidate: string, countItems: () => number) => {
    const distance = distanceOf(word, candidate, most);
    if (distance > most) return;
    const items = countItems();
    if (items === 0) return;
    const first = candidate[0] === word[0] ? 0 : OTHER_FIRST_LETTER;
    const cost = distance + first - PER_POWER * Math.log10(1 + items);
    if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { word: candidate, cost };
  };
  for (const candidate of nearSpellings(word, most)) weigh(candidate, () => itemsOf(catalog, candidate));
  for (const { word: candidate, postings } of vocabulary.meantBy(word))
    weigh(candidate, () => countLive(catalog, postings));
  return best?.word ?? apart(word);
}

/** Returns two known words that were written without a blank between them. */
function apart(word: string): string | undefined {
  const { meaningsOf } = lexicon();
  for (let at = 3; at <= word.length - 3; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const isKnown = [first, second].every((one) =>
      meaningsOf.call(lexicon(), [one]).some(({ type }) => type !== 'filler'),
    );
    if (isKnown) return `${first} ${second}`;
  }
  return undefined;
}
