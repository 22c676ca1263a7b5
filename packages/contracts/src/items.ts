export * from './items/for-services.ts';
export { type Card, card, type Item, item, MAX_BRAND } from './items/item.ts';
export * from './items/lists.ts';
export * from './items/one-item.ts';
export * from './items/sellers-own.ts';
