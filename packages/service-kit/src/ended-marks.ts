import type { EndedSessions } from '@ethereal/contracts/identity';
import type { Caller } from './tokens.ts';
import { MAX_TOKEN_LIFE_SECONDS } from './tokens.ts';

/** Fields of a caller that identify the token. */
export type RevocableToken = Pick<Caller, 'id' | 'jti' | 'issuedAtMs'>;

/** Invalidates tokens that were issued until `untilMs`: those of a session, or of a person. */
type Mark = { untilMs: number; except: string | null; expiresMs: number };

/** Maximum number of marks in memory. */
const MAX_MARKS = 200_000;
/** Share of the marks that is dropped at once, so that sorting is worth its cost. */
const DROPPED_PART = 0.1;

/**
 * Keeps ended sessions in memory, at most `max`. Beyond that the oldest are dropped, and every token of their time
 * counts as ended: its owner logs in again.
 */
export function createEndedMarks(max = MAX_MARKS) {
  /** Marks by the id of a token or of a person; the two formats differ. */
  const marks = new Map<string, Mark>();
  let droppedUntilMs = 0;

  function makeRoom(nowMs: number): void {
    for (const [key, { expiresMs }] of marks) if (expiresMs <= nowMs) marks.delete(key);
    if (marks.size <= max) return;
    const oldest = [...marks].sort(([, a], [, b]) => a.untilMs - b.untilMs);
    for (const [key, { untilMs }] of oldest.slice(0, marks.size - max + Math.floor(max * DROPPED_PART))) {
      droppedUntilMs = untilMs;
      marks.delete(key);
    }
  }

  function set(key: string, mark: Mark): void {
    // The same end may arrive by event and by polling, in any order.
    if (mark.untilMs >= (marks.get(key)?.untilMs ?? 0)) marks.set(key, mark);
  }

  return {
    add({ sessions, people }: EndedSessions, nowMs = Date.now()): void {
      for (const { session, startedAt, expiresAt } of sessions)
        set(session, { untilMs: Date.parse(startedAt), except: null, expiresMs: Date.parse(expiresAt) });
      for (const { user, from, except } of people) {
        const untilMs = Date.parse(from);
        set(user, { untilMs, except, expiresMs: untilMs + MAX_TOKEN_LIFE_SECONDS * 1000 });
      }
      if (marks.size > max) makeRoom(nowMs);
    },
    includes({ id, jti, issuedAtMs }: RevocableToken): boolean {
      if (issuedAtMs <= droppedUntilMs || marks.has(jti)) return true;
      const mark = marks.get(id);
      return mark !== undefined && issuedAtMs <= mark.untilMs && jti !== mark.except;
    },
    size: () => marks.size,
  };
}
