import { frame } from '@ethereal/service-kit/event-streams';
import { type NotificationRecord, toAnswer } from '../notification.ts';
import { decodePosition, encodePosition, OVERLAP_MS, type Position, shortId } from './event-id.ts';

/** One open stream. */
export type Reader = {
  user: string;
  /** Time from which the reader needs notifications, in milliseconds. */
  since(): number;
  /** Sends notifications that were not sent yet; `unread` is the unread count if it was read. */
  send(changed: readonly NotificationRecord[], unread: number | undefined): void;
};

type ReaderOptions = {
  user: string;
  lastEventId: string | undefined;
  startedAt: Date;
  write(text: string): void;
};

/**
 * Creates the reader of one user's stream: each new notification is sent once, and the unread count when it changes.
 */
export function createReader({ user, lastEventId, startedAt, write }: ReaderOptions): Reader {
  const resumed: Position | undefined = decodePosition(lastEventId);
  const begin = resumed?.at ?? startedAt.getTime();
  // A resumed stream also reads late writes; a new one starts where its page has just read.
  const from = resumed ? begin - OVERLAP_MS : begin;
  const sent = new Map([...(resumed?.seen ?? [])].map((id) => [id, begin]));
  let latest = begin;
  let lastUnread: number | undefined;

  const position = () => {
    for (const [id, at] of sent) if (at < latest - OVERLAP_MS) sent.delete(id);
    return encodePosition({ at: latest, seen: new Set(sent.keys()) });
  };

  return {
    user,
    since: () => Math.max(from, latest - OVERLAP_MS),
    send(changed, unread) {
      // Chosen before sending, because sending drops ids that are too old to recur.
      const fresh = changed.filter(
        ({ _id, readAt, changedAt }) => !readAt && changedAt.getTime() >= from && !sent.has(shortId(_id)),
      );
      for (const record of fresh) {
        latest = Math.max(latest, record.changedAt.getTime());
        sent.set(shortId(record._id), record.changedAt.getTime());
        write(frame('notification', toAnswer(record), position()));
      }
      if (unread === undefined || unread === lastUnread) return;
      lastUnread = unread;
      write(frame('unread', { unread }, position()));
    },
  };
}
