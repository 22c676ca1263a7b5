import { type NotificationRecord, toAnswer } from '../notification.ts';
import { decodePosition, encodePosition, OVERLAP_MS, type Position, shortId } from './event-id.ts';

/** One open stream, as the hub knows it. */
export type Reader = {
  user: string;
  /** From when on it must be told, in milliseconds. */
  since(): number;
  /** Tells what it has not been told yet; `unread` when the count was asked for. */
  tell(changed: readonly NotificationRecord[], unread: number | undefined): void;
};

type ReaderOptions = {
  user: string;
  lastEventId: string | undefined;
  startedAt: Date;
  write(text: string): void;
};

const frame = (event: string, data: unknown, id?: string) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Follows one user's notifications for one stream: each new one once, and the unread count when it changes. */
export function createReader({ user, lastEventId, startedAt, write }: ReaderOptions): Reader {
  const resumed: Position | undefined = decodePosition(lastEventId);
  const begin = resumed?.at ?? startedAt.getTime();
  // A stream that resumes looks back for what came late; a new one begins with what its page has just read.
  const from = resumed ? begin - OVERLAP_MS : begin;
  const told = new Map([...(resumed?.seen ?? [])].map((id) => [id, begin]));
  let latest = begin;
  let lastUnread: number | undefined;

  const position = () => {
    for (const [id, at] of told) if (at < latest - OVERLAP_MS) told.delete(id);
    return encodePosition({ at: latest, seen: new Set(told.keys()) });
  };

  return {
    user,
    since: () => Math.max(from, latest - OVERLAP_MS),
    tell(changed, unread) {
      // Chosen before any is told: telling forgets what is too old to come again.
      const fresh = changed.filter(
        ({ _id, readAt, changedAt }) => !readAt && changedAt.getTime() >= from && !told.has(shortId(_id)),
      );
      for (const record of fresh) {
        latest = Math.max(latest, record.changedAt.getTime());
        told.set(shortId(record._id), record.changedAt.getTime());
        write(frame('notification', toAnswer(record), position()));
      }
      if (unread === undefined || unread === lastUnread) return;
      lastUnread = unread;
      write(frame('unread', { unread }, position()));
    },
  };
}
