import { userLocation } from '@ethereal/contracts/orders';
import { z } from 'zod';

const STORED = 'ethereal.checkout.address';

/** Half an address is worth keeping, too; what somebody else has put there is not. */
const kept = z.object({ buyer: z.string(), address: z.record(z.string(), z.unknown()) });
const FIELDS = new Set(Object.keys(userLocation.shape));

type Typed = Partial<z.output<typeof userLocation>>;

/** Keeps what a buyer has typed until the order is placed: it outlives a reload, a session that ends, and the log-in after it. */
export function keepAddress(buyer: string, address: unknown): void {
  sessionStorage.setItem(STORED, JSON.stringify({ buyer, address }));
}

/** What this buyer had typed; nothing of another's. */
export function keptAddress(buyer: string): Typed {
  try {
    const stored = kept.parse(JSON.parse(sessionStorage.getItem(STORED) ?? 'null'));
    if (stored.buyer !== buyer) return {};
    const texts = Object.entries(stored.address).filter(
      ([name, value]) => FIELDS.has(name) && ['string', 'boolean'].includes(typeof value),
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

export function forgetAddress(): void {
  sessionStorage.removeItem(STORED);
}
