import type { ConsumeMessage } from 'amqplib';
import type { Session } from './session.ts';

export type EventMeta = {
  requestId: string | undefined;
  /** Whether the broker has delivered the message before. */
  redelivered: boolean;
  /** Number of earlier failures. */
  failures: number;
};

/**
 * An event in a handler, with what is needed to settle it. It does not hold the message, because thousands may be in
 * flight and each message holds its buffer.
 */
export type Delivery<E> = {
  session: Session;
  /** Delivery tag of the message. */
  tag: number;
  event: E;
  headers: Readonly<Record<string, unknown>>;
  redelivered: boolean;
};

const NO_HEADERS = {};

export function deliveryOf<E>(session: Session, { fields, properties }: ConsumeMessage, event: E): Delivery<E> {
  const { deliveryTag: tag, redelivered } = fields;
  return { session, tag, event, headers: properties.headers ?? NO_HEADERS, redelivered };
}

export function metaOf({ headers, redelivered }: Delivery<unknown>): EventMeta {
  const requestId: unknown = headers['x-request-id'];
  const failures: unknown = headers['x-delivery-count'];
  return {
    requestId: typeof requestId === 'string' ? requestId : undefined,
    redelivered,
    failures: typeof failures === 'number' ? failures : 0,
  };
}

/**
 * Reads the event of a message.
 * @throws Error that names the fault of the message
 */
export function readEvent<E>(message: ConsumeMessage, parse: (value: unknown) => E): E {
  let value: unknown;
  try {
    value = JSON.parse(message.content.toString('utf8'));
  } catch {
    throw new Error('not JSON');
  }
  return parse(value);
}
