import type { CallRequest } from '@ethereal/contracts/call';
import type { createCode } from '@ethereal/contracts/codes';
import { momentOf } from '@ethereal/web-kit/format/local-day.ts';

type Sent = CallRequest<typeof createCode>['body'];
/** Reduction and conditions of a code, as the form sends them. */
export type CodeTerms = Omit<Sent, 'code' | 'maxUses'>;

/** Returns the text of a field without blanks around it; undefined for an empty one. */
const fieldText = (form: FormData, name: string): string | undefined => {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

/** Returns the number of a field; undefined for an empty one. Text that is no number is sent as NaN, and refused. */
export function numberOf(form: FormData, name: string): number | undefined {
  const text = fieldText(form, name);
  return text === undefined ? undefined : Number(text);
}

/** Returns the reduction and conditions that a form holds. The server checks them. */
export function termsOf(form: FormData): CodeTerms {
  const all = (name: string) => form.getAll(name).map(String);
  const [items, categories] = [all('items'), all('categories')];
  return {
    kind: (fieldText(form, 'kind') ?? 'percent') as CodeTerms['kind'],
    percent: numberOf(form, 'percent'),
    amount: numberOf(form, 'amount'),
    buy: numberOf(form, 'buy'),
    get: numberOf(form, 'get'),
    gift: fieldText(form, 'gift'),
    minTotal: numberOf(form, 'minTotal'),
    ...(items.length > 0 && { items }),
    ...(categories.length > 0 && { categories: categories as CodeTerms['categories'] }),
    firstOrder: form.has('firstOrder') || undefined,
    oncePerPerson: form.has('oncePerPerson') || undefined,
    from: momentOf(fieldText(form, 'from')),
    until: momentOf(fieldText(form, 'until')),
  };
}
