import { MAX_IMAGE_BYTES } from '@ethereal/contracts/images';
import { MAX_IMPORT_BYTES, MAX_IMPORT_ZIP_BYTES } from '@ethereal/contracts/imports';
import type { Operation } from '../routing/routes.ts';

/** What a route allows: the time for an answer in milliseconds (Infinity: any), the size of a body in bytes. */
export type RequestLimits = { deadlineMs: number; maxBodyBytes: number };

const UPLOAD_DEADLINE_MS = 120_000;
/** A picture may come as a data URL, a third longer, and has a form around it; the catalogue judges the rest. */
const UPLOAD_BYTES = Math.ceil(MAX_IMAGE_BYTES * 1.5);
/** A table and its ZIP, with a form around them and room for the catalogue to say that they are too large. */
const BULK_BYTES = 1.1 * (MAX_IMPORT_BYTES + MAX_IMPORT_ZIP_BYTES);
/** Services take 100 kB of JSON and say so themselves; beyond this they are not bothered. */
const BODY_BYTES = 1024 * 1024;

/** What a call is allowed, by what its contract says of it. */
export function limitsOf({ transfer }: Pick<Operation, 'transfer'>, deadlineMs: number): RequestLimits {
  if (transfer === 'stream') return { deadlineMs: Number.POSITIVE_INFINITY, maxBodyBytes: BODY_BYTES };
  if (transfer === 'upload') return { deadlineMs: UPLOAD_DEADLINE_MS, maxBodyBytes: UPLOAD_BYTES };
  if (transfer === 'bulk') return { deadlineMs: UPLOAD_DEADLINE_MS, maxBodyBytes: BULK_BYTES };
  return { deadlineMs, maxBodyBytes: BODY_BYTES };
}
