import type { Request, Response } from 'express';
import type { Authenticator } from './auth.ts';
import { DomainError, tooMany, unavailable } from './errors.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};
/** Milliseconds between heartbeats, and until a stream ends after its session. */
const HEARTBEAT_MS = 15_000;
/** Maximum number of streams of a person: a browser opens one for all its tabs, and a person has several browsers. */
const PER_PERSON = 20;
/** Seconds after which a client that was refused for too many streams may try again. */
const RETRY_AFTER_SECONDS = 5;

/** Returns an event as the text that a stream sends. A client that reconnects sends the id of its last event. */
export const frame = (event: string, data: unknown, id?: string): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

type StreamRequest = { user: { id: string }; request: Request; response: Response };

/** Opens streams of server-sent events that one instance sends to signed-in people, at most `max` at once. */
export function createEventStreams(auth: Authenticator, max: number) {
  const open = new Map<string, number>();
  let total = 0;

  function takePlace(user: string): () => void {
    const own = open.get(user) ?? 0;
    if (own >= PER_PERSON) throw tooMany('You have too many open streams.', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    if (total >= max)
      throw unavailable(undefined, { code: 'TOO_MANY_STREAMS', retryAfterSeconds: RETRY_AFTER_SECONDS });
    total += 1;
    open.set(user, own + 1);
    return () => {
      total -= 1;
      const remaining = (open.get(user) ?? 1) - 1;
      if (remaining > 0) open.set(user, remaining);
      else open.delete(user);
    };
  }

  /**
   * Answers a request with a stream and returns the function that sends text. The stream ends with the caller's
   * session, when the service stops, and when more than `maxUnsentBytes` wait to be sent; its client then reconnects.
   * @throws tooMany when the person has too many streams, unavailable when the instance has or the client has left
   */
  return function openStream({ user, request, response }: StreamRequest, maxUnsentBytes: number) {
    // A response that is closed emits no further `close`, so its place would never be given back.
    if (response.destroyed) throw unavailable('The client closed the connection.');
    response.once('close', takePlace(user.id));
    response.status(200).set(HEADERS);
    response.flushHeaders();

    const send = (text: string): void => {
      response.write(text);
      if (response.writableLength > maxUnsentBytes) response.destroy();
    };
    const endWithSession = () =>
      auth.authenticate(request.headers.authorization).catch((error: unknown) => {
        // While the token cannot be checked the stream stays open: it sends only what its session could read.
        if (error instanceof DomainError && error.kind === 'unauthenticated') response.end();
      });
    const heartbeat = setInterval(() => {
      if (request.app.locals.draining) response.end();
      else send(': heartbeat\n\n');
      void endWithSession();
    }, HEARTBEAT_MS);
    response.once('close', () => clearInterval(heartbeat));
    return send;
  };
}
