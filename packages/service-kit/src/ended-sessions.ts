import { EVENTS } from '@ethereal/contracts/events';
import { LRUCache } from 'lru-cache';
import type { Broker } from './events/broker.ts';
import { consume } from './events/consumer.ts';
import type { Logger } from './logger.ts';
import { isVoidedBy, type RevocableToken } from './revocation.ts';
import { LONGEST_TOKEN_LIFE_SECONDS } from './tokens.ts';

type Options = { broker?: Broker; logger: Logger };

const REMEMBERED = 100_000;

/** The ended sessions that this instance received since it started; without a broker, nothing. */
export function createEndedSessions({ broker, logger }: Options) {
  const marks = new LRUCache<string, string>({ max: REMEMBERED, ttl: LONGEST_TOKEN_LIFE_SECONDS * 1000 });
  if (broker) {
    consume({
      ...{ broker, logger, kind: 'replica' },
      queue: 'ended-sessions',
      bindings: ['user.sessions-ended'],
      schema: EVENTS['user.sessions-ended'],
      async handle({ subject, data }) {
        const atMs = Date.parse(data.from);
        marks.set(subject, data.except === null ? `${atMs}` : `${atMs}:${data.except}`);
      },
    });
  }
  return {
    includes(token: RevocableToken): boolean {
      const mark = marks.get(token.id);
      return mark !== undefined && isVoidedBy(mark, token);
    },
  };
}
