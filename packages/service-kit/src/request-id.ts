import { randomUUID } from 'node:crypto';

const WELL_FORMED = /^[\w.-]{8,128}$/;

/** Returns the caller's request id if it is safe for logs and headers, or a new id. */
export const requestIdOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' && WELL_FORMED.test(header) ? header : randomUUID();
