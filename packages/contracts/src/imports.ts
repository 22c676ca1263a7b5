import { z } from 'zod';
import { AS_CHANGE, defineCall } from './call.ts';
import { oneOf } from './choice.ts';
import { blankAsAbsent, id, moment } from './common.ts';
import { FIELD_COLUMNS } from './items/field-lists.ts';

/** Maximum number of rows of a table, without its header. */
export const MAX_IMPORT_ROWS = 5000;
/** Maximum size of a table, in bytes. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
/** Maximum size of the ZIP of pictures beside the table, in bytes. */
export const MAX_IMPORT_ZIP_BYTES = 100 * 1024 * 1024;
/** Number of rows on a page of the check. */
export const IMPORT_PAGE = 50;
/** Maximum length of a seller's own item number, in characters. */
export const MAX_ITEM_NUMBER = 60;

/** Columns of a sale: a reduced price or a percent, with its beginning and its end. */
export const SALE_COLUMNS = {
  salePrice: 'Sale price',
  salePercent: 'Sale percent',
  saleFrom: 'Sale from',
  saleUntil: 'Sale until',
} as const;
export type SaleColumn = keyof typeof SALE_COLUMNS;

/** Columns of a table of items with the words in its header, in the order of template and export. */
export const IMPORT_COLUMNS = {
  number: 'Item number',
  ...FIELD_COLUMNS,
  stock: 'Stock',
  ...SALE_COLUMNS,
  image1: 'Image 1',
  image2: 'Image 2',
  image3: 'Image 3',
  image4: 'Image 4',
  image5: 'Image 5',
} as const;
export type ImportColumn = keyof typeof IMPORT_COLUMNS;
/** Name of a column in an answer. A reader may lack a column that a newer service has, because fields are added. */
const column = z.string();

const isColumn = (name: string): name is ImportColumn => Object.hasOwn(IMPORT_COLUMNS, name);
/** Returns the words of a column in the header of a table; its name when this version lacks the column. */
export const titleOfColumn = (name: string): string => (isColumn(name) ? IMPORT_COLUMNS[name] : name);

