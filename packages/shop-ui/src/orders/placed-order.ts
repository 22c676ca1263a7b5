const STORED = 'ethereal.placedOrder';

/** Stores the id of the order that this tab placed, so that the thank-you shows after the bank's page too. */
export function notePlacedOrder(orderId: string): void {
  sessionStorage.setItem(STORED, orderId);
}

/** Returns the id of the order that this tab placed. */
export const placedOrder = (): string | undefined => sessionStorage.getItem(STORED) ?? undefined;

/** Removes the id after the thank-you was shown. */
export function forgetPlacedOrder(): void {
  sessionStorage.removeItem(STORED);
}
