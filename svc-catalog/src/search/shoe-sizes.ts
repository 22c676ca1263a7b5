import { lexicon } from './language/lexicon.ts';
import { CHILDREN } from './levels.ts';
import type { Understood } from './reading.ts';

/** Differences of the US number of a shoe from its number in other systems, and the US numbers that are sold. */
const CHARTS = [
  { group: 'men', UK: 1, EU: -33, cm: -18, from: 6, to: 16 },
  { group: 'women', UK: 2, EU: -30.5, cm: -17, from: 4, to: 12 },
] as const;
/** Least number that is a size of the EU without saying so: `heels size 39`. */
const MIN_EU = 35;

/** Returns the system and the number of a size of another system: `UK 9`, `EU 38`, `27 cm`, `39`. */
function otherSize(size: string): { system: 'UK' | 'EU' | 'cm'; number: number } | undefined {
  const [, system, text, unit] = /^(?:(UK|EU) )?(\d{1,2}(?:\.5)?)( cm)?$/.exec(size) ?? [];
  const number = Number(text);
  if (text === undefined || (!system && !unit && number < MIN_EU)) return undefined;
  return { system: unit ? 'cm' : system === 'UK' ? 'UK' : 'EU', number };
}

/**
 * Returns a query for shoes with the US sizes that its sizes of other systems mean. A number that only shoes of one
 * group have asks for goods for it: `sneakers eu 38`.
 */
export function withShoeSizes(understood: Understood): Understood {
  const { kinds, forWhom, sizes } = understood;
  const isOfShoes = kinds.length > 0 && kinds.every((kind) => lexicon().kinds.isBelow(kind, 'footwear'));
  if (!isOfShoes || forWhom.some((group) => CHILDREN.includes(group))) return understood;
  const charts = CHARTS.filter(({ group }) => forWhom.length === 0 || forWhom.includes(group));
  const meant = sizes.flatMap((size) => {
    const other = otherSize(size);
    if (!other) return [];
    return charts
      .map(({ group, from, to, ...chart }) => ({ group, from, to, number: other.number + chart[other.system] }))
      .filter(({ number, from, to }) => number >= from && number <= to);
  });
  const [one] = meant;
  if (!one) return understood;
  const isOfOne = forWhom.length === 0 && meant.every(({ group }) => group === one.group);
  const all = [...new Set([...sizes, ...meant.map(({ number }) => `US ${number}`)])];
  return { ...understood, sizes: all, forWhom: isOfOne ? [one.group] : forWhom };
}
