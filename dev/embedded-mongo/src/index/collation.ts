import { type Doc, isDoc } from '../bson.ts';

export type Collation = { locale: string; strength: number; numericOrdering: boolean };

/** Returns undefined for `simple` and for no collation: both compare bytes. */
export function parseCollation(spec: Doc | undefined): Collation | undefined {
  if (!spec || typeof spec.locale !== 'string' || spec.locale === 'simple') return undefined;
  return {
    locale: spec.locale,
    strength: Number(spec.strength ?? 3),
    numericOrdering: spec.numericOrdering === true,
  };
}

/** Whether two collations compare strings alike. */
export const sameCollation = (a: Collation | undefined, b: Collation | undefined): boolean =>
  a?.locale === b?.locale && a?.strength === b?.strength && a?.numericOrdering === b?.numericOrdering;

/** Returns a representative that is equal for all strings which the collation considers equal. */
function foldString(text: string, { strength }: Collation): string {
  if (strength >= 3) return text.normalize('NFC');
  if (strength === 2) return text.normalize('NFC').toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns a value with each string in it folded. */
export function fold(value: unknown, collation: Collation | undefined): unknown {
  if (!collation) return value;
  if (typeof value === 'string') return foldString(value, collation);
  if (Array.isArray(value)) return value.map((entry) => fold(entry, collation));
  if (isDoc(value)) return foldDoc(value, collation);
  return value;
}

/** Returns a document with each string in it folded. */
export function foldDoc(doc: Doc, collation: Collation): Doc {
  return Object.fromEntries(Object.entries(doc).map(([key, value]) => [key, fold(value, collation)]));
}

const collators = new Map<string, Intl.Collator>();
const SENSITIVITY = { 1: 'base', 2: 'accent' } as const;

/** Returns the comparator of a collation, which is created once. */
export function collatorOf(collation: Collation): Intl.Collator {
  const { locale, strength, numericOrdering } = collation;
  const key = `${locale}/${strength}/${numericOrdering}`;
  let collator = collators.get(key);
  if (!collator) {
    const sensitivity = strength === 1 || strength === 2 ? SENSITIVITY[strength] : 'variant';
    collator = new Intl.Collator(locale.replace('_', '-'), { sensitivity, numeric: numericOrdering });
    collators.set(key, collator);
  }
  return collator;
}
