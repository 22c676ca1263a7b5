// `order-display.ts` has no schemas, so that a page that only shows the number loads no zod.
export { ERASED_ADDRESS, isErased, orderNumber } from './order-display.ts';
export * from './orders/line.ts';
export * from './orders/line-calls.ts';
export * from './orders/order.ts';
export * from './orders/order-calls.ts';
export * from './orders/user-location.ts';
