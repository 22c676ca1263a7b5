import type { ChannelModel } from 'amqplib';
import { pause } from '../deadline.ts';
import { openSession, type Session, type SessionOptions } from './session.ts';

/** Pause before a failed or ended subscription is renewed, in milliseconds. */
const RESUBSCRIBE_MS = 1000;

/** Subscribes to a queue, and again after each reconnection and whenever the session ends, until `stop`. */
export function keepSubscribed(options: Omit<SessionOptions, 'onEnd'> & { stop: AbortSignal }) {
  const { broker, logger, queue, stop } = options;
  const first = Promise.withResolvers<void>();
  let session: Session | undefined;

  const subscribe = async (connection: ChannelModel): Promise<void> => {
    if (stop.aborted) return;
    // A failure both ends the channel and rejects, and must lead to one new try.
    const ended = Promise.withResolvers<void>();
    void ended.promise
      .then(() => {
        session = undefined;
        return pause(RESUBSCRIBE_MS, stop);
      })
      .then(() => {
        if (broker.connection() === connection) void subscribe(connection);
      });
    try {
      session = await openSession(connection, { ...options, onEnd: ended.resolve });
      if (stop.aborted) {
        await session.close();
        return;
      }
      first.resolve();
      logger.info({ queue }, 'subscribed');
    } catch (error) {
      logger.warn({ err: error, queue }, 'subscribing failed');
      ended.resolve();
    }
  };
  const unsubscribe = broker.onUp((connection) => void subscribe(connection));

  return {
    /** Resolves when first subscribed. */
    ready: first.promise,
    /** Returns the session; undefined while not subscribed. */
    session: () => session,
    /** Ends the subscription; it does not resume after a reconnection. */
    unsubscribe,
  };
}
