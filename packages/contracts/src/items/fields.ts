import { z } from 'zod';
import { colors } from '../colors.ts';
import { line, noneAsAbsent, prose } from '../common.ts';
import { CATEGORY_LABELS, category, categoryInput, SUB_CATEGORY_LABELS, size, subCategory } from '../fashion.ts';
import { dollars, MAX_PRICE, toCents } from '../money.ts';
import { otherSizes } from '../sizes.ts';

/** Maximum length of a brand, in characters. */
export const MAX_BRAND = 60;

/** Maximum length of a value in a filter, in characters, unless the field states its own. */
export const MAX_FILTER = 60;

/** Facts on a field that pages, forms and searches use. */
export type FieldFacts = {
  /** Kind of the field. It selects the control in the form and the format of a table's cell. */
  kind: 'line' | 'text' | 'money' | 'choice' | 'names' | 'sizes' | 'other-sizes' | 'flag';
  /** Label in the form and on the item's page. */
  label: string;
  optional?: true;
  /** Maximum length of a text in characters, or highest amount. */
  max?: number;
  /** Label of each value of a choice. */
  choices?: Readonly<Record<string, string>>;
  /** Whether cards show the field, too. */
  inLists?: true;
  /** Whether the field's words are searched. Words of titles weigh more. */
  searched?: 'title' | 'text';
  /**
   * Whether lists are filtered and counted by the field. It becomes a parameter of `listItems`, a facet of the search,
   * and a choice with chips in the filters of lists. The words of its values are compared without case and accents.
   */
  filter?: true;
  /**
   * Places that have their own code for this field. Otherwise the form shows it below the description, the page among
   * the details, and the filters of lists as a choice of values.
   */
  placed?: readonly ('form' | 'page' | 'filter')[];
  /** Property of a schema.org Product. With `type`, the value is the name of a thing of this type. */
  jsonLd?: { property: string; type?: string };
};

/** Kinds of fields that can be a filter. */
type FilterKind = 'line' | 'choice' | 'names' | 'flag';

type Field = FieldFacts &
  ({ kind: FilterKind } | { filter?: never }) & {
    /** Schema of the value that a seller sends. */
    sent: z.ZodType;
    /** Schema of the value that the shop shows. */
    shown: z.ZodType;
    /** Header of the field's column in tables for import and export. */
    column: string;
    /** Cell of the field in the template for imports. */
    example: string;
  };

const everywhere = ['form', 'page'] as const;

/** Every field of an item except its number, stock and pictures, in the order of a table's columns. */
const TABLE = {
  name: {
    kind: 'line',
    label: 'Product name',
    column: 'Name',
    example: 'Linen Shirt',
    sent: line('Name', 200),
    shown: z.string(),
    max: 200,
    inLists: true,
    searched: 'title',
    placed: everywhere,
    jsonLd: { property: 'name' },
  },
  description: {
    kind: 'text',
    label: 'Product description',
    column: 'Description',
    example: 'Airy linen with mother-of-pearl buttons.',
    sent: prose('Description', 5000),
    shown: z.string(),
    max: 5000,
    searched: 'text',
    placed: everywhere,
    jsonLd: { property: 'description' },
  },
  price: {
    kind: 'money',
    label: 'Price',
    column: 'Price',
    example: '49.90',
    max: MAX_PRICE,
    sent: z
      .number('Price must be a number.')
      .positive('Price must be above 0.')
      .refine((price) => price <= 0 || toCents(price) >= 1, 'Price must be at least 0.01.')
      .max(MAX_PRICE, 'Price may be at most 1,000,000.')
      .pipe(dollars),
    shown: dollars,
    inLists: true,
    placed: everywhere,
  },
  category: {
    kind: 'choice',
    label: 'Category',
    column: 'Category',
    example: 'Men',
    choices: CATEGORY_LABELS,
    sent: categoryInput,
    shown: category,
    inLists: true,
    placed: everywhere,
    jsonLd: { property: 'category' },
  },
  subCategory: {
    kind: 'choice',
    label: 'Sub category',
    column: 'Sub category',
    example: 'Topwear',
    choices: SUB_CATEGORY_LABELS,
    sent: subCategory,
    shown: subCategory,
    inLists: true,
    placed: everywhere,
  },
  colors: {
    kind: 'names',
    label: 'Colors',
    column: 'Colors',
    example: 'White, Navy',
    optional: true,
    sent: noneAsAbsent(colors),
    shown: z.array(z.string()).optional(),
    inLists: true,
    searched: 'text',
    placed: everywhere,
    jsonLd: { property: 'color' },
  },
  size: {
    kind: 'sizes',
    label: 'Sizes',
    column: 'Sizes',
    example: 'S, M, L',
    sent: z.array(size).max(5, 'Choose each size once.').default([]),
    shown: z.array(size),
    inLists: true,
    placed: everywhere,
    jsonLd: { property: 'size' },
  },
  otherSizes: {
    kind: 'other-sizes',
    label: 'Other sizes',
    column: 'Other sizes',
    example: '',
    optional: true,
    sent: noneAsAbsent(otherSizes),
    shown: z.array(z.string()).optional(),
    inLists: true,
    placed: everywhere,
    jsonLd: { property: 'size' },
  },
  isBestseller: {
    kind: 'flag',
    label: 'Add to bestseller',
    column: 'Bestseller',
    example: 'no',
    sent: z.boolean().default(false),
    shown: z.boolean(),
    inLists: true,
    placed: everywhere,
  },
  brand: {
    kind: 'line',
    label: 'Brand',
    column: 'Brand',
    example: 'Maison Lin',
    optional: true,
    sent: noneAsAbsent(line('Brand', MAX_BRAND)),
    shown: z.string().optional(),
    max: MAX_BRAND,
    inLists: true,
    searched: 'title',
    filter: true,
    placed: ['page', 'filter'],
    jsonLd: { property: 'brand', type: 'Brand' },
  },
} as const satisfies Record<string, Field>;

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
