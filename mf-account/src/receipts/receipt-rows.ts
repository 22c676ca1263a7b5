import type { Order } from '@ethereal/contracts/orders';
import type { Payment, PaymentStep } from '@ethereal/contracts/payments';

/** Words for the payment steps of a receipt. */
const WORDS: Readonly<Partial<Record<PaymentStep, string>>> = {
  authorized: 'Card approved',
  captured: 'Charged',
  released: 'Not charged',
  refunded: 'Refunded',
};

export type ReceiptRow = { words: string; item?: string; at: string; cents: number };

/** Returns the payment steps of an order with the names of items, oldest first. */
export function receiptRows({ history }: Payment, { items }: Order): ReceiptRow[] {
  const names = new Map(items.map(({ productId }) => [productId._id, productId.name]));
  return history.flatMap(({ type, at, cents, productId = '' }) => {
    const words = WORDS[type];
    const item = names.get(productId);
    return words ? [{ words, at, cents, ...(item && { item }) }] : [];
  });
}
