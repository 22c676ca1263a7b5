import { HOUR_MS } from '@ethereal/contracts/durations';

/** Milliseconds between two mails about one topic. */
const TOPIC_EVERY_MS = 15 * 60_000;

/** Recent mails of a person. */
export type MailHistory = {
  /** Time of the last mail, by topic. */
  topics: Readonly<Record<string, Date>>;
  /** Times of the mails of the last hour. */
  sent: readonly Date[];
};

type Due = { _id: string; topic: string };

type MailPlan<D extends Due> =
  | { send: D[]; after: MailHistory }
  /** Result when nothing may be sent now: each notification waits until its time. */
  | { waits: { ids: string[]; until: Date }[] };

const later = (date: Date, ms: number) => new Date(date.getTime() + ms);

function openTopics(history: MailHistory, now: Date): Record<string, Date> {
  return Object.fromEntries(Object.entries(history.topics).filter(([, at]) => later(at, TOPIC_EVERY_MS) > now));
}

/**
 * Returns the content of the next mail: all due notifications of the topic that waits longest. The last mail that an
 * hour allows includes all topics, so that no mailbox is flooded and nothing is left out.
 */
export function planMail<D extends Due>(
  due: readonly D[],
  history: MailHistory,
  { now, perHour }: { now: Date; perHour: number },
): MailPlan<D> {
  const topics = openTopics(history, now);
  const sent = history.sent.filter((at) => later(at, HOUR_MS) > now);
  const [oldest] = sent;
  if (sent.length >= perHour && oldest) {
    return { waits: [{ ids: due.map(({ _id }) => _id), until: later(oldest, HOUR_MS) }] };
  }
  const first = due.find(({ topic }) => !(topic in topics));
  if (!first) {
    const waiting = Map.groupBy(due, ({ topic }) => topic);
    return {
      waits: [...waiting].map(([topic, some]) => ({
        ids: some.map(({ _id }) => _id),
        until: later(topics[topic] ?? now, TOPIC_EVERY_MS),
      })),
    };
  }
  const isLast = sent.length === perHour - 1;
  const send = due.filter(({ topic }) => topic === first.topic || (isLast && !(topic in topics)));
  const mailed = Object.fromEntries(send.map(({ topic }) => [topic, now]));
  return { send, after: { topics: { ...topics, ...mailed }, sent: [...sent, now] } };
}
