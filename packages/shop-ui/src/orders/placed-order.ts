const STORED = 'ethereal.placedOrder';

/** Notes the order that this tab has just placed, by id, so that its buyer is thanked also after the bank's page. */
export function notePlacedOrder(orderId: string): void {
  sessionStorage.setItem(STORED, orderId);
}

/** The id of the order that this tab has just placed. */
export const placedOrder = (): string | undefined => sessionStorage.getItem(STORED) ?? undefined;

/** Its buyer has been thanked. */
export function forgetPlacedOrder(): void {
  sessionStorage.removeItem(STORED);
}
