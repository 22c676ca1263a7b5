import type { Item, SearchCondition } from '@ethereal/contracts/items';
import { stem } from '../text/words.ts';
import type { SearchQuery, SearchResult, Tools } from '../tools/tools.ts';

const COLORS = ['red', 'blue', 'green', 'black', 'white', 'brown', 'yellow', 'pink', 'navy', 'grey'];
const MATERIALS = ['linen', 'wool', 'cashmere', 'merino', 'cotton', 'denim', 'leather', 'satin', 'canvas'];
const GROUPS: Readonly<Record<string, string>> = {
  men: 'men',
  man: 'men',
  women: 'women',
  woman: 'women',
  kid: 'kids',
  boy: 'kids',
  girl: 'kids',
};
const ORDERS = [
  ['asc', /cheapest/],
  ['desc', /most expensive/],
] as const;

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);
const textOf = ({ name, description }: Item): string[] => wordsOf(`${name} ${description}`);

type Understood = SearchResult['understood'];

function understand(said: string, kinds: ReadonlySet<string>): Understood {
  const text = said.replaceAll(/without \w+|[a-z]+ \$\d+|\d+ years old|something|anything|gift/g, '');
  const words = wordsOf(text);
  const without = wordsOf([...said.matchAll(/without (\w+)/g)].map(([, word]) => word).join(' '));
  const [, price] = /\$(\d+)/.exec(said) ?? [];
  const [, age] = /(\d+) years old/.exec(said) ?? [];
  const order = ORDERS.find(([, asks]) => asks.test(said))?.[0];
  const of = (is: (word: string) => boolean) => [...new Set(words.filter(is))];
  const understood = {
    kinds: of((word) => kinds.has(word)),
    colors: of((word) => COLORS.includes(word)),
    materials: of((word) => MATERIALS.includes(word)),
    forWhom: [...new Set(words.flatMap((word) => (Object.hasOwn(GROUPS, word) ? (GROUPS[word] ?? []) : [])))],
    brands: [],
    sizes: [],
    occasion: [],
  };
  const known = new Set([...understood.kinds, ...understood.colors, ...understood.materials, ...Object.keys(GROUPS)]);
  return {
    ...understood,
    words: of((word) => !known.has(word) && word.length > 2),
    parts: [],
    phrase: understood.kinds.join(' or '),
    ...(price && { priceMax: Number(price) }),
    ...(age && { age: Number(age) }),
    ...(order && { order }),
    ...(without.length > 0 && { without: { materials: without } }),
  };
}

function withBefore(now: Understood, before: SearchQuery['before'] = {}): Understood {
  const { kinds, colors, materials, forWhom, sizes, without, ...single } = before;
  const excluded = [...(without?.materials ?? []), ...(now.without?.materials ?? [])];
  const chosen = (own: string[], earlier: string[] = []) => (own.length > 0 ? own : earlier);
  const { occasion: _occasion, words: _words, brands: _brands, ...conditions } = single;
  return {
    ...conditions,
    ...now,
    kinds: chosen(now.kinds, kinds),
    colors: chosen(now.colors, colors),
    materials: chosen(now.materials, materials),
    forWhom: chosen(now.forWhom, forWhom),
    sizes: chosen(now.sizes, sizes),
    ...(excluded.length > 0 && { without: { materials: excluded } }),
  };
}

const says = (item: Item, words: readonly string[]) => words.some((word) => textOf(item).includes(stem(word)));
type Checks = Partial<Record<SearchCondition, (item: Item) => boolean>>;

/** Returns a check of items for each condition, in the order in which conditions are dropped. */
function checksOf({ kinds, colors, materials, sizes, forWhom, words, priceMin, priceMax }: Understood): Checks {
  const isPriced = (priceMin ?? priceMax) !== undefined;
  return {
    ...(materials.length > 0 && { material: (item) => says(item, materials) }),
    ...(sizes.length > 0 && { size: (item) => item.size.some((one) => sizes.includes(one)) }),
    ...(colors.length > 0 && { color: (item) => says(item, colors) }),
    ...(forWhom.length > 0 && { forWhom: ({ category }) => forWhom.includes(category) }),
    ...(words.length > 0 && { words: (item) => words.every((word) => textOf(item).includes(word)) }),
    ...(isPriced && {
      price: ({ price }) => price >= (priceMin ?? 0) && price <= (priceMax ?? Number.POSITIVE_INFINITY),
    }),
    ...(kinds.length > 0 && { kind: ({ name }) => kinds.some((kind) => wordsOf(name).includes(kind)) }),
  };
}

/** Returns a search over some items that understands kinds, colors, materials, people and prices of single words. */
export function fakeSearch(items: readonly Item[]): Tools['search'] {
  const kinds = new Set(items.map(({ name }) => wordsOf(name.split(/ (?:in|with) /)[0] ?? '').at(-1) ?? ''));
  return async ({ text, before, without, exclude = [], sort: chosen, limit = 12 }) => {
    const understood = withBefore(understand(text, kinds), before);
    const checks = checksOf(understood);
    const unwanted = understood.without?.materials ?? [];
    const sort = chosen ?? understood.order;
    const isChilds = ({ category }: Item) => without?.forWhom !== undefined && category === 'kids';
    const allowed = items.filter((item) => !exclude.includes(item._id) && !says(item, unwanted) && !isChilds(item));
    const names = Object.keys(checks) as SearchCondition[];
    const meet = (some: readonly SearchCondition[]) =>
      some.length === 0 ? [] : allowed.filter((item) => some.every((name) => checks[name]?.(item)));
    let left = names;
    while (left.length > 0 && meet(left).length === 0) left = left.slice(1);
    const found = names.length === 0 && text === '' ? allowed : meet(left);
    if (sort === 'asc') found.sort((one, other) => one.price - other.price);
    if (sort === 'desc') found.sort((one, other) => other.price - one.price);
    const relaxed = names.filter((name) => !left.includes(name));
    return { items: found.slice(0, limit), total: found.length, understood, relaxed };
  };
}
