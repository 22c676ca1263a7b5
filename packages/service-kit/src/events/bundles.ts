import { hash } from 'node:crypto';
import { changesOf, type EventOf, MAX_CHANGES } from '@ethereal/contracts/events';
import type { EventEnvelope } from './event.ts';

type ItemChange = EventOf<'item.published' | 'item.updated'>;

/** Type of the event that carries several changes of items. */
export const BUNDLE = 'items.changed';

// The cast is sound: publishers build events by the contract of their type.
const isChange = (event: EventEnvelope): event is ItemChange =>
  event.type === 'item.published' || event.type === 'item.updated';

type Some<T> = readonly [T, ...T[]];

/** Returns the bundle of some changes. Its id follows from theirs, so the same changes make the same bundle. */
function bundleOf(subject: string, events: Some<ItemChange>): EventEnvelope {
  const [{ source, time }] = events;
  const data = { changes: events.map(({ changes: _tags, ...event }) => event) };
  const id = hash('sha256', events.map((event) => event.id).join(), 'hex').slice(0, 32);
  return { id, type: BUNDLE, source, time, subject, data, changes: [...changesOf({ type: BUNDLE, subject, data })] };
}

/**
 * Combines the events of documents into fewer messages, each with the events that it carries: changes of several items
 * of one seller travel together. The events of one document keep their order, so a document that holds another event
 * as well is left out.
 */
export function bundleChanges(
  documents: readonly (readonly EventEnvelope[])[],
): { message: EventEnvelope; carries: Some<EventEnvelope> }[] {
  const changes = documents.flatMap((events) => (events.every(isChange) ? (events as ItemChange[]) : []));
  const bySeller = Map.groupBy(changes, ({ data }) => data.item.seller);
  return [...bySeller].flatMap(([seller, its]) => {
    const groups = Array.from({ length: Math.ceil(its.length / MAX_CHANGES) }, (_, at) =>
      its.slice(at * MAX_CHANGES, (at + 1) * MAX_CHANGES),
    );
    return groups.flatMap(([first, ...more]) => {
      // A single event needs no bundle.
      if (!first || more.length === 0) return [];
      const carries: Some<ItemChange> = [first, ...more];
      return [{ message: bundleOf(seller, carries), carries }];
    });
  });
}

type Carrying = { type?: unknown; data?: { changes?: unknown } };

/** Returns the events that a message carries; undefined when it is a single event. */
export function carriedBy(message: unknown): unknown[] | undefined {
  const { type, data } = (message ?? {}) as Carrying;
  return type === BUNDLE && Array.isArray(data?.changes) ? data.changes : undefined;
}

/** Returns the type of an event that is not parsed yet; `undefined` as text when it has none. */
export const typeOf = (event: unknown): string => String((event as { type?: unknown } | null)?.type);

/** Returns the types of the events that a message carries: its further routing keys. */
export const carriedTypes = (message: EventEnvelope): string[] => [...new Set(carriedBy(message)?.map(typeOf))];
