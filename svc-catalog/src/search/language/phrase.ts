import type { Apart, Understood } from '../reading.ts';

/** Endings of words that have no plural. */
const NO_PLURAL = [
  'wear',
  'ware',
  'care',
  'lry',
  'ery',
  'ing',
  'age',
  'makeup',
  'skincare',
  'gear',
  'art',
  'color',
  'furniture',
  'lingerie',
  'lehenga',
];
const OF_GROUP: Readonly<Record<string, string>> = { baby: 'babies' };

/** Returns the plural of a kind for pages: `dress` becomes `dresses`. */
export function pluralOf(kind: string): string {
  const hasPlural = /\bring$/.test(kind) || !NO_PLURAL.some((end) => kind.endsWith(end));
  if (/[^s]s$/.test(kind) || !hasPlural) return kind;
  if (/(s|x|ch|sh)$/.test(kind)) return `${kind}es`;
  if (/[^aeiou]y$/.test(kind)) return `${kind.slice(0, -1)}ies`;
  return kind === 'scarf' ? 'scarves' : `${kind}s`;
}

const listed = (words: readonly string[], join = 'or') =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${join} ${words.at(-1)}`;

/** Returns a function that names colors as the query does: it may ask for `dark green`, which is forest green. */
function colorNames({ colors, parts }: Understood): <T extends Pick<Apart, 'colors'>>(its: T) => T {
  const labels = parts.flatMap(({ of, label }) => (of === 'color' ? [label] : []));
  const nameOf = labels.length === colors.length ? new Map(colors.map((color, at) => [color, labels[at]])) : undefined;
  return (its) => ({ ...its, colors: its.colors.map((color) => nameOf?.get(color) ?? color) });
}

/** Returns colors, materials, a name and groups of people as one phrase: `black leather shoes for women`. */
function described({ colors, materials, forWhom }: Omit<Apart, 'kinds'>, name: string): string {
  const groups = forWhom.length > 0 ? `for ${listed(forWhom.map((group) => OF_GROUP[group] ?? group))}` : '';
  return [listed(colors), listed(materials), name, groups].filter((part) => part !== '').join(' ');
}

/**
 * Returns a short description of an understood query: `black leather shoes for women under $40`; empty without any
 * kind, or for many kinds that the query does not name.
 */
export function phraseOf(understood: Understood): string {
  const { kinds, isWider, apart, priceMin, priceMax, parts } = understood;
  const colorsOf = colorNames(understood);
  const label = parts.find(({ of }) => of === 'kind')?.label;
  const name = isWider || kinds.length > 3 ? label : listed(kinds.map(pluralOf));
  if (!name) return '';
  const price =
    priceMin === undefined
      ? priceMax === undefined
        ? ''
        : `under $${priceMax}`
      : priceMax === undefined
        ? `over $${priceMin}`
        : `from $${priceMin} to $${priceMax}`;
  const things = apart
    ? listed(apart.map((its) => described(colorsOf(its), listed(its.kinds.map(pluralOf)))))
    : described(colorsOf(understood), name);
  return price === '' ? things : `${things} ${price}`;
}
