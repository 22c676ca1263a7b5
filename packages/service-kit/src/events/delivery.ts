import type { ConsumeMessage } from 'amqplib';
import { carriedBy, typeOf } from './bundles.ts';
import type { Session } from './session.ts';

/** Properties of the message in which a handler receives an event. */
export type EventMeta = {
  requestId: string | undefined;
  /** Whether the broker has delivered the message before. */
  redelivered: boolean;
  /** Number of earlier failures. */
  failures: number;
};

/** The event of a message, or those events that it carries. */
type Read<E> = {
  events: readonly [E, ...E[]];
  /** Error of a carried event that does not match the schema, while others do. */
  fault?: unknown;
};

/**
 * The events of a message in a handler, with what is needed to settle them together. It does not hold the message,
 * because thousands may be in flight and each message holds its buffer.
 */
export type Delivery<E> = Pick<Read<E>, 'events'> & {
  session: Session;
  /** Delivery tag of the message. */
  tag: number;
  headers: Readonly<Record<string, unknown>>;
  redelivered: boolean;
  /** A message that becomes a dead letter once its other events are handled, with the error of the faulty one. */
  faulty?: { message: ConsumeMessage; error: unknown };
};

const NO_HEADERS = {};

/** Returns the delivery of a message whose events were read. */
export function deliveryOf<E>(session: Session, message: ConsumeMessage, { events, fault }: Read<E>): Delivery<E> {
  const { deliveryTag: tag, redelivered } = message.fields;
  const delivery = { session, tag, events, headers: message.properties.headers ?? NO_HEADERS, redelivered };
  return fault === undefined ? delivery : { ...delivery, faulty: { message, error: fault } };
}

/** Returns what the headers of a delivery state: request id and number of failures. */
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
): Read<E> {
  let value: unknown;
  try {
    value = JSON.parse(message.content.toString('utf8'));
  } catch {
    throw new Error('not JSON');
  }
  const carried = carriedBy(value)?.filter((event) => isBoundTo(typeOf(event))) ?? [];
  // A cache is bound to the message itself, by the key of changes.
  if (carried.length === 0) return { events: [parse(value)] };
  const events: E[] = [];
  let fault: unknown;
  for (const event of carried) {
    try {
      events.push(parse(event));
    } catch (error) {
      fault ??= error;
    }
  }
  const [first, ...more] = events;
  if (first === undefined) throw fault;
  return { events: [first, ...more], fault };
}
