import type { UnderstoodSearch } from '@ethereal/contracts/items';
import type { Catalogue } from './catalogue.ts';
import { fold, tokensOf } from './fold.ts';
import { lexicon } from './language/lexicon.ts';
import { CONDITION, CONDITIONS, type ConditionName, type Matches, matchItems } from './match.ts';
import { markNames, NAME } from './names.ts';
import { queryTokens, type Understood, withBefore } from './reading.ts';
import { corrected, isInShop } from './spelling.ts';
import { type Shop, understand, usesOf } from './understand.ts';

/**
 * How a search was read when its first page was made. Later pages are read in the same way, so that they stay as they
 * are while items come and go.
 */
export type Plan = {
  /** The text after correction, where it differs. */
  corrected?: string;
  /** The bits of the conditions that were dropped. */
  dropped: number;
  /** The wider kinds that stand in for those that no item has. */
  kinds?: string[];
};

export type Found = {
  /** Per ordinal 0 (not found) to 255; follows from the item, the text and the plan alone. */
  ranks: Uint8Array;
  plan: Plan;
  understood: Understood;
  corrected: string | undefined;
  relaxed: ConditionName[];
};

/** Ranks: items that meet every condition stand between the names with the text as a whole word and those with it inside a word. */
const NAME_IS = 255;
const MEETS_ALL_AND_IN_NAME = 172;
const MEETS_ALL = 90;
const MOST_POINTS = 80;
const IN_NAME = 80;
const BEGINS_IN_NAME = 70;
const INSIDE_WORD = 10;

/** Items to look at for the beginnings of names: enough to see that several begin alike. */
const MOST_LOOKED_AT = 5000;
const SEVERAL = 2;
/** Maximum number of wider kinds; they stand in cursors. */
const MOST_WIDER = 4;
/** Kinds so wide that showing all of them says nothing. */
const TOO_WIDE = new Set(['clothing', 'accessory', 'beauty products', 'home goods', 'electronics']);

function shopOf(catalogue: Catalogue): Shop {
  return {
    isBrand: (text) => catalogue.facets.brand.countOf(text) > 0,
    beginsNames(words) {
      const text = words.join(' ');
      let looked = 0;
      let found = 0;
      catalogue.vocabulary.exact(words.at(-1) ?? '')?.each((ordinal, inName) => {
        if (!inName || found >= SEVERAL || looked++ > MOST_LOOKED_AT) return;
        const name = catalogue.names[ordinal] ?? '';
        if (name.startsWith(`${text} `)) found++;
      });
      return found >= SEVERAL;
    },
  };
}

/** Longer and other texts are not corrected: the correction stands in cursors. Input: at most 30 words. */
const CORRECTABLE = /^[\x20-\x7e]{1,150}$/;

/** Returns the text with each unknown word corrected, or undefined where none is. */
function correct(catalogue: Catalogue, tokens: readonly string[]): string | undefined {
  if (!CORRECTABLE.test(tokens.join(' '))) return undefined;
  const words = lexicon();
  const covered = new Set<number>();
  for (const { from, to } of words.phrasesOf(tokens)) for (let at = from; at < to; at++) covered.add(at);
  let isChanged = false;
  const result = tokens.map((token, at) => {
    if (covered.has(at) || words.isKnown(token) || isInShop(catalogue, token)) return token;
    // The last word may still be being typed.
    if (at === tokens.length - 1 && isBeginning(catalogue, token)) return token;
    const meant = corrected(catalogue, token);
    if (meant === undefined) return token;
    isChanged = true;
    return meant;
  });
  return isChanged ? result.join(' ') : undefined;
}

function isBeginning({ vocabulary }: Catalogue, word: string): boolean {
  if (word.length < 3) return true;
  for (const _ of vocabulary.startingWith(word)) return true;
  return false;
}

/** Returns the nearest kinds above those that no item has, as far as items have them. */
function widerKinds({ facets: { type } }: Catalogue, kinds: readonly string[]): string[] | undefined {
  const { kinds: all } = lexicon();
  const has = (kind: string) => type.countOf(kind) > 0 && !all.isGeneral(kind);
  if (kinds.length === 0 || kinds.some((kind) => type.countOf(kind) > 0)) return undefined;
  const wider = kinds.flatMap((kind) =>
    all
      .withAbove(kind)
      .filter((above) => has(above) && !TOO_WIDE.has(above))
      .slice(0, 1),
  );
  return wider.length > 0 ? [...new Set(wider)].slice(0, MOST_WIDER) : undefined;
}

/** Takes kinds that the shop has not, nor anything like them, for words. */
function withoutUnknownKinds(catalogue: Catalogue, understood: Understood): Understood {
  const { type } = catalogue.facets;
  if (understood.kinds.some((kind) => type.countOf(kind) > 0)) return understood;
  const said = understood.parts.filter(({ of }) => of === 'kind').flatMap(({ label }) => tokensOf(label));
  const words = [...understood.words, ...said.map((word) => ({ word, isRequired: true }))];
  const parts = understood.parts.map((part) => (part.of === 'kind' ? { ...part, of: 'words' as const } : part));
  return { ...understood, kinds: [], words, parts };
}

