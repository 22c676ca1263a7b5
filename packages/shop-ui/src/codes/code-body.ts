import type { CodeKind } from '@ethereal/contracts/codes';
import { momentOf } from '@ethereal/web-kit/format/local-day.ts';
import type { Option } from './ItemPicker.tsx';

/** Reduction and conditions of a code as its form holds them. An empty field does not limit the code. */
type TermFields = {
  kind: CodeKind;
  percent: string;
  amount: string;
  buy: string;
  get: string;
  /** Id of the gift, and the name with which it was found. */
  gift: string;
  foundGift: Option[];
  minTotal: string;
  from: string;
  until: string;
  /** Ids of the items and categories that the code is limited to, and the names with which items were found. */
  items: string[];
  categories: string[];
  foundItems: Option[];
  oncePerPerson: boolean;
  firstOrder: boolean;
};

/** Fields of the forms of one code, and of several codes. */
export type CodeFields = TermFields & { code: string; maxUses: string; prefix: string; count: string };

export const NO_CODE: CodeFields = {
  code: '',
  maxUses: '',
  prefix: '',
  count: '',
  kind: 'percent',
  percent: '',
  amount: '',
  buy: '',
  get: '',
  gift: '',
  foundGift: [],
  minTotal: '',
  from: '',
  until: '',
  items: [],
  categories: [],
  foundItems: [],
  oncePerPerson: false,
  firstOrder: false,
};

/** Returns the number of a field; undefined for an empty one. Text that is not a number becomes NaN, and is refused. */
export const numberOf = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));

/** Returns the reduction and conditions that the fields state. A field of another kind of code does not count. */
export function termsOf(fields: TermFields) {
  const { kind, gift, minTotal, from, until, items, categories } = fields;
  const numberIn = (name: 'percent' | 'amount' | 'buy' | 'get', of: CodeKind) =>
    kind === of ? numberOf(fields[name]) : undefined;
  return {
    kind,
    percent: numberIn('percent', 'percent'),
    amount: numberIn('amount', 'amount'),
    buy: numberIn('buy', 'buy-get'),
    get: numberIn('get', 'buy-get'),
    gift: kind === 'gift' && gift !== '' ? gift : undefined,
    minTotal: numberOf(minTotal),
    items,
    categories,
    firstOrder: fields.firstOrder || undefined,
    oncePerPerson: fields.oncePerPerson || undefined,
    from: momentOf(from),
    until: momentOf(until),
  };
}
