import { z } from 'zod';
import { colors } from '../colors.ts';
import { line, noneAsAbsent, prose } from '../common.ts';
import { CATEGORY_LABELS, category, categoryInput, SUB_CATEGORY_LABELS, size, subCategory } from '../fashion.ts';
import { dollars, MAX_PRICE, toCents } from '../money.ts';

/** The longest brand, in characters. */
export const MAX_BRAND = 60;

/** What pages, forms and searches know of a field. */
export type FieldFacts = {
  /** Decides its control in the form, and how a cell of a table is read and written. */
  kind: 'line' | 'text' | 'money' | 'choice' | 'names' | 'sizes' | 'flag';
  /** What people read for it in the form and on the item's page. */
  label: string;
  optional?: true;
  /** The longest text, in characters, or the highest amount. */
  max?: number;
  /** Of a choice: what people read for each value. */
  choices?: Readonly<Record<string, string>>;
  /** Whether cards have it, too. */
  inLists?: true;
  /** Whether its words are searched; those of titles weigh more. */
  searched?: 'title' | 'text';
  /** Where form and page put it by hand; else it stands in the form below the description, and in the page's details. */
  placed?: readonly ('form' | 'page')[];
  /** Its property of a schema.org Product; with `type`, its name is that of a thing of this type. */
  jsonLd?: { property: string; type?: string };
};

type Field = FieldFacts & {
  /** As its seller sends it. */
  sent: z.ZodType;
  /** As the shop shows it. */
  shown: z.ZodType;
  /** Its column in tables for import and export. */
  column: string;
  /** Its cell in the template for imports. */
  example: string;
};

const everywhere = ['form', 'page'] as const;

/** Everything that a seller says of an item beside its number, stock and pictures, in the order of a table's columns. */
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
    placed: ['page'],
    jsonLd: { property: 'brand', type: 'Brand' },
  },
} as const satisfies Record<string, Field>;

type Table = typeof TABLE;
export type FieldName = keyof Table;
export type FieldKind<F extends FieldName> = Table[F]['kind'];
type SearchedName = { [F in FieldName]: Table[F] extends { searched: string } ? F : never }[FieldName];
type ListedName = { [F in FieldName]: Table[F] extends { inLists: true } ? F : never }[FieldName];
type Column<K extends 'sent' | 'shown' | 'column' | 'example', F extends FieldName = FieldName> = {
  [N in F]: Table[N][K];
};

const isField = (name: string): name is FieldName => Object.hasOwn(TABLE, name);
const isSearched = (name: FieldName): name is SearchedName => 'searched' in TABLE[name];
const isListed = (name: FieldName): name is ListedName => 'inLists' in TABLE[name];

/** In the order of a table's columns. */
export const FIELD_NAMES: readonly FieldName[] = Object.keys(TABLE).filter(isField);
/** Those that cards have, too. */
export const LISTED_FIELDS: readonly ListedName[] = FIELD_NAMES.filter(isListed);
/** Those whose words are searched. */
export const SEARCHED_FIELDS: readonly SearchedName[] = FIELD_NAMES.filter(isSearched);

// TypeScript forgets the names in `fromEntries`: the casts give back what the types above say of the same table.
const columnOf = <K extends 'sent' | 'shown' | 'column' | 'example', F extends FieldName>(
  key: K,
  names: readonly F[],
) => Object.fromEntries(names.map((name) => [name, TABLE[name][key]])) as Column<K, F>;

/** The schemas of an object's fields: as sellers send them, as cards and as the item's page show them. */
export const sentFields = columnOf('sent', FIELD_NAMES);
export const listedFields = columnOf('shown', LISTED_FIELDS);
export const shownFields = columnOf('shown', FIELD_NAMES);

/** What stands in a table's header and, as an example, below it. */
export const FIELD_COLUMNS = columnOf('column', FIELD_NAMES);
export const FIELD_EXAMPLES: Readonly<Record<FieldName, string>> = columnOf('example', FIELD_NAMES);

/** What is known of each field: plain data, so that browsers get it without schemas and tables. */
export const ITEM_FIELDS = Object.fromEntries(
  FIELD_NAMES.map((name) => {
    const { sent: _1, shown: _2, column: _3, example: _4, ...facts } = TABLE[name];
    return [name, facts];
  }),
) as { [F in FieldName]: Omit<Table[F], 'sent' | 'shown' | 'column' | 'example'> };

const factsOf = (name: FieldName): FieldFacts => ITEM_FIELDS[name];

// Made here and not where they are shown: so a page that buyers see first loads these alone, not the table.
/** The fields that the item's page has no place of their own for. */
export const DETAIL_FIELDS = FIELD_NAMES.filter((name) => !factsOf(name).placed?.includes('page')).map((name) => {
  const yesOrNo = { true: 'Yes', false: 'No' };
  const { kind, label, choices = kind === 'flag' ? yesOrNo : {} } = factsOf(name);
  return { name, label, choices };
});
/** The fields that schema.org knows, by their properties there. */
export const JSON_LD_FIELDS = FIELD_NAMES.flatMap((name) => {
  const { jsonLd } = factsOf(name);
  return jsonLd ? [{ name, ...jsonLd }] : [];
});

const fieldValues = z.object(sentFields);
/** The fields of an item as a seller's call says them, after parsing. */
export type FieldValues = z.output<typeof fieldValues>;
export type SearchedFields = Pick<FieldValues, SearchedName>;

/** Some fields of what has more; one without a value is there and undefined. */
export const pickFields = <T extends object, F extends keyof T>(from: T, names: readonly F[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, F>;
