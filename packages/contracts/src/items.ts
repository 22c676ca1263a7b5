export {
  DETAIL_FIELDS,
  FIELD_EXAMPLES,
  FIELD_NAMES,
  FILTER_FIELDS,
  type FieldKind,
  type FieldName,
  type FieldValues,
  type FilterName,
  ITEM_FIELDS,
  JSON_LD_FIELDS,
  LISTED_FIELDS,
  pickFields,
  SEARCHED_FIELDS,
  type SearchedFields,
} from './items/field-lists.ts';
export { type FieldFacts, MAX_BRAND, MAX_FILTER } from './items/fields.ts';
export * from './items/for-services.ts';
export { type Card, card, type Item, item, type OwnCard, ownCard } from './items/item.ts';
export * from './items/lists.ts';
export * from './items/one-item.ts';
export * from './items/plan-sale.ts';
export * from './items/search.ts';
export * from './items/sellers-own.ts';
