import type { UnderstoodSearch } from '@ethereal/contracts/items';
import { beginsNames } from './begins-names.ts';
import type { Shop } from './brands.ts';
import type { Catalog } from './catalog.ts';
import { type CorrectOptions, correct } from './correct.ts';
import { tokensOf } from './fold.ts';
import { withoutMark } from './language/kinds.ts';
import { lexicon } from './language/lexicon.ts';
import { type Share, sharesOf } from './mix.ts';
import { otherKinds } from './other-kinds.ts';
import { groupsOfAge } from './persons.ts';
import { queryTokens } from './query-tokens.ts';
import { type Understood, type Word, withBefore } from './reading.ts';
import { withShoeSizes } from './shoe-sizes.ts';
import { withLetters } from './sizes.ts';
import { understand } from './understand.ts';
import { usesOf } from './uses.ts';

/**
 * How the first page of a search read its text. Later pages read it in the same way, so that they stay consistent while
 * items are added and removed.
 */
export type Plan = {
  /** The text after correction, if it differs. */
  corrected?: string;
  /** Bits of the conditions that were dropped. */
  dropped: number;
  /** Wider kinds that replace kinds without any item; empty when the kinds were read as plain words. */
  kinds?: string[];
  /** Words that were read as brands. */
  brands?: string[];
  /** Words that were dropped. */
  loose?: string[];
  /** Bits of the conditions that items behind the others lack. */
  close?: number;
  /** Words that such items lack. */
  details?: string[];
  /** Which goods of each kind come first, when several are equally wanted. */
  shares?: Share[];
};

export type SearchOptions = {
  /** Disables the correction of typos. */
  exact?: boolean;
  plan?: Plan | undefined;
  /** Earlier conditions, which apply unless the text names others. */
  before?: Partial<UnderstoodSearch> | undefined;
  /** Whether a person said the text in a conversation. */
  spoken?: boolean | undefined;
  /** Ids of items that are not found. */
  exclude?: readonly string[] | undefined;
  /** Whether the kinds of the text give way to wider ones. */
  widens?: boolean | undefined;
  /** The words of the text in English, in place of a correction. */
  english?: readonly string[] | undefined;
  /** Items with any of these values are not found. */
  without?: Without | undefined;
} & CorrectOptions;
export type Without = Partial<Record<'kinds' | 'colors' | 'materials' | 'brands' | 'forWhom', string[] | undefined>>;

function shopOf(catalog: Catalog): Shop {
  return {
    isBrand: (text) => catalog.facets.brand.countOf(text) > 0,
    hasKind: (kind) => catalog.facets.type.countOf(kind) > 0,
    beginsNames: (words) => beginsNames(catalog, words),
    hasReduced: () => (catalog.reductions[catalog.mostReduced.all()[0] ?? 0] ?? 0) > 0,
  };
}

/** Maximum length of a text whose brands are stored in cursors. */
const MAX_PLANNED = 100;

/** Returns the brands of the shop at the time of the first page. */
const planned = (catalog: Catalog, { brands = [] }: Plan): Shop => ({
  ...shopOf(catalog),
  isBrand: (text) => brands.includes(text),
  beginsNames: (words) => brands.includes(words.join(' ')),
});

/** Returns where the last word of a kind counts: the cover of a `duvet cover` finds no goods alone. */
function roleOfLast(word: string): Word['role'] {
  const words = lexicon();
  const isFiller = words.meaningsOf([word]).some(({ type }) => type === 'filler');
  return isFiller || words.belongings.has(word) ? 'inNames' : 'thing';
}

/**
 * Returns the query with its kinds read as plain words, beside which numbers are wishes: `levis 501`. One of the shop's
 * own kinds must stand in the name of an item.
 */
function withoutKinds(understood: Understood): Understood {
  const { kinds } = lexicon();
  const isOwn = understood.kinds.some((kind) => !kinds.isGeneral(kind));
  // A shirt with a collar is no `dog collar`.
  const ofKinds = understood.parts
    .filter(({ of }) => of === 'kind')
    .flatMap(({ label }) =>
      tokensOf(label).map((word, at, { length }): Pick<Word, 'word' | 'role'> => {
        // A desk is no `desk lamp`.
        if (isOwn) return { word, role: at === length - 1 ? roleOfLast(word) : 'beside' };
        return length > 1 ? { word, role: 'inNames' } : { word };
      }),
    );
  // `Saree` also finds a sari.
  const names = understood.kinds.flatMap((kind) => kinds.all.get(kind)?.words ?? []).map(withoutMark);
  const others = understood.words.map((one) => ({
    ...one,
    ...(isOwn && { role: one.role ?? ('beside' as const) }),
    isRequired: one.isRequired && !/^\d+$/.test(one.word),
  }));
  const sameAs = (word: string) => (names.includes(word) ? names.filter((name) => !name.includes(' ')) : []);
  const words = [...others, ...ofKinds.map((one) => ({ ...one, same: sameAs(one.word), isRequired: true }))];
  const parts = understood.parts.map((part) => (part.of === 'kind' ? { ...part, of: 'words' as const } : part));
  return { ...understood, kinds: [], apart: undefined, words, parts };
}

