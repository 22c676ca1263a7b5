import { z } from 'zod';
import { id, moment, noneAsAbsent } from './common.ts';
import { CATEGORIES, category } from './fashion.ts';
import { cents, dollars, MAX_PRICE } from './money.ts';
import { aboutFields } from './rule.ts';

/** Text for a code that is unknown, ended, used up, or out of its time. It does not reveal which. */
export const CODE_NOT_VALID = 'This code is not valid.';

/** Maximum number of codes that a cart or an order names. */
export const MAX_CODES = 20;

/** Maximum number of single-use codes that are made at once. */
export const MAX_BATCH = 1000;

/** Maximum number of items that a code is limited to. */
export const MAX_CODE_ITEMS = 100;

/** Minimum length of a code, in characters. */
export const MIN_CODE = 4;

/** Maximum length of a code, in characters. */
export const MAX_CODE = 20;

const LETTERS = `Use ${MIN_CODE} to ${MAX_CODE} letters and digits.`;

/**
 * Text of a code: letters and digits, in upper case after parsing. It is unique among the codes of one owner; other
 * sellers and the shop may have codes of the same text.
 */
export const codeText = z
  .string('Enter a code.')
  .trim()
  .min(1, 'Enter a code.')
  .regex(/^[A-Za-z0-9]{4,20}$/, LETTERS)
  .toUpperCase();

const CODE_KINDS = ['percent', 'amount', 'buy-get', 'gift'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** Cents by which a line was reduced, by who bears them: its seller or the shop. */
export const discounts = z.object({ seller: cents, shop: cents });

/**
 * Code of one owner in a cart. `problem` states why it reduces nothing now; `discount` is 0 then. A text that several
 * owners have is several entries.
 */
export const cartCode = z.object({
  code: z.string(),
  /** Reduction in words: '10% off', 'Buy 2, get 1 free'. */
  label: z.string(),
  discount: dollars,
  problem: z.string().optional(),
  /** Seller who bears the discount; absent in a code of the shop. */
  seller: id.optional(),
  /** Whether the order must be paid by card to use the code. */
  needsCard: z.boolean().optional(),
});
export type CartCode = z.output<typeof cartCode>;

/** Code of an order, with what it took off. `seller` bears the discount; the shop does when it is absent. */
export const orderCode = z.object({ code: z.string(), label: z.string(), discount: dollars, seller: id.optional() });
export type OrderCode = z.output<typeof orderCode>;

const positiveInteger = (label: string, max: number) =>
  z
    .number(`${label} must be a number.`)
    .int(`${label} must be a whole number.`)
    .min(1, `${label} must be at least 1.`)
    .max(max, `${label} must be at most ${max}.`);

const sum = (label: string) => dollars.max(MAX_PRICE, `${label} must be at most ${MAX_PRICE}.`);

/** Reduction and conditions of a code. Each kind requires its own fields, and no others. */
const terms = {
  kind: z.enum(CODE_KINDS, 'Choose a kind.'),
  percent: noneAsAbsent(positiveInteger('Percentage', 100)),
  amount: noneAsAbsent(sum('Amount').min(0.01, 'Amount must be at least 0.01.')),
  buy: noneAsAbsent(positiveInteger('Number to buy', 10)),
  get: noneAsAbsent(positiveInteger('Number of free items', 10)),
  /** Item that is free with a code of kind `gift`. */
  gift: noneAsAbsent(id),
  minTotal: noneAsAbsent(sum('Minimum purchase')),
  items: noneAsAbsent(z.array(id).max(MAX_CODE_ITEMS, `Choose at most ${MAX_CODE_ITEMS} items.`)),
  categories: noneAsAbsent(z.array(category).max(CATEGORIES.length)),
  firstOrder: z.boolean().optional(),
  oncePerPerson: z.boolean().optional(),
  from: noneAsAbsent(moment),
  until: noneAsAbsent(moment),
};

/** Fields of each kind. */
const FIELDS: Readonly<Record<CodeKind, readonly ('percent' | 'amount' | 'buy' | 'get' | 'gift')[]>> = {
  percent: ['percent'],
  amount: ['amount'],
  'buy-get': ['buy', 'get'],
  gift: ['gift'],
};

type Sent = { kind: CodeKind; from?: string | undefined; until?: string | undefined } & Partial<
  Record<string, unknown>
>;

/** Checks that a code has the fields of its kind alone. */
function checkKind(sent: Sent, context: z.core.$RefinementCtx): void {
  const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  for (const field of Object.values(FIELDS).flat()) {
    const isOwn = FIELDS[sent.kind].includes(field);
    if (isOwn && sent[field] === undefined) fault(field, 'This field is required.');
    if (!isOwn && sent[field] !== undefined) fault(field, 'This field belongs to another kind of code.');
  }
}

const endsAfterItBegins = ({ from, until }: Sent): boolean => !from || !until || Date.parse(from) < Date.parse(until);
const END = { path: ['until'], error: 'The end must be after the beginning.', ...aboutFields('from', 'until') };

const maxUses = noneAsAbsent(positiveInteger('Number of uses', 1_000_000));

export const codeSent = z
  .strictObject({ code: codeText, ...terms, maxUses })
  .superRefine(checkKind, aboutFields('kind'))
  .refine(endsAfterItBegins, END);

/** Single-use codes to make. Each begins with the prefix, followed by ten characters that cannot be guessed. */
export const batchSent = z
  .strictObject({
    prefix: z
      .string('Enter a prefix.')
      .trim()
      .regex(/^[A-Za-z0-9]{2,10}$/, 'Use 2 to 10 letters and digits.')
      .toUpperCase(),
    count: positiveInteger('Number of codes', MAX_BATCH),
    ...terms,
  })
  .superRefine(checkKind, aboutFields('kind'))
  .refine(endsAfterItBegins, END);

const CODE_STATES = ['planned', 'active', 'used-up', 'ended'] as const;

const numbers = {
  /** Number of orders that used the code. */
  uses: z.int(),
  /** Number of uses that orders hold while they are being placed or paid. */
  reserved: z.int(),
  /** Sum that the code took off. */
  discount: z.number(),
  state: z.enum(CODE_STATES),
  createdAt: moment,
};

const limits = {
  label: z.string(),
  minTotal: dollars.optional(),
  items: z.array(id).optional(),
  categories: z.array(z.enum(CATEGORIES)).optional(),
  firstOrder: z.boolean().optional(),
  oncePerPerson: z.boolean().optional(),
  from: moment.optional(),
  until: moment.optional(),
};

/** Code as its owner sees it. */
export const ownCode = z.object({ code: z.string(), ...limits, maxUses: z.int().optional(), ...numbers });
export type OwnCode = z.output<typeof ownCode>;

/** Single-use codes that were made together, as the desk sees them. */
export const codeBatch = z.object({ batch: id, prefix: z.string(), count: z.int(), ...limits, ...numbers });
export type CodeBatch = z.output<typeof codeBatch>;
