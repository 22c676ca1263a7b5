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

/**
 * Every field of an item except its number, stock and pictures, in the order of a table's columns. `field-lists.ts`
 * derives from it what forms, tables, pages and searches read.
 */
export const TABLE = {
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
