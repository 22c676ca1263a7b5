import type { EventEnvelope } from '@ethereal/service-kit/events/event';
import { newEvent } from '@ethereal/service-kit/events/event';
import { area } from '../../area.ts';

export type Note = {
  /** `<user>:<item>` */
  _id: string;
  user: string;
  item: string;
  text: string;
  changedAt: Date;
  revision: number;
};

export type WriteNote = { user: string; item: string; text: string; now: Date };

export const noteId = ({ user, item }: Pick<WriteNote, 'user' | 'item'>): string => `${user}:${item}`;

/** Writes or replaces a note. Returns undefined when the note has this text already. */
export function decide(
  note: Note | undefined,
  { user, item, text, now }: WriteNote,
): { state: Note; events: EventEnvelope[] } | undefined {
  if (note?.text === text) return undefined;
  const noted = newEvent({ type: 'sample.noted', source: area.name, subject: item, data: { user }, now });
  const state = { _id: noteId({ user, item }), user, item, text, changedAt: now, revision: note?.revision ?? 0 };
  return { state, events: [noted] };
}
