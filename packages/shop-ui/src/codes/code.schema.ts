import { batchSent, codeSent } from '@ethereal/contracts/codes';
import { z } from 'zod';
import { type CodeFields, numberOf, termsOf } from './code-body.ts';

const fields = z.custom<CodeFields>();

/** Fields of the form of one code. */
export const codeSchema = fields
  .transform(
    (code): z.input<typeof codeSent> => ({
      code: code.code,
      maxUses: numberOf(code.maxUses),
      ...termsOf(code),
    }),
  )
  .pipe(codeSent);

/** Fields of the form of single-use codes. */
export const batchSchema = fields
  .transform(
    (batch): z.input<typeof batchSent> => ({
      prefix: batch.prefix,
      count: numberOf(batch.count) ?? 0,
      ...termsOf(batch),
    }),
  )
  .pipe(batchSent);
