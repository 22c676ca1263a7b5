import { MAX_IMAGE_BYTES } from '@ethereal/contracts/images';
import type { Route } from '../routing/routes.ts';
import type { Allowance } from './forward.ts';

const UPLOAD_DEADLINE_MS = 120_000;
/** A picture may come as a data URL, a third longer, and has a form around it; the catalogue judges the rest. */
const UPLOAD_BYTES = Math.ceil(MAX_IMAGE_BYTES * 1.5);
/** Services take 100 kB of JSON and say so themselves; beyond this they are not bothered. */
const BODY_BYTES = 1024 * 1024;

/** What a route is allowed, by what it is for. */
export function allowanceOf({ service, template }: Route, deadlineMs: number): Allowance {
  if (service === 'svc-chat') return { deadlineMs: Number.POSITIVE_INFINITY, maxBodyBytes: BODY_BYTES };
  if (template === '/api/images') return { deadlineMs: UPLOAD_DEADLINE_MS, maxBodyBytes: UPLOAD_BYTES };
  return { deadlineMs, maxBodyBytes: BODY_BYTES };
}
