/** Returns the short number of an order that people read, such as '#BBD2D852'. */
export const orderNumber = (orderId: string): string => `#${orderId.slice(-8).toUpperCase()}`;
