import { z } from 'zod';
import { type FieldFacts, MAX_FILTER, TABLE } from './fields.ts';

type Table = typeof TABLE;
export type FieldName = keyof Table;
export type FieldKind<F extends FieldName> = Table[F]['kind'];
type SearchedName = { [F in FieldName]: Table[F] extends { searched: string } ? F : never }[FieldName];
export type FilterName = { [F in FieldName]: Table[F] extends { filter: true } ? F : never }[FieldName];
type ListedName = { [F in FieldName]: Table[F] extends { inLists: true } ? F : never }[FieldName];
type Column<K extends 'sent' | 'shown' | 'column' | 'example', F extends FieldName = FieldName> = {
  [N in F]: Table[N][K];
};

const isField = (name: string): name is FieldName => Object.hasOwn(TABLE, name);
const isSearched = (name: FieldName): name is SearchedName => 'searched' in TABLE[name];
const isFilter = (name: FieldName): name is FilterName => 'filter' in TABLE[name];
const isListed = (name: FieldName): name is ListedName => 'inLists' in TABLE[name];

/** Names of the fields, in the order of a table's columns. */
export const FIELD_NAMES: readonly FieldName[] = Object.keys(TABLE).filter(isField);
/** Names of the fields that cards show. */
export const LISTED_FIELDS: readonly ListedName[] = FIELD_NAMES.filter(isListed);
/** Names of the fields whose words are searched. */
export const SEARCHED_FIELDS: readonly SearchedName[] = FIELD_NAMES.filter(isSearched);

// `fromEntries` loses the names in its type. The casts restore the types that are derived from the same table above.
const columnOf = <K extends 'sent' | 'shown' | 'column' | 'example', F extends FieldName>(
  key: K,
  names: readonly F[],
) => Object.fromEntries(names.map((name) => [name, TABLE[name][key]])) as Column<K, F>;

/** Schemas of an object's fields: as sellers send them, as cards show them and as the item's page shows them. */
export const sentFields = columnOf('sent', FIELD_NAMES);
export const listedFields = columnOf('shown', LISTED_FIELDS);
export const shownFields = columnOf('shown', FIELD_NAMES);

/** Headers of a table's columns, and the example row below them. */
export const FIELD_COLUMNS = columnOf('column', FIELD_NAMES);
export const FIELD_EXAMPLES: Readonly<Record<FieldName, string>> = columnOf('example', FIELD_NAMES);

/** Facts on each field as plain data, so that browsers load them without schemas and tables. */
export const ITEM_FIELDS = Object.fromEntries(
  FIELD_NAMES.map((name) => {
    const { sent: _1, shown: _2, column: _3, example: _4, ...facts } = TABLE[name];
    return [name, facts];
  }),
) as { [F in FieldName]: Omit<Table[F], 'sent' | 'shown' | 'column' | 'example'> };

const factsOf = (name: FieldName): FieldFacts => ITEM_FIELDS[name];
const YES_OR_NO = { true: 'Yes', false: 'No' };
const choicesOf = (name: FieldName): FieldFacts['choices'] =>
  factsOf(name).choices ?? (factsOf(name).kind === 'flag' ? YES_OR_NO : undefined);

// These lists are computed here and not where they are shown, so that a page that buyers see first loads the lists
// without the table.
/** Fields that have no place of their own on the item's page. */
export const DETAIL_FIELDS = FIELD_NAMES.filter((name) => !factsOf(name).placed?.includes('page')).map((name) => {
  return { name, label: factsOf(name).label, choices: choicesOf(name) ?? {} };
});
/**
 * Fields by which lists are filtered. `choices` is null when a value is any text. Plain data without undefined values,
 * so that the build inlines it and pages load no schemas.
 */
export const FILTER_FIELDS = FIELD_NAMES.filter(isFilter).map((name) => {
  const { label, max = MAX_FILTER, placed = [] } = factsOf(name);
  return { name, label, max, choices: choicesOf(name) ?? null, isPlaced: placed.includes('filter') };
});
/** Fields with a schema.org property, each with this property. */
export const JSON_LD_FIELDS = FIELD_NAMES.flatMap((name) => {
  const { jsonLd } = factsOf(name);
  return jsonLd ? [{ name, ...jsonLd }] : [];
});

const fieldValues = z.object(sentFields);
/** Fields of an item as a seller's call sends them, after parsing. */
export type FieldValues = z.output<typeof fieldValues>;
export type SearchedFields = Pick<FieldValues, SearchedName>;

/** Returns the named fields of an object. A field without a value is present and undefined. */
export const pickFields = <T extends object, F extends keyof T>(from: T, names: readonly F[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, F>;