/** Returns the conditions to drop so that some item meets the others: as few as can be, the least important first. */
function droppedOf(names: readonly string[], { met, required }: Matches): number {
  const counts = new Uint32Array(256);
  for (let ordinal = 0; ordinal < met.length; ordinal++) {
    const bits = met[ordinal] ?? 0;
    if (bits > 0 && names[ordinal] !== '') counts[bits] = (counts[bits] ?? 0) + 1;
  }
  const isMet = (bits: number) => bits !== 0 && counts.some((count, met) => count > 0 && (met & bits) === bits);
  let dropped = 0;
  const present = CONDITIONS.filter((name) => required & CONDITION[name]);
  for (const name of present) {
    if (isMet(required & ~dropped)) break;
    dropped |= CONDITION[name];
  }
  for (const name of present.toReversed()) {
    const bit = CONDITION[name];
    if (dropped & bit && isMet(required & ~(dropped & ~bit))) dropped &= ~bit;
  }
  return dropped;
}

/** Conditions that say nothing about what is looked for, so that they never stand alone once others were dropped. */
const SAYS_NO_GOODS = CONDITION.price | CONDITION.size;

export type SearchOptions = {
  /** Takes no word for a mistyped one. */
  exact?: boolean;
  plan?: Plan | undefined;
  /** Conditions from before, which hold unless the text names others. */
  before?: Partial<UnderstoodSearch> | undefined;
  /** Items with any of these are not found. */
  without?: Without | undefined;
};
type Without = Partial<Record<'kinds' | 'colors' | 'materials' | 'brands', string[] | undefined>>;

/** Finds the items for a text. Input: at most 200 characters. */
export function search(catalogue: Catalogue, typed: string, options: SearchOptions = {}): Found {
  const text = fold(typed);
  const typedTokens = queryTokens(typed);
  const given = options.plan;
  const fixed = given ? given.corrected : options.exact ? undefined : correct(catalogue, typedTokens);
  const tokens = fixed === undefined ? typedTokens : queryTokens(fixed);
  let understood = understand(tokens, shopOf(catalogue));
  const { before, without } = options;
  if (before) understood = withBefore(understood, before, (words) => ({ words, kinds: usesOf(words) }));
  const kinds = given ? given.kinds : widerKinds(catalogue, understood.kinds);
  if (kinds) understood = { ...understood, kinds };
  else understood = withoutUnknownKinds(catalogue, understood);
  const inNames = markNames(catalogue, text);
  const matches = matchItems(catalogue, understood);
  if (without) leaveOut(catalogue, without, matches, inNames);
  const isNamed = inNames.some((mark) => mark > 0);
  const dropped = given?.dropped ?? (isNamed ? 0 : droppedOf(catalogue.names, matches));
  const left = matches.required & ~dropped;
  const required = dropped !== 0 && (left & ~SAYS_NO_GOODS) === 0 ? 0 : left;
  const ranks = ranksOf(catalogue.names, matches, required, inNames);
  const relaxed = CONDITIONS.filter((name) => dropped & CONDITION[name] || (name === 'kind' && kinds !== undefined));
  // In the order of the cursor's schema: the counts of a list are kept under it.
  const plan: Plan = { dropped, ...(fixed === undefined ? {} : { corrected: fixed }), ...(kinds ? { kinds } : {}) };
  return { ranks, plan, understood, corrected: fixed, relaxed };
}

/** Returns the rank of an item by how its name has the text, whether it meets all conditions, and its points. */
function rankOf(inName: number, meetsAll: boolean, points: number): number {
  if (inName === NAME.is) return NAME_IS;
  const hasWord = inName === NAME.hasWord;
  if (meetsAll) return (hasWord ? MEETS_ALL_AND_IN_NAME : MEETS_ALL) + Math.min(MOST_POINTS, points);
  if (hasWord) return IN_NAME;
  if (inName === NAME.beginsWord) return BEGINS_IN_NAME;
  return inName === NAME.inside ? INSIDE_WORD : 0;
}

/** Takes items with any of these values for items that meet nothing. */
function leaveOut({ facets }: Catalogue, without: Without, { met }: Matches, inNames: Uint8Array): void {
  const lists = [
    [facets.type, without.kinds],
    [facets.color, without.colors],
    [facets.material, without.materials],
    [facets.brand, without.brands],
  ] as const;
  for (const [column, values = []] of lists) {
    const unwanted = new Set(values.map((value) => column.numberOf(value)));
    const isOut = column.sets.map((its) => its.some((value) => unwanted.has(value)));
    for (let ordinal = 0; ordinal < met.length; ordinal++)
      if (isOut[column.ofItem[ordinal] ?? 0]) met[ordinal] = inNames[ordinal] = 0;
  }
}

function ranksOf(names: readonly string[], matches: Matches, required: number, inNames: Uint8Array): Uint8Array {
  const { met, points } = matches;
  const ranks = new Uint8Array(met.length);
  for (let ordinal = 0; ordinal < ranks.length; ordinal++) {
    const meetsAll = required !== 0 && ((met[ordinal] ?? 0) & required) === required && names[ordinal] !== '';
    const inName = inNames[ordinal] ?? 0;
    if (meetsAll || inName > 0) ranks[ordinal] = rankOf(inName, meetsAll, points[ordinal] ?? 0);
  }
  return ranks;
}
