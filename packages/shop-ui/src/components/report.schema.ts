import { MAX_REASON, optionalProse, prose } from '@ethereal/contracts/common';
import { REPORT_CAUSES } from '@ethereal/contracts/report-words';
import { z } from 'zod';

/** Returns the schema of a report. `missingCause` is the message where no cause is chosen. */
export const reportSchema = (missingCause: string, isTextOptional: boolean) =>
  z.object({
    cause: z.enum(REPORT_CAUSES, missingCause),
    text: isTextOptional ? optionalProse('Text', MAX_REASON) : prose('Reason', MAX_REASON),
  });
