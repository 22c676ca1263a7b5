/** Returns the path of the page where a buyer reads and prints the receipt of an order by card. */
export const receiptPath = (orderId: string): string => `/ethereal/profile/receipts/${orderId}`;
