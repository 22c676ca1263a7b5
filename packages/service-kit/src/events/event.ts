import { randomUUID } from 'node:crypto';

/** The envelope of every event, shaped after CloudEvents. */
export type EventEnvelope = {
  id: string;
  type: string;
  source: string;
  /** ISO 8601, UTC. */
  time: string;
  subject: string;
  data: unknown;
};

/** Makes an event, with its id for good: whatever publishes it again, it is the same event. */
export function newEvent<const T extends string, D>(event: {
  type: T;
  source: string;
  subject: string;
  data: D;
  now?: Date;
  id?: string;
}) {
  const { type, source, subject, data, now = new Date(), id = randomUUID() } = event;
  return { id, type, source, time: now.toISOString(), subject, data };
}
