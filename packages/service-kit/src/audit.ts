import type { Logger } from './logger.ts';
import { currentRequestId } from './request-context.ts';

/** Writes a line of the audit trail: an event, the people and things that it concerns by their ids, and the request. */
export const writeAudit = (logger: Pick<Logger, 'info'>, line: { audit: string; [field: string]: unknown }): void =>
  logger.info({ ...line, requestId: currentRequestId() }, 'audit');
