/** How far back a reader looks for what others wrote late, in milliseconds: clocks differ, and writes take their time. */
export const OVERLAP_MS = 5000;

const SHORT = 8;
const EVENT_ID = /^(\d{1,15})(?:_([0-9a-f.]*))?$/;

/** Where a reader of a stream is: a moment, and what it has of the overlap before it. */
export type Position = { at: number; seen: ReadonlySet<string> };

export const shortId = (id: string): string => id.slice(-SHORT);

/** A `Last-Event-ID`: after it nothing comes twice, and nothing is missed that was written up to the overlap late. */
export function encodePosition({ at, seen }: Position): string {
  return `${at}_${[...seen].join('.')}`;
}

/** Undefined when it is none of ours: the reader then begins with now. */
export function decodePosition(eventId: string | undefined): Position | undefined {
  const match = EVENT_ID.exec(eventId ?? '');
  if (!match) return undefined;
  return { at: Number(match[1]), seen: new Set((match[2] ?? '').split('.').filter((id) => id !== '')) };
}
