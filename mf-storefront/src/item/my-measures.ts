import { isLargeEnough, type Measures } from '@ethereal/contracts/size-guide';
import { MEASURES_KEY } from './measures-key.ts';

/** Measurements of a person in inches, by part of the body; for kids also the age in years. */
export type MyMeasures = Readonly<Record<string, number>>;

/** Whether measurements are of a grown-up or of a child. */
export type Person = 'adult' | 'child';

/** Maximum of a measurement, in inches. */
export const MAX_MEASURE = 120;

function readAll(): Record<string, MyMeasures> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(MEASURES_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? Object.fromEntries(Object.entries(stored)) : {};
  } catch {
    return {};
  }
}

const isMeasure = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= MAX_MEASURE;

/** Returns the measurements stored in this browser, without values that are none. */
export const readMeasures = (whose: Person): MyMeasures =>
  Object.fromEntries(Object.entries(readAll()[whose] ?? {}).filter(([, value]) => isMeasure(value)));

/** Stores the measurements of a person in this browser. */
export function storeMeasures(whose: Person, mine: MyMeasures): void {
  try {
    localStorage.setItem(MEASURES_KEY, JSON.stringify({ ...readAll(), [whose]: mine }));
  } catch {
    // If storage is blocked, the measurements last as long as the page.
  }
}

/**
 * Returns the smallest size that is large enough in every part that was measured; undefined without a measurement, or
 * when no size is large enough.
 */
export function sizeFor(measures: Measures, mine: MyMeasures): string | undefined {
  const parts = Object.entries(measures).flatMap(([part, ranges]) => {
    const length = mine[part];
    return length === undefined ? [] : [{ ranges, length }];
  });
  if (parts.length === 0) return undefined;
  const [first] = parts;
  return Object.keys(first?.ranges ?? {}).find((size) =>
    parts.every(({ ranges: { [size]: range }, length }) => range && isLargeEnough(range, length)),
  );
}
