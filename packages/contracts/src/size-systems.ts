import { SIZES } from './fashion.ts';

const halves = (from: number, to: number) => Array.from({ length: 2 * (to - from) + 1 }, (_, at) => from + at / 2);
const WAISTS = [...Array.from({ length: 11 }, (_, at) => 24 + at), 36, 38, 40, 42, 44];
const LENGTHS = [28, 30, 32, 34, 36];

/**
 * Systems of sizes beside S–XXL, for the field `otherSizes`: the label of each and its sizes in their order. Every size
 * belongs to one system, so it has its full meaning alone, as in a mail or a filter.
 */
export const SIZE_SYSTEMS = {
  shoes: { label: 'Shoes (US)', sizes: halves(1, 16).map((size) => `US ${size}`) },
  kidsShoes: {
    label: "Kids' shoes (US)",
    sizes: [...halves(1, 13.5).map((size) => `US ${size}C`), ...halves(1, 7).map((size) => `US ${size}Y`)],
  },
  kids: {
    label: 'Kids by age',
    sizes: [
      '0–3 months',
      '3–6 months',
      '6–12 months',
      '12–18 months',
      '18–24 months',
      '2 years',
      '3 years',
      '4 years',
      '5–6 years',
      '7–8 years',
      '9–10 years',
      '11–12 years',
      '13–14 years',
    ],
  },
  rings: { label: 'Rings', sizes: halves(3, 13).map((size) => `Ring ${size}`) },
  jeans: {
    label: 'Jeans (waist × length)',
    sizes: WAISTS.flatMap((waist) => LENGTHS.map((length) => `${waist} × ${length}`)),
  },
  one: { label: 'One size', sizes: ['One size'] },
} as const satisfies Record<string, { label: string; sizes: readonly string[] }>;
export type SizeSystem = keyof typeof SIZE_SYSTEMS;
export const SIZE_SYSTEM_NAMES = Object.keys(SIZE_SYSTEMS) as SizeSystem[];

/** Maximum number of other sizes of an item. */
export const MAX_OTHER_SIZES = 40;
/** Maximum length of a size, in characters. */
export const MAX_SIZE = 20;

const SYSTEM_OF = new Map<string, SizeSystem>(
  SIZE_SYSTEM_NAMES.flatMap((name) => SIZE_SYSTEMS[name].sizes.map((size) => [size, name] as const)),
);
/** Every size in the order in which lists show them. */
export const ALL_SIZES: readonly string[] = [...SIZES, ...SYSTEM_OF.keys()];
const PLACES = new Map(ALL_SIZES.map((size, place) => [size, place]));

/** Returns the system of a size; undefined for S–XXL and for other texts. */
export const systemOf = (size: string): SizeSystem | undefined => SYSTEM_OF.get(size);

/** Returns a size as people may write it without blanks, in lower case and with ASCII signs: '9.5', '32x34', '5-6y'. */
const plain = (text: string) => text.toLowerCase().replaceAll(/\s/g, '').replaceAll('×', 'x').replaceAll('–', '-');
const WRITTEN = new Map([
  ...ALL_SIZES.map((size) => [plain(size), size] as const),
  ...SIZE_SYSTEMS.shoes.sizes.map((size) => [plain(size).slice(2), size] as const),
  ...SIZE_SYSTEMS.kids.sizes.map((size) => [plain(size).replace('months', 'm').replace('years', 'y'), size] as const),
]);

/** Returns the size that a text means; undefined for a text that means none. A number alone is a size of shoes. */
export const readSize = (text: string): string | undefined =>
  text.length > MAX_SIZE ? undefined : WRITTEN.get(plain(text));

/** Returns sizes in the order of their system, each once. */
export const sortSizes = (sizes: readonly string[]): string[] =>
  [...new Set(sizes)].toSorted((a, b) => (PLACES.get(a) ?? 0) - (PLACES.get(b) ?? 0));
