/** Milliseconds by which a reader's queries overlap, to find late writes of other instances, whose clocks differ. */
export const OVERLAP_MS = 5000;

const SHORT = 8;
const EVENT_ID = /^(\d{1,15})(?:_([0-9a-f.]*))?$/;

/** Position of a reader in a stream: a time, and the ids already sent in the overlap before it. */
export type Position = { at: number; seen: ReadonlySet<string> };

/** Returns the end of an id, which tells apart the few notifications of an overlap. */
export const shortId = (id: string): string => id.slice(-SHORT);

/** Returns a `Last-Event-ID`. After it nothing is sent twice, and nothing written late within the overlap is missed. */
export function encodePosition({ at, seen }: Position): string {
  return `${at}_${[...seen].join('.')}`;
}

/** Returns undefined for an id of another format: the reader then starts now. */
export function decodePosition(eventId: string | undefined): Position | undefined {
  const match = EVENT_ID.exec(eventId ?? '');
  if (!match) return undefined;
  return { at: Number(match[1]), seen: new Set((match[2] ?? '').split('.').filter((id) => id !== '')) };
}
