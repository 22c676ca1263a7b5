import type { UnderstoodSearch } from '@ethereal/contracts/items';
import type { Catalogue } from './catalogue.ts';
import { tokensOf } from './fold.ts';
import { lexicon } from './language/lexicon.ts';
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
  /** The wider kinds that stand in for those that no item has; none where the kinds were taken for words. */
  kinds?: string[];
  /** The words that were taken for brands. */
  brands?: string[];
};

export type SearchOptions = {
  /** Takes no word for a mistyped one. */
  exact?: boolean;
  plan?: Plan | undefined;
  /** Conditions from before, which hold unless the text names others. */
  before?: Partial<UnderstoodSearch> | undefined;
  /** Items with any of these are not found. */
  without?: Without | undefined;
};
export type Without = Partial<Record<'kinds' | 'colors' | 'materials' | 'brands', string[] | undefined>>;

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

/** Brands of longer texts do not stand in cursors. */
const LONGEST_PLANNED = 100;
/** Longer and other texts are not corrected: the correction stands in cursors. Input: at most 30 words. */
const CORRECTABLE = /^[\x20-\x7e]{1,100}$/;

/** The shop as it was when the first page was read. */
const planned = ({ brands = [] }: Plan): Shop => ({
  isBrand: (text) => brands.includes(text),
  beginsNames: (words) => brands.includes(words.join(' ')),
});

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

/**
 * Returns what stands in for kinds that no item has: the nearest kinds above them, as far as items have those; none
 * where there are none either. Undefined where some item has one of the kinds.
 */
function otherKinds({ facets: { type } }: Catalogue, kinds: readonly string[]): string[] | undefined {
  const { kinds: all } = lexicon();
  if (kinds.length === 0 || kinds.some((kind) => type.countOf(kind) > 0)) return undefined;
  const isWider = (above: string) => type.countOf(above) > 0 && !all.isGeneral(above) && !TOO_WIDE.has(above);
  return [...new Set(kinds.flatMap((kind) => all.withAbove(kind).filter(isWider).slice(0, 1)))].slice(0, MOST_WIDER);
}

/** Takes kinds for words. */
function withoutKinds(understood: Understood): Understood {
  const said = understood.parts.filter(({ of }) => of === 'kind').flatMap(({ label }) => tokensOf(label));
  const words = [...understood.words, ...said.map((word) => ({ word, isRequired: true }))];
  const parts = understood.parts.map((part) => (part.of === 'kind' ? { ...part, of: 'words' as const } : part));
  return { ...understood, kinds: [], words, parts };
}

/** Conditions that a text asks for, with how it was read. */
type Read = { understood: Understood; corrected: string | undefined; kinds: string[] | undefined };

/** Reads a text with the shop's brands and kinds, after correction; a given plan is followed instead. */
export function read(catalogue: Catalogue, typed: string, { exact, plan, before }: SearchOptions): Read {
  const tokens = queryTokens(typed);
  const fixed = plan ? plan.corrected : exact ? undefined : correct(catalogue, tokens);
  const shop = plan ? planned(plan) : shopOf(catalogue);
  const alone = understand(fixed === undefined ? tokens : queryTokens(fixed), shop);
  const understood = before ? withBefore(alone, before, (words) => ({ words, kinds: usesOf(words) })) : alone;
  const kinds = plan ? plan.kinds : otherKinds(catalogue, understood.kinds);
  if (kinds === undefined) return { understood, corrected: fixed, kinds };
  return {
    understood: kinds.length > 0 ? { ...understood, kinds } : withoutKinds(understood),
    corrected: fixed,
    kinds,
  };
}

/** Returns the plan by which later pages read the text in the same way. */
export function planOf(
  { understood: { brands }, corrected: fixed, kinds }: Read,
  typed: string,
  dropped: number,
): Plan {
  // In the order of the cursor's schema: the counts of a list are kept under it.
  return {
    dropped,
    ...(fixed === undefined ? {} : { corrected: fixed }),
    ...(kinds ? { kinds } : {}),
    ...(brands.length > 0 && typed.length <= LONGEST_PLANNED ? { brands } : {}),
  };
}