export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
/** Media types of tables. */
export const TABLE_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** Effects that a row would have, according to the check. */
export const IMPORT_ACTIONS = ['create', 'change', 'keep', 'refuse'] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];
/** Outcomes of an applied row. */
export const IMPORT_OUTCOMES = ['created', 'changed', 'kept', 'failed'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** States of an import: checked and awaiting confirmation, being applied, completed. */
const IMPORT_STATES = ['checked', 'running', 'done'] as const;

export const itemImport = z.object({
  _id: id,
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  rows: z.int(),
  /** Number of rows by the effect that they would have. */
  actions: z.record(z.enum(IMPORT_ACTIONS), z.int()),
  /** Number of rows applied so far, by outcome. */
  outcomes: z.record(z.enum(IMPORT_OUTCOMES), z.int()),
  /** Number of refused rows whose pictures another ZIP can bring; absent for checks of an earlier release. */
  picturesAtFault: z.int().optional(),
  /** Hints to the seller before the confirmation, as sentences. */
  notes: z.array(z.string()),
  createdAt: moment,
  finishedAt: moment.optional(),
});
export type ItemImport = z.output<typeof itemImport>;

const importFault = z.object({
  /** Column of the fault; absent when the row as a whole is at fault. */
  column: column.optional(),
  /** Content of the cell. */
  value: z.string(),
  reason: z.string(),
});
export type ImportFault = z.output<typeof importFault>;

export const importRow = z.object({
  /** Line of the row in the table; the header is line 1. */
  line: z.int(),
  number: z.string(),
  name: z.string(),
  action: z.enum(IMPORT_ACTIONS),
  outcome: z.enum(IMPORT_OUTCOMES).optional(),
  /** Fields that differ from the current item. */
  changes: z.array(z.object({ column, before: z.string(), after: z.string() })),
  faults: z.array(importFault),
  itemId: id.optional(),
});
export type ImportRow = z.output<typeof importRow>;

const service = 'svc-catalog';
const importId = z.object({ importId: id });
const failures = { 404: 'The caller has no such import.' };
/** Limit of the calls whose answer is a long table. */
const writing = { windowSeconds: 600, max: 120 };
const format = z.object({ format: oneOf(TABLE_FORMATS) });

export const exportItems = defineCall({
  id: 'exportItems',
  service,
  method: 'GET',
  path: '/api/item-export',
  auth: true,
  summary: "Download the caller's items as a table that can be imported again",
  query: format,
  success: { status: 200, body: z.string(), types: Object.values(TABLE_TYPES) },
  rateLimit: writing,
});

export const importTemplate = defineCall({
  id: 'importTemplate',
  service,
  method: 'GET',
  path: '/api/item-import-template',
  auth: true,
  summary: 'Get a table with the columns of an import and one example item',
  query: format,
  success: { status: 200, body: z.string(), types: Object.values(TABLE_TYPES) },
});

/** The body is multipart: `file` (CSV or XLSX) and optionally `pictures` (ZIP). */
export const checkImport = defineCall({
  id: 'checkImport',
  service,
  method: 'POST',
  path: '/api/item-imports',
  auth: true,
  summary: 'Upload a table of items to have it checked row by row (multipart: file, pictures); nothing changes yet',
  query: z.object({
    /** Check whose pictures count beside those of the ZIP, so that a second ZIP need not contain them again. */
    again: blankAsAbsent(id),
  }),
  form: {
    file: 'The table: CSV or XLSX.',
    pictures: 'A ZIP of pictures that the table names, if it names any.',
  },
  success: { status: 201, body: itemImport },
  failures: {
    400: 'Not such a form, or no table of items.',
    404: 'The caller has no check of this id.',
    409: 'An import of the caller is running.',
    413: 'Table or ZIP too large.',
  },
  rateLimit: { windowSeconds: 600, max: 60 },
  transfer: 'bulk',
});

export const listImports = defineCall({
  id: 'listImports',
  service,
  method: 'GET',
  path: '/api/item-imports',
  auth: true,
  summary: "List the caller's last imports, newest first",
  success: { status: 200, body: z.object({ imports: z.array(itemImport) }) },
});

export const getImport = defineCall({
  id: 'getImport',
  service,
  method: 'GET',
  path: '/api/item-imports/{importId}',
  auth: true,
  summary: 'Get the progress of an import',
  params: importId,
  success: { status: 200, body: itemImport },
  failures,
});

const pageNumber = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'Must be a whole number from 1.')
  .transform(Number);

export const listImportRows = defineCall({
  id: 'listImportRows',
  service,
  method: 'GET',
  path: '/api/item-imports/{importId}/rows',
  auth: true,
  summary: 'List a page of the rows of an import, with what they would do or have done',
  params: importId,
  query: z.object({
    show: blankAsAbsent(oneOf([...IMPORT_ACTIONS, 'failed'])),
    page: blankAsAbsent(pageNumber),
  }),
  success: { status: 200, body: z.object({ rows: z.array(importRow), total: z.int() }) },
  failures,
});

export const downloadImportRows = defineCall({
  id: 'downloadImportRows',
  service,
  method: 'GET',
  path: '/api/item-imports/{importId}/table',
  auth: true,
  summary:
    'Download the rows of an import as they were uploaded; refused and failed ones with reasons, to mend and import again',
  params: importId,
  query: format.extend({ show: oneOf(['all', 'refuse', 'failed']) }),
  success: { status: 200, body: z.string(), types: Object.values(TABLE_TYPES) },
  failures,
  rateLimit: writing,
});

export const confirmImport = defineCall({
  id: 'confirmImport',
  service,
  method: 'POST',
  path: '/api/item-imports/{importId}/confirm',
  auth: true,
  summary: 'Apply the checked rows, each once; idempotent',
  params: importId,
  success: { status: 200, body: itemImport },
  failures: { ...failures, 409: 'Another import of the caller is running.' },
  limitedBy: AS_CHANGE,
});

export const discardImport = defineCall({
  id: 'discardImport',
  service,
  method: 'DELETE',
  path: '/api/item-imports/{importId}',
  auth: true,
  summary: 'Discard an import that is not running',
  params: importId,
  success: { status: 204, body: z.undefined() },
  failures: { ...failures, 409: 'It is running.' },
  limitedBy: AS_CHANGE,
});
