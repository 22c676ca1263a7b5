const STORED = 'ethereal.placedOrder';

/**
 * Stores the id of the order that this tab placed, so that the thank-you message also shows after the return from the
 * bank's page.
 */
export function storePlacedOrder(orderId: string): void {
  sessionStorage.setItem(STORED, orderId);
}

/** Returns the id of the order that this tab placed. */
export const readPlacedOrder = (): string | undefined => sessionStorage.getItem(STORED) ?? undefined;

/** Removes the id after the thank-you message was shown. */
export function removePlacedOrder(): void {
  sessionStorage.removeItem(STORED);
}
