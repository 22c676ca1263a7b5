import { z } from 'zod';
import { prose } from './common.ts';

/** Maximum length of the reason of a report or of an operator's action, in characters. */
export const MAX_REASON = 500;
export const reasonSent = z.strictObject({ reason: prose('Reason', MAX_REASON) });
