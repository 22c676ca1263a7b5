import type { Item } from '@ethereal/contracts/items';
import { ITEMS } from './shop.ts';
import type { Check, Kind } from './written.ts';

const LINK = /\[((?:\\.|[^\]\\])+)\]\(\/ethereal\/categories\/(\w+)\/([0-9a-f]{24})\)/g;
const LINE = /^- \[((?:\\.|[^\]\\])+)\]\(\/ethereal\/categories\/\w+\/([0-9a-f]{24})\) – \$([\d,.]+)/gm;

/** Items that an answer lists, in their order; undefined when it names one that is not in the shop just so. */
export function itemsListed(text: string): Item[] | undefined {
  const listed: Item[] = [];
  for (const [, name = '', id, price = ''] of text.matchAll(LINE)) {
    const item = ITEMS.find(({ _id }) => _id === id);
    const isTrue = item?.name === name.replaceAll('\\', '') && item.price === Number(price.replace(',', ''));
    if (!item || !isTrue) return undefined;
    listed.push(item);
  }
  for (const [, , , id] of text.matchAll(LINK)) if (!ITEMS.some(({ _id }) => _id === id)) return undefined;
  return listed;
}

const ABOUT_ITEMS = ['only', 'has', 'first', 'max', 'min', 'in', 'size'] as const;

/** What of a check does not hold; empty when all does. */
export function faultsOf(text: string, check: Check): string[] {
  const items = itemsListed(text);
  if (!items) return ['names an item that is not in the shop just so'];
  const faults: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) faults.push(what);
  };
  const every = (holds: (item: Item) => boolean, what: string) =>
    must(items.every(holds), `${what}: ${items.filter((item) => !holds(item)).map(({ name }) => name)}`);
  const { only, has = [], first, not, max, min, in: categories, size, none, says, saysNot } = check;
  must(text.trim() !== '', 'says nothing');
  if (none) must(items.length === 0, 'shows items');
  if (ABOUT_ITEMS.some((name) => check[name] !== undefined)) must(items.length > 0, 'shows no item');
  for (const one of [has].flat())
    must(
      items.some(({ name }) => one.test(name)),
      `lacks ${one}`,
    );
  if (first) must(first.test(items[0]?.name ?? ''), `does not begin with ${first}`);
  if (only) every(({ name }) => only.test(name), 'also shows');
  if (not) every((item) => !not.test(`${item.name} ${item.description} ${item.category}`), 'must not show');
  if (max !== undefined) every(({ price }) => price <= max, 'too expensive');
  if (min !== undefined) every(({ price }) => price >= min, 'too cheap');
  if (categories) every(({ category }) => categories.split(' ').includes(category), 'of another category');
  if (size) every((item) => item.size.some((one) => one === size), 'not in the size');
  if (says) must(says.test(text), `does not say ${says}`);
  if (saysNot) must(!saysNot.test(text), `says ${saysNot}`);
  return faults;
}

export type Result = { kind: Kind; ask: string; faults: string[]; text: string };

/** Right ones of all, by kind, as lines of a table. */
export function tableOf(results: readonly Result[]): string[] {
  const kinds = Map.groupBy(results, ({ kind }) => kind);
  const share = (some: readonly Result[]) => {
    const right = some.filter(({ faults }) => faults.length === 0).length;
    return `${right} of ${some.length} (${((100 * right) / some.length).toFixed(0)} %)`;
  };
  return [`all: ${share(results)}`, ...[...kinds].map(([kind, some]) => `${kind}: ${share(some)}`).sort()];
}
