import { frame } from '@ethereal/service-kit/event-streams';
import { type NotificationRecord, toAnswer } from '../notification.ts';

/** Milliseconds by which a reader's queries overlap, to find late writes of other instances, whose clocks differ. */
export const OVERLAP_MS = 5000;

/** Length of a shortened id, in characters. */
const SHORT = 8;
const EVENT_ID = /^(\d{1,15})(?:_([0-9a-f.]*))?$/;

/** Position of a reader in a stream: a time, and the ids already sent in the overlap before it. */
type Position = { at: number; seen: ReadonlySet<string> };

/** Returns the end of an id, which tells apart the few notifications of an overlap. */
const shortId = (id: string): string => id.slice(-SHORT);

/** Returns a `Last-Event-ID`. After it nothing is sent twice, and nothing written late within the overlap is missed. */
function encodePosition({ at, seen }: Position): string {
  return `${at}_${[...seen].join('.')}`;
}

/** Returns undefined for an id of another format: the reader then starts now. */
function decodePosition(eventId: string | undefined): Position | undefined {
  const match = EVENT_ID.exec(eventId ?? '');
  if (!match) return undefined;
  return { at: Number(match[1]), seen: new Set((match[2] ?? '').split('.').filter((id) => id !== '')) };
}

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
      // New ones are selected before sending, because sending drops ids that are too old to recur.
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
