import { nounOf } from '@ethereal/service-kit/stem';
import { fold, tokensOf } from '../fold.ts';
import { Belongings } from './belongings.ts';
import { brandWords } from './brands.ts';
import { readComparatives } from './comparatives.ts';
import { linesOf, partsOf, splitAt } from './data.ts';
import { type Kind, Kinds, shopKinds, withoutMark } from './kinds.ts';
import { pluralOf } from './phrase.ts';
import { nearShades } from './shades.ts';
import { cuesOf, readUses, type Use } from './uses.ts';
import { commonEnglish, wordnetKinds } from './wordnet.ts';

export type MeaningType = 'kind' | 'color' | 'material' | 'whom' | 'filler';
/** Meaning of a phrase. With `inQueries` it applies to queries only, not to names of goods. */
export type Meaning = { type: MeaningType; value: string; inQueries?: true };
/** A phrase in a list of tokens, from one place up to another. */
export type Phrase = { from: number; to: number; meanings: readonly Meaning[] };
/** Maximum length of a phrase, in words. */
const MAX_PHRASE = 4;
/** Any two words are also looked up in joined form: `back pack` is a backpack. */
const MIN_PHRASE = 2;

/**
 * Returns the key of a phrase: its words joined, the last one without its plural, so that `t shirts`, `t-shirt` and
 * `tshirt` are one.
 */
const keyOf = (tokens: readonly string[]) => tokens.slice(0, -1).join('') + nounOf(tokens.at(-1) ?? '');
/** Whether the last word of a phrase ends like a plural. */
const isPlural = (tokens: readonly string[]) => /[^s]s$/.test(tokens.at(-1) ?? '');

export class Lexicon {
  readonly kinds: Kinds;
  readonly #cues = readUses();
  /** Words of cues in the singular. */
  readonly #cueNouns = new Set([...this.#cues.words].map(nounOf));
  readonly uses: readonly Use[] = this.#cues.uses;
  /** Words of goods with and without a degree, by the words that ask for it: `longer` by `maxi`. */
  readonly degrees = readComparatives();
  /** Colors above a color: `navy` is also `blue`. */
  readonly colorsAbove = new Map<string, readonly string[]>();
  /** Shades near a color: `maroon` is near `burgundy`. */
  readonly colorsNear = nearShades();
  readonly families: readonly string[];
  readonly materialsAbove = new Map<string, readonly string[]>();
  /** Words of the shop's own lists as they are written, with their plurals: candidates for the correction of typos. */
  readonly spellings: readonly string[];
  /** Whether a word is common English, with or without a meaning in the shop. */
  readonly isCommon = commonEnglish();
  /** Words of the shop's lists as they are written, with whether a kind has them. */
  readonly #surfaces = new Map<string, boolean>();
  readonly #exact = new Map<string, Meaning[]>();
  /** Meanings by phrase in the singular. */
  readonly #nouns = new Map<string, Meaning[]>();
  readonly #general = new Map<string, Meaning[]>();
  readonly belongings = new Belongings();
  /** Length of the longest phrase that begins with a word, if it is more than two. */
  readonly #longest = new Map<string, number>();
  /** Length of the longest phrase that names a color or a material, by its first word or the stem of it. */
  readonly #qualities = new Map<string, number>();

