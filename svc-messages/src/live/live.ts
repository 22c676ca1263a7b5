import { streamMessages } from '@ethereal/contracts/messages';
import type { Part } from '@ethereal/service-kit/define-service';
import { createEventStreams, frame } from '@ethereal/service-kit/event-streams';
import { consumeTypes } from '@ethereal/service-kit/events/consumer';
import { alreadySent, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { area } from '../../area.ts';
import { otherSide, positionOf } from '../conversations/conversation.ts';
import type { Delivering } from '../conversations/delivering.ts';
import type { Shared } from '../shared/shared.ts';

/** Unsent bytes at which a stream is closed; its client reconnects and reads again. */
const MAX_UNSENT_BYTES = 64 * 1024;

type Send = (text: string) => void;

/**
 * Sends the changes of conversations to the open streams of their people. Each instance receives every change. A
 * stream carries ids only: the client reads the messages by its calls, so a missed change is read with the next.
 */
export function openLive(shared: Shared, deliver: Delivering['deliver']): Part {
  const { auth, config } = shared;
  const streams = new Map<string, Set<Send>>();
  const openStream = createEventStreams(auth, config.MESSAGES_STREAMS);
  const changes = consumeTypes({
    ...shared,
    queue: `${config.EVENTS_QUEUE}.live`,
    kind: 'replica',
    types: area.receives,
    async handle({ type, subject, data }) {
      const { people } = data;
      const show = (change: { conversation: string; message?: string }) => {
        const text = frame('changed', change);
        for (const person of people) for (const send of streams.get(person) ?? []) send(text);
      };
      if (type === 'conversation.block-changed') return show({ conversation: subject });
      const { side, message } = data;
      show({ conversation: subject, message });
      const position = positionOf(subject, message);
      // A sent message names both people: the buyer, then the seller.
      const reader = people[side === 'buyer' ? 1 : 0];
      if (type === 'message.sent' && position !== undefined && streams.has(reader ?? ''))
        deliver(subject, otherSide(side), position);
    },
  });

  return {
    consumers: [changes],
    mount(router: Router) {
      route(router, streamMessages, { auth }, (input) => {
        const { user, response } = input;
        const send = openStream(input, MAX_UNSENT_BYTES);
        const own = streams.get(user.id) ?? new Set();
        streams.set(user.id, own.add(send));
        response.once('close', () => {
          own.delete(send);
          if (own.size === 0 && streams.get(user.id) === own) streams.delete(user.id);
        });
        send(frame('ready', {}));
        return alreadySent;
      });
    },
  };
}
