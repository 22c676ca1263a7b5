import type { Item } from '@ethereal/contracts/items';
import type { Check } from './messages.ts';

const LINK = /\[((?:\\.|[^\]\\])+)\]\(\/ethereal\/categories\/(\w+)\/([0-9a-f]{24})\)/g;
const LINE = /^- \[((?:\\.|[^\]\\])+)\]\(\/ethereal\/categories\/\w+\/([0-9a-f]{24})\) – \$([\d,.]+)/gm;

/** Returns the items that an answer lists, in their order; undefined if it names one that differs from the shop's. */
function itemsListed(text: string, shop: readonly Item[]): Item[] | undefined {
  const listed: Item[] = [];
  for (const [, name = '', id, price = ''] of text.matchAll(LINE)) {
    const item = shop.find(({ _id }) => _id === id);
    const isTrue = item?.name === name.replaceAll('\\', '') && item.price === Number(price.replaceAll(',', ''));
    if (!item || !isTrue) return undefined;
    listed.push(item);
  }
  for (const [, , , id] of text.matchAll(LINK)) if (!shop.some(({ _id }) => _id === id)) return undefined;
  return listed;
}

const ABOUT_ITEMS = ['only', 'first', 'max', 'min', 'in', 'size'] as const;
type Fault = string | false | undefined;

const namesOf = (items: readonly Item[]) => items.map(({ name }) => name).join(', ');
const every = (items: readonly Item[], holds: (item: Item) => boolean, what: string): Fault =>
  !items.every(holds) && `${what}: ${namesOf(items.filter((item) => !holds(item)))}`;

/** Returns the faults of the shown goods. */
function faultsOfItems(items: readonly Item[], check: Check): Fault[] {
  const { only, has, first, not, max, min, in: categories, size, none } = check;
  const wanted = has.length > 0 || ABOUT_ITEMS.some((name) => check[name] !== undefined);
  return [
    none && items.length > 0 && 'shows items',
    wanted && items.length === 0 && 'shows no item',
    ...has.map((one) => !items.some(({ name }) => one.test(name)) && `lacks ${one}`),
    first !== undefined && !first.test(items[0]?.name ?? '') && `does not begin with ${first}`,
    only !== undefined && every(items, ({ name }) => only.test(name), 'also shows'),
    not !== undefined &&
      every(items, (item) => !not.test(`${item.name} ${item.description} ${item.category}`), 'must not show'),
    max !== undefined && every(items, ({ price }) => price <= max, 'too expensive'),
    min !== undefined && every(items, ({ price }) => price >= min, 'too cheap'),
    categories !== undefined &&
      every(items, ({ category }) => categories.split(' ').includes(category), 'of another category'),
    size !== undefined && every(items, (item) => item.size.some((one) => one === size), 'not in the size'),
  ];
}

/** Returns the parts of a check that fail; empty if the answer is right. */
export function faultsOf(text: string, check: Check, shop: readonly Item[]): string[] {
  const items = itemsListed(text, shop);
  if (!items) return ['names an item that is not in the shop just so'];
  const { says, saysNot } = check;
  const faults: Fault[] = [
    text.trim() === '' && 'says nothing',
    ...faultsOfItems(items, check),
    says !== undefined && !says.test(text) && `does not say ${says}`,
    saysNot?.test(text) === true && `says ${saysNot}`,
  ];
  return faults.filter((fault) => typeof fault === 'string');
}
