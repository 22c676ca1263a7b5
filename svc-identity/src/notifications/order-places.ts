/** Page of all orders of a buyer. */
export const BUYERS_ORDERS = '/ethereal/profile/BuyerOrderpage';
/** Page of all orders of a seller. */
export const SELLERS_ORDERS = '/ethereal/profile/Orders';

/** Returns the page of an order for its buyer. */
export const buyersOrderPath = (order: string): string => `${BUYERS_ORDERS}/${order}`;

/** Returns the page on which a seller finds an order, with its packing slip. */
export const sellersOrderPath = (order: string): string => `${SELLERS_ORDERS}?search=${order.slice(-8).toUpperCase()}`;
