import type { UserLocation } from '@ethereal/contracts/orders';
import type { PaymentMethod } from '@ethereal/contracts/payments';
import { EMPTY_ADDRESS } from '@ethereal/shop-ui/addresses/address.ts';

const ADDRESS_KEY = 'ethereal.checkout.address';
const FIELDS = new Set(['state', ...Object.keys(EMPTY_ADDRESS)]);

/**
 * Stores the typed address until the order is placed, so that it survives a reload, the end of the session and the next
 * log-in.
 */
export function storeTypedAddress(buyer: string, address: unknown): void {
  sessionStorage.setItem(ADDRESS_KEY, JSON.stringify({ buyer, address }));
}

/** Returns the typed address of a buyer, or an empty object for another buyer or unreadable data. */
export function readTypedAddress(buyer: string): Partial<UserLocation> {
  try {
    const stored: { buyer: unknown; address: object } = JSON.parse(sessionStorage.getItem(ADDRESS_KEY) ?? 'null');
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
export function removeTypedAddress(): void {
  sessionStorage.removeItem(ADDRESS_KEY);
}

const PAYMENT_KEY = 'ethereal.checkout.payment';

/** Stores the chosen payment method for a reload. */
export const storePayment = (method: PaymentMethod): void => sessionStorage.setItem(PAYMENT_KEY, method);

/** Returns the stored payment method if the shop offers it. */
export const readPayment = (methods: readonly PaymentMethod[]): PaymentMethod | undefined =>
  methods.find((method) => method === sessionStorage.getItem(PAYMENT_KEY));
