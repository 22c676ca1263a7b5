import type { UserLocation } from '@ethereal/contracts/orders';
import type { PaymentMethod } from '@ethereal/contracts/payments';
import { EMPTY_ADDRESS } from '@ethereal/shop-ui/addresses/address.ts';

const STORED = 'ethereal.checkout.address';
const FIELDS = new Set(['state', ...Object.keys(EMPTY_ADDRESS)]);

/**
 * Stores the typed address until the order is placed, so that it survives a reload, the end of the session and the next
 * log-in.
 */
export function keepAddress(buyer: string, address: unknown): void {
  sessionStorage.setItem(STORED, JSON.stringify({ buyer, address }));
}

/** Returns the typed address of a buyer, or an empty object for another buyer or unreadable data. */
export function keptAddress(buyer: string): Partial<UserLocation> {
  try {
    const stored: { buyer: unknown; address: object } = JSON.parse(sessionStorage.getItem(STORED) ?? 'null');
    if (stored.buyer !== buyer) return {};
    const typed = Object.entries(stored.address).filter(
      ([name, value]) => FIELDS.has(name) && ['string', 'boolean'].includes(typeof value),
    );
    return Object.fromEntries(typed);
  } catch {
    return {};
  }
}

/** Removes the typed address. */
export function forgetAddress(): void {
  sessionStorage.removeItem(STORED);
}

const PAYMENT = 'ethereal.checkout.payment';

/** Stores the chosen payment method for a reload. */
export const keepPayment = (method: PaymentMethod): void => sessionStorage.setItem(PAYMENT, method);

/** Returns the stored payment method if the shop offers it. */
export const keptPayment = (methods: readonly PaymentMethod[]): PaymentMethod | undefined =>
  methods.find((method) => method === sessionStorage.getItem(PAYMENT));
