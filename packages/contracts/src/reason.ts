import { z } from 'zod';
import { prose } from './common.ts';

/** The longest reason that anybody gives for a report or an act of the desk, in characters. */
export const MAX_REASON = 500;
export const reasonSent = z.strictObject({ reason: prose('Reason', MAX_REASON) });
