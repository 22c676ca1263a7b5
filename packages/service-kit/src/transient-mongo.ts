import {
  MongoBulkWriteError,
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb';
import { isTransient } from './transient.ts';

/**
 * Error codes of a MongoDB server that stops, starts, changes its primary, or is busy with another instance's index
 * build. Only writes get a label for them (https://github.com/mongodb/specifications, retryable reads; 112, 276:
 * WriteConflict, IndexBuildAborted).
 */
const MONGO_UNAVAILABLE = new Set([6, 7, 89, 91, 112, 134, 189, 262, 276, 9001, 10107, 11600, 11602, 13435, 13436]);

/** Returns whether an error of the MongoDB driver is transient; undefined for any other error. */
export function isTransientMongo(error: Error): boolean | undefined {
  // The driver wraps the error that prevented a bulk write from being sent or answered.
  if (error instanceof MongoBulkWriteError && error.errorResponse instanceof Error)
    return isTransient(error.errorResponse);
  if (!(error instanceof MongoError)) return undefined;
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
