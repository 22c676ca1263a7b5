import { streamNotifications } from '@ethereal/contracts/notifications';
import { DomainError, tooMany, unavailable } from '@ethereal/service-kit/errors';
import { alreadySent, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Kit } from '../../sessions/sessions.ts';
import type { Hub } from './hub.ts';
import { createReader } from './reader.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};
/** Milliseconds between heartbeats, and until a stream ends after its session. */
const HEARTBEAT_MS = 15_000;
/** Streams per person: a browser opens one for all its tabs, and a person has several browsers. */
const PER_USER = 20;
const COME_BACK_SECONDS = 5;
/** Unsent bytes at which a stream is closed; its client reconnects and resumes. */
const MAX_UNSENT_BYTES = 256 * 1024;

export function notificationStreamRoutes(router: Router, deps: Kit & { hub: Hub; maxStreams: number }): void {
  const { auth, hub, logger, now, maxStreams } = deps;
  const open = new Map<string, number>();
  let all = 0;

  function takePlace(user: string): () => void {
    const own = open.get(user) ?? 0;
    if (own >= PER_USER) {
      throw tooMany('You have too many open streams.', { retryAfterSeconds: COME_BACK_SECONDS });
    }
    if (all >= maxStreams) {
      throw unavailable(undefined, { code: 'TOO_MANY_STREAMS', retryAfterSeconds: COME_BACK_SECONDS });
    }
    all += 1;
    open.set(user, own + 1);
    return () => {
      all -= 1;
      const left = (open.get(user) ?? 1) - 1;
      if (left > 0) open.set(user, left);
      else open.delete(user);
    };
  }

  route(router, streamNotifications, deps, async (input): Promise<typeof alreadySent> => {
    const { user, request, response } = input;
    const startedAt = now();
    const leavePlace = takePlace(user.id);
    response.once('close', leavePlace);
    response.status(200).set(HEADERS);
    response.flushHeaders();

    const stillWelcome = () =>
      auth.authenticate(request.headers.authorization).catch((error: unknown) => {
        // While the token cannot be checked the stream stays open: it sends only what its session could read.
        if (error instanceof DomainError && error.kind === 'unauthenticated') response.end();
      });
    const heartbeat = setInterval(() => {
      if (request.app.locals.draining) response.end();
      else response.write(': heartbeat\n\n');
      void stillWelcome();
    }, HEARTBEAT_MS);
    response.once('close', () => clearInterval(heartbeat));

    const reader = createReader({
      user: user.id,
      lastEventId: request.get('last-event-id'),
      startedAt,
      write: (text) => {
        response.write(text);
        if (response.writableLength > MAX_UNSENT_BYTES) response.destroy();
      },
    });
    const leave = await hub.join(reader).catch((error: unknown) => {
      logger.warn({ err: error, requestId: request.id }, 'a stream of notifications could not begin');
      response.destroy();
      return () => {};
    });
    if (response.destroyed) leave();
    else response.once('close', leave);
    return alreadySent;
  });
}
