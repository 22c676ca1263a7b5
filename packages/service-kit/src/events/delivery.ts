import type { ConsumeMessage } from 'amqplib';
import type { Session } from './session.ts';

export type EventMeta = {
  requestId: string | undefined;
  /** Whether the broker has delivered it before. */
  redelivered: boolean;
  /** How often it failed before. */
  failures: number;
};

/** An event on its way through a handler, with what is needed to settle it. */
export type Delivery<E> = { session: Session; message: ConsumeMessage; event: E; meta: EventMeta };

export const headersOf = ({ message }: { message: ConsumeMessage }): Record<string, unknown> =>
  message.properties.headers ?? {};

export function metaOf(message: ConsumeMessage): EventMeta {
  const headers = headersOf({ message });
  const requestId: unknown = headers['x-request-id'];
  const failures: unknown = headers['x-delivery-count'];
  return {
    requestId: typeof requestId === 'string' ? requestId : undefined,
    redelivered: message.fields.redelivered,
    failures: typeof failures === 'number' ? failures : 0,
  };
}

/** Reads the event of a message. Throws an Error that says what is wrong with it. */
export function readEvent<E>(message: ConsumeMessage, parse: (value: unknown) => E): E {
  let value: unknown;
  try {
    value = JSON.parse(message.content.toString('utf8'));
  } catch {
    throw new Error('not JSON');
  }
  return parse(value);
}
