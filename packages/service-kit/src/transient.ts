import {
  MongoBulkWriteError,
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb';
import { DomainError } from './errors.ts';

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'ENOTFOUND']);
/** Messages of errors that ioredis throws when it fails fast; these errors have neither classes nor codes. */
const REDIS_UNAVAILABLE = new Set([
  "Stream isn't writeable and enableOfflineQueue options is false",
  'Connection is closed.',
  'Command timed out',
]);

/**
 * Error codes of a MongoDB server that stops, starts, changes its primary, or is busy with another instance's index
 * build. Only writes get a label for them (https://github.com/mongodb/specifications, retryable reads; 112, 276:
 * WriteConflict, IndexBuildAborted).
 */
const MONGO_UNAVAILABLE = new Set([6, 7, 89, 91, 112, 134, 189, 262, 276, 9001, 10107, 11600, 11602, 13435, 13436]);

/** Whether an error means that a neighbor is unavailable, so that the same attempt may succeed later. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DomainError) return error.kind === 'unavailable';
  // The driver wraps the error that prevented a bulk write from being sent or answered.
  if (error instanceof MongoBulkWriteError && error.errorResponse instanceof Error)
    return isTransient(error.errorResponse);
  if (error instanceof MongoError) {
    return (
      error instanceof MongoNetworkError ||
      error instanceof MongoServerSelectionError ||
      error instanceof MongoNotConnectedError ||
      error instanceof MongoTopologyClosedError ||
      (typeof error.code === 'number' && MONGO_UNAVAILABLE.has(error.code)) ||
      error.hasErrorLabel('RetryableWriteError') ||
      error.hasErrorLabel('PoolRequestedRetry')
    );
  }
  if ('code' in error && typeof error.code === 'string' && UNREACHABLE.has(error.code)) return true;
  if (error.name === 'MaxRetriesPerRequestError' || REDIS_UNAVAILABLE.has(error.message)) return true;
  return isTransient(error.cause);
}
