import { randomUUID } from 'node:crypto';
import { changesOf, type EventOf, type EventType } from '@ethereal/contracts/events';
import { noteChanges } from '../request-context.ts';

/** Envelope of every event, modeled on CloudEvents. */
export type EventEnvelope = {
  id: string;
  type: string;
  source: string;
  /** Moment of the event in UTC, as ISO 8601. */
  time: string;
  subject: string;
  data: unknown;
  /** Cache tags of the answers that the event makes stale. */
  changes?: readonly string[];
};

/** Data of an event: that of its contract, or anything for an event of one service. */
type DataOf<T extends string> = T extends EventType ? EventOf<T>['data'] : unknown;

/**
 * Creates an event. Its id never changes, so publishing it again is idempotent. Its declaration names the cache tags
 * that it changes; the answer to the request in which it happens names them too.
 */
export function newEvent<const T extends string, D extends DataOf<T>>(event: {
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
