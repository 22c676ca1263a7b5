import { type EndedSessions, listEndedSessions } from '@ethereal/contracts/identity';
import type { z } from 'zod';
import { ONE_REQUEST_MS } from './deadline.ts';
import { createEndedMarks, type RevocableToken } from './ended-marks.ts';
import { unavailable } from './errors.ts';
import type { Broker } from './events/broker.ts';
import { consumeTypes } from './events/consumer.ts';
import { getJson } from './http-client.ts';
import type { Logger } from './logger.ts';
import { repeat } from './repeat.ts';

type Answer = z.output<typeof listEndedSessions.success.body>;

/** Requests from svc-identity the sessions that ended since a moment; without a moment, all that are still relevant. */
export type FetchEnded = (since: string | undefined) => Promise<Answer>;

type Options = {
  fetchEnded: FetchEnded;
  /** Delivers ended sessions by event. Without a broker, svc-identity is only polled. */
  broker?: Broker | undefined;
  logger: Logger;
  onStop(name: string, stop: () => unknown): void;
};

export type EndedSessionsFollower = {
  /**
   * Whether a token was ended.
   * @throws unavailable until svc-identity has answered once
   */
  includes(token: RevocableToken): Promise<boolean>;
  /** Adds ended sessions immediately, for the service that ends them. */
  add(ended: Partial<EndedSessions>): void;
};

const ENDS = ['user.sessions-ended', 'session.ended'] as const;

/**
 * Interval of polling svc-identity, in milliseconds. It bounds the delay while the broker is unavailable and after a
 * gap in the subscription.
 */
const POLL_EVERY_MS = 2000;
/** Overlap of two polls, in milliseconds: a write that began before the last poll may become visible after it. */
const OVERLAP_MS = 60_000;

/** Returns a function that polls svc-identity at the origin of its public keys. */
export const createFetchEnded =
  (jwksUrl: string): FetchEnded =>
  (since) => {
    const url = new URL(listEndedSessions.path, jwksUrl);
    if (since) url.searchParams.set('since', since);
    return getJson(url.href, { schema: listEndedSessions.success.body, deadlineMs: ONE_REQUEST_MS });
  };

/** Keeps the ended sessions in memory, by events and by polling svc-identity from the start on. */
export function followEndedSessions({ fetchEnded, broker, logger, onStop }: Options): EndedSessionsFollower {
  const marks = createEndedMarks();
  let since: string | undefined;
  let polling: Promise<void> | undefined;

  async function poll(): Promise<void> {
    const { at, ...ended } = await fetchEnded(since);
    marks.add(ended);
    since = new Date(Date.parse(at) - OVERLAP_MS).toISOString();
  }
  const refresh = () => {
    polling ??= poll().finally(() => {
      polling = undefined;
    });
    return polling;
  };
  const onError = (error: unknown) =>
    logger.debug({ err: error }, 'the list of ended sessions could not be read from svc-identity');
  repeat(refresh, { job: 'ended sessions', everyMs: POLL_EVERY_MS, logger, onStop, level: 'debug' });
  if (broker) subscribe(broker, logger, marks.add);

  return {
    async includes(token) {
      if (!since) await refresh().catch(onError);
      if (!since) throw unavailable('We cannot check who you are just now. Please try again.');
      return marks.includes(token);
    },
    add: ({ sessions = [], people = [] }) => marks.add({ sessions, people }),
  };
}

function subscribe(broker: Broker, logger: Logger, add: (ended: EndedSessions) => void): void {
  consumeTypes({
    broker,
    logger,
    kind: 'replica',
    queue: 'ended-sessions',
    types: ENDS,
    async handle(event) {
      if (event.type === 'session.ended') add({ sessions: [event.data], people: [] });
      else add({ sessions: [], people: [{ user: event.subject, ...event.data }] });
    },
  });
}
