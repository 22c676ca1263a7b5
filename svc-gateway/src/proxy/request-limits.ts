import { MAX_IMAGE_BYTES } from '@ethereal/contracts/images';
import { MAX_IMPORT_BYTES, MAX_IMPORT_ZIP_BYTES } from '@ethereal/contracts/imports';
import type { Operation } from '../routing/routes.ts';

/** Limits of a route: the time for an answer in milliseconds (Infinity: no limit) and the size of a body in bytes. */
export type RequestLimits = { deadlineMs: number; maxBodyBytes: number };

/** Deadline of an upload, in milliseconds. Slow networks need it. */
const UPLOAD_DEADLINE_MS = 120_000;
/** An image may arrive as a data URL, which is a third longer, inside a form. svc-catalog checks the exact size. */
const UPLOAD_BYTES = Math.ceil(MAX_IMAGE_BYTES * 1.5);
/**
 * Size of a table and its ZIP file inside a form. The margin lets svc-catalog itself refuse files that are too large.
 */
const BULK_BYTES = 1.1 * (MAX_IMPORT_BYTES + MAX_IMPORT_ZIP_BYTES);
/**
 * Maximum size of other bodies. Services accept 100 kB of JSON and refuse larger bodies themselves; bodies above this
 * limit are not forwarded.
 */
const BODY_BYTES = 1024 * 1024;

/** Returns the limits of a call from its contract. */
export function limitsOf({ transfer }: Pick<Operation, 'transfer'>, deadlineMs: number): RequestLimits {
  if (transfer === 'stream') return { deadlineMs: Number.POSITIVE_INFINITY, maxBodyBytes: BODY_BYTES };
  if (transfer === 'upload') return { deadlineMs: UPLOAD_DEADLINE_MS, maxBodyBytes: UPLOAD_BYTES };
  if (transfer === 'bulk') return { deadlineMs: UPLOAD_DEADLINE_MS, maxBodyBytes: BULK_BYTES };
  return { deadlineMs, maxBodyBytes: BODY_BYTES };
}
