import { eventOf } from '@ethereal/contracts/events';
import { streamMessages } from '@ethereal/contracts/messages';
import type { Authenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import type { Part } from '@ethereal/service-kit/define-service';
import { DomainError, tooMany, unavailable } from '@ethereal/service-kit/errors';
import { consume } from '@ethereal/service-kit/events/consumer';
import { alreadySent, route } from '@ethereal/service-kit/route';
import type { Response, Router } from 'express';
import { area } from '../../area.ts';
import type { Config } from '../config.ts';
import { otherSide, positionOf } from '../conversations/conversation.ts';
import type { Delivering } from '../conversations/delivering.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};
const HEARTBEAT_MS = 15_000;
const PER_PERSON = 20;
const COME_BACK_SECONDS = 5;
/** Unsent bytes at which a stream is closed; its client reconnects and reads again. */
const MAX_UNSENT_BYTES = 64 * 1024;

const frame = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

function send(response: Response, text: string): void {
  response.write(text);
  if (response.writableLength > MAX_UNSENT_BYTES) response.destroy();
}

/**
 * Sends the changes of conversations to the open streams of their people. Each instance receives every change. A
 * stream carries ids only: the client reads the messages by its calls, so a missed change is read with the next.
 */
export function openLive(base: Base<Config>, auth: Authenticator, deliver: Delivering['deliver']): Part {
  const streams = new Map<string, Set<Response>>();
  let all = 0;
  const changes = consume({
    ...base,
    queue: `${base.config.EVENTS_QUEUE}.live`,
    kind: 'replica',
    bindings: area.receives,
    schema: eventOf(area.receives),
    async handle({ type, subject, data: { people, side, message } }) {
      const text = frame('changed', { conversation: subject, message });
      for (const person of people) for (const response of streams.get(person) ?? []) send(response, text);
      const position = positionOf(subject, message);
      // The people of a message that was sent are both there: the buyer, then the seller.
      const reader = people[side === 'buyer' ? 1 : 0];
      if (type === 'message.sent' && position !== undefined && streams.has(reader ?? ''))
        deliver(subject, otherSide(side), position);
    },
  });

  function join(person: string, response: Response): void {
    const own = streams.get(person) ?? new Set();
    if (own.size >= PER_PERSON)
      throw tooMany('You have too many open streams.', { retryAfterSeconds: COME_BACK_SECONDS });
    if (all >= base.config.MESSAGES_STREAMS)
      throw unavailable(undefined, { code: 'TOO_MANY_STREAMS', retryAfterSeconds: COME_BACK_SECONDS });
    all += 1;
    streams.set(person, own.add(response));
    response.once('close', () => {
      all -= 1;
      own.delete(response);
      if (own.size === 0 && streams.get(person) === own) streams.delete(person);
    });
  }

  return {
    consumers: [changes],
    mount(router: Router) {
      route(router, streamMessages, { auth }, ({ user, request, response }) => {
        join(user.id, response);
        response.status(200).set(HEADERS);
        response.flushHeaders();
        const stillWelcome = () =>
          auth.authenticate(request.headers.authorization).catch((error: unknown) => {
            // While the token cannot be checked the stream stays open: it carries no text.
            if (error instanceof DomainError && error.kind === 'unauthenticated') response.end();
          });
        const heartbeat = setInterval(() => {
          if (request.app.locals.draining) response.end();
          else send(response, ': heartbeat\n\n');
          void stillWelcome();
        }, HEARTBEAT_MS);
        response.once('close', () => clearInterval(heartbeat));
        send(response, frame('ready', {}));
        return alreadySent;
      });
    },
  };
}
