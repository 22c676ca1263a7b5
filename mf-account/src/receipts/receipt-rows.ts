import type { Order } from '@ethereal/contracts/orders';
import type { Payment, PaymentStep } from '@ethereal/contracts/payments';

/** The steps of a payment that a receipt tells. */
const WORDS: Readonly<Partial<Record<PaymentStep, string>>> = {
  authorized: 'Paid by card',
  captured: 'Charged',
  released: 'Not charged',
  refunded: 'Refunded',
};

export type ReceiptRow = { words: string; item?: string; at: string; cents: number };

/** What happened to the money of an order, oldest first, with the items by name. */
export function receiptRows({ history }: Payment, { items }: Order): ReceiptRow[] {
  const names = new Map(items.map(({ productId }) => [productId._id, productId.name]));
  return history.flatMap(({ type, at, cents, productId = '' }) => {
    const words = WORDS[type];
    const item = names.get(productId);
    return words ? [{ words, at, cents, ...(item && { item }) }] : [];
  });
}
