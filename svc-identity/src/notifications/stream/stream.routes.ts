import { streamNotifications } from '@ethereal/contracts/notifications';
import { createEventStreams } from '@ethereal/service-kit/event-streams';
import { alreadySent, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Shared } from '../../shared/shared.ts';
import type { Hub } from './hub.ts';
import { createReader } from './reader.ts';

/** Unsent bytes at which a stream is closed; its client reconnects and resumes. */
const MAX_UNSENT_BYTES = 256 * 1024;

/** Registers the stream of a person's notifications; `maxStreams` is the maximum number of open streams. */
export function mountNotificationStream(router: Router, deps: Shared & { hub: Hub; maxStreams: number }): void {
  const { auth, hub, logger, now, maxStreams } = deps;
  const openStream = createEventStreams(auth, maxStreams);

  route(router, streamNotifications, deps, async (input): Promise<typeof alreadySent> => {
    const { user, request, response } = input;
    const startedAt = now();
    const reader = createReader({
      user: user.id,
      lastEventId: request.get('last-event-id'),
      startedAt,
      write: openStream(input, MAX_UNSENT_BYTES),
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
