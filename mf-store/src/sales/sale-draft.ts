import { formatCents } from '@ethereal/contracts/format-money';
import { MAX_SALE_PERCENT, type SaleSent } from '@ethereal/contracts/sale';
import { reducedBy } from '@ethereal/pricing/schedule';
import { localTime } from '@ethereal/web-kit/format/local-day.ts';

/** A sale as the form holds it: typed texts, times in the zone of the browser as its fields write them. */
export type SaleDraft = {
  how: 'none' | 'percent' | 'price';
  amount: string;
  /** Blank for now. */
  from: string;
  /** Blank for a sale without an end. */
  until: string;
};

export const NO_SALE: SaleDraft = { how: 'none', amount: '', from: '', until: '' };

/** Returns the draft of an item's sale. */
export function draftOf(sale: SaleSent | null | undefined): SaleDraft {
  if (!sale) return NO_SALE;
  const { price, percent, from, until } = sale;
  return {
    how: percent === undefined ? 'price' : 'percent',
    amount: String(percent ?? price ?? ''),
    from: localTime(from),
    until: localTime(until),
  };
}

/** Messages of the faults of a draft, by field. */
export type SaleFaults = { amount?: string | undefined; until?: string | undefined };

export type ReadSale = { sale: SaleSent | null } | { faults: SaleFaults };

const isTime = (text: string) => text === '' || !Number.isNaN(Date.parse(text));

function faultOfTimes(from: string, until: string, now: number): string | undefined {
  if (!isTime(from) || !isTime(until)) return 'Choose a day and a time.';
  if (until === '') return undefined;
  if (from !== '' && Date.parse(until) <= Date.parse(from)) return 'The sale must end after it begins.';
  return Date.parse(until) <= now ? 'The end must be in the future.' : undefined;
}

function faultOfAmount(how: SaleDraft['how'], count: number): string | undefined {
  if (how === 'percent' && !(Number.isInteger(count) && count >= 1 && count <= MAX_SALE_PERCENT))
    return `Write a whole number from 1 to ${MAX_SALE_PERCENT}.`;
  return how === 'price' && !(count >= 0.01) ? 'Write a price like 12.50.' : undefined;
}

/** Returns the sale of a draft as calls take it, or everything that is wrong with the draft. */
export function readSale({ how, amount, from, until }: SaleDraft, now = Date.now()): ReadSale {
  if (how === 'none') return { sale: null };
  const count = amount.trim() === '' ? Number.NaN : Number(amount);
  const faults = { amount: faultOfAmount(how, count), until: faultOfTimes(from, until, now) };
  if (faults.amount || faults.until) return { faults };
  const reduced = how === 'percent' ? { percent: count } : { price: count };
  return {
    sale: {
      ...reduced,
      ...(from === '' ? {} : { from: new Date(from).toISOString() }),
      ...(until === '' ? {} : { until: new Date(until).toISOString() }),
    },
  };
}

/** Returns both prices as text, '$80.00 → $56.00'; undefined while the draft gives none. */
export function previewOf(regular: number, { how, amount }: SaleDraft): string | undefined {
  const read = readSale({ how, amount, from: '', until: '' });
  if (!('sale' in read) || read.sale === null || !(regular > 0)) return undefined;
  const { percent, price = 0 } = read.sale;
  const cents = Math.round(regular * 100);
  const reduced = percent === undefined ? Math.round(price * 100) : reducedBy(cents, percent);
  if (reduced >= cents) return undefined;
  return `${formatCents(cents)} → ${formatCents(reduced)}`;
}