/** Returns the kinds of a query that others replace. The kinds of a brand are equally good. */
const widened = ({ kinds, areEqual = false }: Understood, others: string[]): Partial<Understood> => ({
  kinds: others,
  isWider: true,
  areEqual: areEqual || kinds.length === 0,
  apart: undefined,
});

/** Conditions of a text, and how it was read. */
export type Read = {
  understood: Understood;
  corrected: string | undefined;
  kinds: string[] | undefined;
  /** Whether the query names kinds of the shop's own list. */
  ownKinds: boolean;
  /** The words as they were typed, by the word that each was corrected to. */
  typos: ReadonlyMap<string, string>;
};

/** Returns a query with the conditions of the conversation before it. */
function continued(now: Understood, before: Partial<UnderstoodSearch>): Understood {
  const all = withBefore(
    now,
    before,
    (words) => ({ words, kinds: usesOf(words) }),
    (kind, above) => lexicon().kinds.isBelow(kind, above),
  );
  return { ...all, forWhom: groupsOfAge(all.forWhom, all.age) };
}

/** Returns a query for several kinds that are equally wanted with what makes their goods mix evenly. */
const mixed = (catalog: Catalog, understood: Understood, plan: Plan | undefined): Understood =>
  understood.areEqual && understood.kinds.length > 1
    ? { ...understood, shares: plan ? plan.shares : sharesOf(catalog, understood.kinds) }
    : understood;

/** Reads a text with the shop's brands and kinds, after correction. A given plan is followed instead. */
export function read(catalog: Catalog, typed: string, { exact, plan, before, ...options }: SearchOptions): Read {
  const tokens = queryTokens(typed);
  const words = plan || exact ? undefined : (options.english ?? correct(catalog, tokens, options));
  const fixed = plan ? plan.corrected : words?.join(' ');
  const ofTokens = words?.length === tokens.length ? words : [];
  const typos = new Map(
    ofTokens.flatMap((word, at) => (word === tokens[at] ? [] : [[word, tokens[at] ?? ''] as const])),
  );
  const shop = plan ? planned(catalog, plan) : shopOf(catalog);
  const knowsKind = (before?.kinds?.length ?? 0) > 0;
  const fixedTokens = fixed === undefined ? tokens : queryTokens(fixed);
  const current = understand(fixedTokens, shop, knowsKind);
  const understood = withShoeSizes(withLetters(before ? continued(current, before) : current));
  const kinds = plan ? plan.kinds : otherKinds(catalog, understood, fixedTokens, options.widens ?? false);
  const ownKinds = understood.kinds.some((kind) => !lexicon().kinds.isGeneral(kind));
  const others =
    kinds?.length === 0 ? withoutKinds(understood) : kinds && { ...understood, ...widened(understood, kinds) };
  return {
    understood: mixed(catalog, others ?? understood, plan),
    corrected: fixed,
    kinds,
    ownKinds,
    typos,
  };
}

/** Returns the plan by which later pages read the text in the same way. */
export function planOf(
  { understood: { brands: named, without, shares }, corrected: fixed, kinds }: Omit<Read, 'typos' | 'ownKinds'>,
  typed: string,
  {
    dropped,
    loose,
    close,
    details,
  }: Pick<Plan, 'dropped'> & Record<'loose' | 'details', string[] | undefined> & { close: number },
): Plan {
  const brands = [...named, ...without.brands];
  // The fields have the order of the cursor's schema, because counts are cached under the plan.
  return {
    dropped,
    ...(fixed === undefined ? {} : { corrected: fixed }),
    ...(kinds ? { kinds } : {}),
    ...(brands.length > 0 && typed.length <= MAX_PLANNED ? { brands } : {}),
    ...(loose ? { loose } : {}),
    ...(close > 0 ? { close } : {}),
    ...(details ? { details } : {}),
    ...(shares ? { shares: [...shares] } : {}),
  };
}
