import { randomUUID } from 'node:crypto';
import { changesOf } from '@ethereal/contracts/events';
import { noteChanges } from '../request-context.ts';

/** The envelope of every event, shaped after CloudEvents. */
export type EventEnvelope = {
  id: string;
  type: string;
  source: string;
  /** ISO 8601, UTC. */
  time: string;
  subject: string;
  data: unknown;
  /** Tags of answers that it puts out of date, for caches. */
  changes?: readonly string[];
};

/**
 * Makes an event. Its id never changes, so publishing it again is idempotent. Its declaration names the cache tags that it changes; the answer to
 * the request in which it happens names them too.
 */
export function newEvent<const T extends string, D>(event: {
  type: T;
  source: string;
  subject: string;
  data: D;
  now?: Date;
  id?: string;
}) {
  const { type, source, subject, data, now = new Date(), id = randomUUID() } = event;
  const changes = changesOf(event);
  noteChanges(changes);
  const envelope = { id, type, source, time: now.toISOString(), subject, data };
  return changes.length > 0 ? { ...envelope, changes: [...changes] } : envelope;
}