  constructor() {
    const general = wordnetKinds(new Set(shopKinds.map(({ name }) => name)));
    this.kinds = new Kinds(shopKinds, general);
    for (const { name, words, groups } of shopKinds) {
      for (const word of words) this.#add(word, { type: 'kind', value: name });
      for (const [word, group] of groups ?? []) this.#add(word, { type: 'whom', value: group, inQueries: true });
    }
    this.families = linesOf('colors.txt').map((line) => this.#addColors(line));
    for (const line of linesOf('materials.txt')) this.#addMaterial(line);
    for (const line of linesOf('whom.txt')) this.#addWhom(line);
    for (const word of linesOf('filler.txt').flatMap((line) => line.split(' ')))
      this.#add(`${word}!`, { type: 'filler', value: word });
    const spellings = [...this.#surfaces]
      .filter(([word]) => word.length > 2)
      .flatMap(([word, isKind]) => (isKind ? [word, pluralOf(word)] : [word]));
    this.spellings = [...new Set([...spellings, ...brandWords])];
    for (const kind of general) this.#addGeneral(kind);
  }

  #addGeneral({ name, words, above }: Kind): void {
    // Each kind that WordNet has below one of the shop's kinds belongs to that kind: a clog is a shoe.
    // The first word of a synset is its own name: "coating, coat" is no coat.
    above.push(...this.#shopKindsOf(words.slice(0, 1)));
    for (const word of words) {
      const tokens = tokensOf(fold(word));
      if (this.#nouns.has(keyOf(tokens))) continue;
      this.#note(tokens, 'kind');
      // A plural is found as it is written: `works` is a plant, and `work` is none.
      const key = isPlural(tokens) ? tokens.join('') : keyOf(tokens);
      this.#general.set(key, [...(this.#general.get(key) ?? []), { type: 'kind', value: name }]);
    }
  }

  #shopKindsOf(words: readonly string[]): string[] {
    const meanings = words.flatMap((word) => this.#own(tokensOf(fold(word))) ?? []);
    return [...new Set(meanings.filter(({ type }) => type === 'kind').map(({ value }) => value))];
  }

  /** Whether a word has a meaning, calls for goods or is that of a brand. */
  isKnown(word: string): boolean {
    const isBrand = brandWords.has(word) || brandWords.has(nounOf(word));
    // "Earings" is no form of "ears", but a typo.
    const isCue = this.#cueNouns.has(nounOf(word));
    return isBrand || this.meaningsOf([word]).length > 0 || isCue || this.degrees.has(word);
  }

  /** Whether a word says what goods are for. */
  isCue(word: string): boolean {
    return cuesOf(word).some((form) => this.#cues.forms.has(form));
  }

  /** Whether a word may be part of a cue: filler only as it is written, and nothing `washable` is for washing. */
  mayCue(word: string): boolean {
    if (word.endsWith('able')) return false;
    return this.#cues.words.has(word) || !this.meaningsOf([word]).some(({ type }) => type === 'filler');
  }

  /** Returns the kinds that a word alone calls for: of the uses that have it as a cue. */
  kindsFor(word: string): string[] {
    const forms = this.mayCue(word) ? cuesOf(word) : [];
    const isOf = ({ cues }: Use) => cues.some(([first = '', other]) => !other && forms.includes(first));
    return [...new Set(this.uses.filter(isOf).flatMap(({ kinds }) => kinds))];
  }

  /** Returns the meanings of a phrase: those of the shop's lists, or else those of WordNet. */
  meaningsOf(tokens: readonly string[]): readonly Meaning[] {
    return this.#own(tokens) ?? this.#generalOf(tokens) ?? [];
  }

  /** Returns the longest known phrases of a text, from left to right, without overlap. */
  phrasesOf(tokens: readonly string[]): Phrase[] {
    return this.#phrasesOf(tokens, (token) => this.#longest.get(token) ?? MIN_PHRASE);
  }

  /** Returns the colors and materials of a text, which may be long. */
  qualitiesOf(tokens: readonly string[]): Phrase[] {
    return this.#phrasesOf(tokens, (token) => this.#qualities.get(token) ?? this.#qualities.get(nounOf(token)) ?? 0);
  }

  #phrasesOf(tokens: readonly string[], longestFrom: (token: string) => number): Phrase[] {
    const found: Phrase[] = [];
    for (let from = 0; from < tokens.length; ) {
      const longest = longestFrom(tokens[from] ?? '');
      const phrase = longest > 0 ? this.#longestAt(tokens, from, Math.min(tokens.length, from + longest)) : undefined;
      if (phrase) found.push(phrase);
      from = phrase?.to ?? from + 1;
    }
    return found;
  }

  #longestAt(tokens: readonly string[], from: number, longest: number): Phrase | undefined {
    for (let to = longest; to > from; to--) {
      const meanings = this.#own(to - from === tokens.length ? tokens : tokens.slice(from, to));
      if (meanings)
        return this.belongings.behind(tokens, { from, to, meanings }, (some) => this.#own(some) !== undefined);
    }
    for (let to = longest; to > from; to--) {
      const meanings = this.#generalOf(tokens.slice(from, to));
      // The shop's own words take precedence: a `swimming cap` is a cap, and `mas t-shirt` is no mast.
      if (meanings && !this.#hasOwnBehind(tokens, from, to)) return { from, to, meanings };
    }
    return undefined;
  }

  #own(tokens: readonly string[]): readonly Meaning[] | undefined {
    return this.#exact.get(tokens.join('')) ?? this.#nouns.get(keyOf(tokens));
  }

  #generalOf(tokens: readonly string[]): readonly Meaning[] | undefined {
    return this.#general.get(tokens.join('')) ?? this.#general.get(keyOf(tokens));
  }

  /** Whether a phrase of the shop's lists begins within a phrase, behind its first word, and reaches to its end. */
  #hasOwnBehind(tokens: readonly string[], from: number, to: number): boolean {
    for (let at = from + 1; at < to; at++)
      for (let end = to; end <= Math.min(tokens.length, at + MAX_PHRASE); end++)
        if (this.#own(tokens.slice(at, end))) return true;
    return false;
  }

  #add(word: string, meaning: Meaning): void {
    if (this.belongings.takes(word, meaning)) return;
    const tokens = tokensOf(fold(withoutMark(word)));
    const isExact = word.endsWith('!');
    const key = isExact ? tokens.join('') : keyOf(tokens);
    const list = isExact ? this.#exact : this.#nouns;
    const before = list.get(key) ?? [];
    const isKnown = before.some(({ type, value }) => type === meaning.type && value === meaning.value);
    if (!isKnown) list.set(key, [...before, meaning]);
    this.#note(tokens, meaning.type);
    // The last word of a kind has a plural: the shadows of `eye shadow`.
    for (const token of [...tokens, tokens.join('')]) {
      const isKind = meaning.type === 'kind' && (token === tokens.at(-1) || token === tokens.join(''));
      this.#surfaces.set(token, isKind || this.#surfaces.get(token) === true);
    }
  }

  /** Records the length of a phrase under its first word. */
  #note([first = '', ...others]: readonly string[], type: MeaningType): void {
    const length = Math.min(MAX_PHRASE, others.length + 1);
    const raise = (longest: Map<string, number>, word: string) =>
      longest.set(word, Math.max(length, longest.get(word) ?? 0));
    if (length > MIN_PHRASE) raise(this.#longest, first);
    if (type === 'color' || type === 'material') raise(this.#qualities, length === 1 ? nounOf(first) : first);
  }

  #addColors(line: string): string {
    const [own, narrower] = splitAt(line, '|');
    const [family, words] = splitAt(own, '=');
    this.colorsAbove.set(family, [family]);
    for (const word of [family, ...partsOf(words)]) this.#add(word, { type: 'color', value: family });
    for (const color of partsOf(narrower)) {
      const [name = '', ...same] = partsOf(color, '/');
      const others = this.colorsAbove.get(name)?.filter((candidate) => candidate !== name) ?? [];
      this.colorsAbove.set(name, [name, ...others, family]);
      for (const word of [name, ...same]) this.#add(word, { type: 'color', value: name });
    }
    return family;
  }

  #addMaterial(line: string): void {
    const [own, narrower] = splitAt(line, '=');
    const [name = '', ...words] = partsOf(own, '/');
    for (const material of partsOf(narrower)) {
      const [below = '', ...same] = partsOf(material, '/');
      this.materialsAbove.set(below, [...(this.materialsAbove.get(below) ?? [below]), name]);
      for (const word of [below, ...same]) this.#add(word, { type: 'material', value: below });
    }
    if (!this.materialsAbove.has(name)) this.materialsAbove.set(name, [name]);
    for (const word of [name, ...words]) this.#add(word, { type: 'material', value: name });
  }

  #addWhom(line: string): void {
    const [group, words] = splitAt(line, '=');
    const [everywhere, inQueries] = splitAt(words, '|');
    const withPossessive = (word: string) => [`${word}!`, `${word}s!`];
    for (const word of partsOf(everywhere).flatMap(withPossessive)) this.#add(word, { type: 'whom', value: group });
    for (const word of partsOf(inQueries).flatMap(withPossessive))
      this.#add(word, { type: 'whom', value: group, inQueries: true });
  }
}

let read: Lexicon | undefined;
/** Returns the lexicon, which is read once from the shop's lists and WordNet. */
export function lexicon(): Lexicon {
  read ??= new Lexicon();
  return read;
}
