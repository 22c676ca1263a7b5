import type { CartCode, CodeBatch, OwnCode } from '@ethereal/contracts/codes';
import { CODE_NOT_VALID } from '@ethereal/contracts/codes';
import { toDollars } from '@ethereal/contracts/money';
import type { Code } from './code.ts';
import { type AppliedCode, applyCodes, type CodeLine, labelOf } from './codes.rules.ts';
import type { CountedBatch } from './codes.store.ts';
import type { FoundCodes } from './find-codes.ts';

const limitsOf = ({ terms, conditions }: Pick<Code, 'terms' | 'conditions'>) => {
  const { minCents, from, until, ...others } = conditions;
  return {
    label: labelOf(terms),
    ...others,
    ...(minCents !== undefined && { minTotal: toDollars(minCents) }),
    ...(from && { from: from.toISOString() }),
    ...(until && { until: until.toISOString() }),
  };
};

type Counted = Pick<Code, 'reserved' | 'taken' | 'discountCents' | 'conditions' | 'endedAt' | 'createdAt'>;

function stateOf({ endedAt, conditions: { from, until } }: Counted, isUsedUp: boolean, now: Date): OwnCode['state'] {
  if (endedAt || (until && now >= until)) return 'ended';
  if (from && now < from) return 'planned';
  return isUsedUp ? 'used-up' : 'active';
}

const numbersOf = (counted: Counted, isUsedUp: boolean, now: Date) => ({
  uses: counted.taken,
  reserved: counted.reserved,
  discount: toDollars(counted.discountCents),
  state: stateOf(counted, isUsedUp, now),
  createdAt: counted.createdAt.toISOString(),
});

/** Returns a code as its owner receives it. */
export const viewCode = (code: Code, now: Date): OwnCode => ({
  code: code.text,
  ...limitsOf(code),
  ...(code.maxUses !== undefined && { maxUses: code.maxUses }),
  ...numbersOf(code, code.left === 0, now),
});

/** Returns a batch as the desk receives it. */
export const viewBatch = (batch: CountedBatch, now: Date): CodeBatch => ({
  batch: batch._id,
  prefix: batch.prefix,
  count: batch.count,
  ...limitsOf(batch),
  ...numbersOf(batch, batch.taken + batch.reserved >= batch.count, now),
});

const viewApplied = ({ code, discountCents, problem }: AppliedCode): CartCode => ({
  code: code.text,
  label: labelOf(code.terms),
  discount: toDollars(discountCents),
  ...(problem && { problem }),
  ...(code.seller ? { seller: code.seller } : { needsCard: true }),
});

/**
 * Returns the discounts of a cart at this moment, with an entry for each owner of a code. A code that no owner in the
 * cart has is shown with its problem.
 */
export function viewCartCodes(
  names: readonly string[],
  { codes, ...circumstances }: FoundCodes,
  lines: readonly CodeLine[],
  now: Date,
): { codes: CartCode[]; discount: number; toPay: number } {
  const applied = applyCodes(codes, lines, { ...circumstances, now });
  return {
    codes: names.flatMap((name) => {
      const ofText = applied.codes.filter(({ code }) => code.text === name);
      return ofText.length > 0
        ? ofText.map(viewApplied)
        : [{ code: name, label: name, discount: 0, problem: CODE_NOT_VALID }];
    }),
    discount: toDollars(applied.discountCents),
    toPay: toDollars(applied.toPayCents),
  };
}
