import { itself } from './attributes.ts';
import type { Catalog } from './catalog.ts';
import type { FacetColumn } from './facet-column.ts';

/**
 * Which goods of a kind come first in a list of several kinds: those of the kind itself, or also those of kinds below
 * it. About one of so many powers of two comes first.
 */
export type Share = { isItself: boolean; power: number };

/** Minimum number of goods that come first, of all kinds. */
const FIRST = 8;
/** Number of goods of a kind itself that are enough to come first. */
const MANY = 3 * FIRST;
/** Points of these goods; twice as many have one less, and so on. */
const CHOSEN = 3;
/** Number of letters at the end of an id that vary most. */
const VARYING = 4;
/** Number of bits that these letters state. */
export const MAX_POWER = 16;

/**
 * Returns the share of each kind with which the first pages have about as many goods of each, also when the shop has
 * more of one, or its newest goods are all of one.
 */
export function sharesOf({ facets: { type } }: Catalog, kinds: readonly string[]): Share[] {
  const first = Math.ceil(FIRST / kinds.length);
  return kinds.map((kind) => {
    const [all, own] = [type.countOf(kind), type.countOf(itself(kind))];
    // Few names have "sneakers" for running shoes, but most shirts are called so.
    const isItself = own * 3 >= all || own >= MANY;
    const power = Math.floor(Math.log2((isItself ? own : all) / first));
    return { isItself, power: Math.max(0, Math.min(MAX_POWER, power)) };
  });
}

/** Returns how often the number at the end of an id can be halved. */
function halvesOf(id: string): number {
  let number = 0;
  for (let at = id.length - VARYING; at < id.length; at++) number = number * 16 + ((id.charCodeAt(at) % 48) % 39);
  return number === 0 ? MAX_POWER : Math.clz32(1) - Math.clz32(number & -number);
}

/** Returns the power of each set of kinds; `MAX_POWER + CHOSEN` for sets without any of the kinds. */
function powersOf(type: FacetColumn, kinds: readonly string[], shares: readonly Share[]): Uint8Array {
  const powers = new Uint8Array(type.sets.length).fill(MAX_POWER + CHOSEN);
  for (const [place, { isItself, power }] of shares.entries()) {
    const kind = kinds[place] ?? '';
    const isOf = type.countInSets([isItself ? itself(kind) : kind]);
    for (const set of powers.keys()) if (isOf[set]) powers[set] = Math.min(powers[set] ?? 0, power);
  }
  return powers;
}

/** Adds points to about as many goods of each kind, chosen by their ids, so that all pages choose the same. */
export function addMixed(
  { ids, facets: { type } }: Catalog,
  points: Uint8Array,
  kinds: readonly string[],
  shares: readonly Share[],
): void {
  const powers = powersOf(type, kinds, shares);
  for (let ordinal = 0; ordinal < points.length; ordinal++) {
    const power = powers[type.ofItem[ordinal] ?? 0] ?? 0;
    if (power === MAX_POWER + CHOSEN) continue;
    const lacked = Math.max(0, power - halvesOf(ids[ordinal] ?? ''));
    points[ordinal] = (points[ordinal] ?? 0) + Math.max(0, CHOSEN - lacked);
  }
}
