import type { ConsumeMessage } from 'amqplib';
import { carriedBy, typeOf } from './bundles.ts';
import type { Session } from './session.ts';

export type EventMeta = {
  requestId: string | undefined;
  /** Whether the broker has delivered the message before. */
  redelivered: boolean;
  /** Number of earlier failures. */
  failures: number;
};

/**
 * The events of a message in a handler, with what is needed to settle them together. It does not hold the message,
 * because thousands may be in flight and each message holds its buffer.
 */
export type Delivery<E> = {
  session: Session;
  /** Delivery tag of the message. */
  tag: number;
  /** The event of the message, or those events that it carries. */
  events: readonly [E, ...E[]];
  headers: Readonly<Record<string, unknown>>;
  redelivered: boolean;
};

const NO_HEADERS = {};

export function deliveryOf<E>(
  session: Session,
  { fields, properties }: ConsumeMessage,
  events: readonly [E, ...E[]],
): Delivery<E> {
  const { deliveryTag: tag, redelivered } = fields;
  return { session, tag, events, headers: properties.headers ?? NO_HEADERS, redelivered };
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
 * Reads the event of a message, or those events that it carries to whose type a consumer is bound.
 * @throws Error that names the fault of the message
 */
export function readEvents<E>(
  message: ConsumeMessage,
  parse: (value: unknown) => E,
  isBoundTo: (type: string) => boolean,
): readonly [E, ...E[]] {
  let value: unknown;
  try {
    value = JSON.parse(message.content.toString('utf8'));
  } catch {
    throw new Error('not JSON');
  }
  const [first, ...more] = carriedBy(value)?.filter((event) => isBoundTo(typeOf(event))) ?? [];
  // A cache is bound to the message itself, by the key of changes.
  return first === undefined ? [parse(value)] : [parse(first), ...more.map(parse)];
}
