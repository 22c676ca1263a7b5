import { MAX_REASON, optionalProse, prose, reasonSent } from '@ethereal/contracts/common';
import { MAX_RETURN_ADDRESS, RETURN_PAYERS } from '@ethereal/contracts/orders';
import { z } from 'zod';

export { reasonSent };
export const optionalReason = z.object({ reason: optionalProse('Reason', MAX_REASON) });

/** Fields of the approval of a return. */
export const approvalSchema = z.object({
  sendTo: prose('Address', MAX_RETURN_ADDRESS),
  paidBy: z.enum(RETURN_PAYERS),
  note: optionalProse('Note', MAX_REASON),
});
