import { randomUUID } from 'node:crypto';

/** Parts of a second by which ids sort. */
const TICKS = 0x10000;
/** Maximum advance of ids over the clock, in ticks. Beyond it the clock was set back, and ids follow it. */
const MAX_AHEAD = TICKS;

let last = 0;

/** Returns the next moment in ticks, after that of the id before. */
function nextTick(): number {
  const now = Math.floor((Date.now() * TICKS) / 1000);
  last = now > last || last - now > MAX_AHEAD ? now : last + 1;
  return last;
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/**
 * Returns a new id of 24 hexadecimal digits that sorts by creation time. Documents use it as a plain string `_id`. The
 * first 8 digits are the second, as in MongoDB's ObjectId; the last 12 are random. A counter would show everyone who
 * has two ids how many others were created between them, such as orders, and let them compute those ids.
 */
export function newId(): string {
  const tick = nextTick();
  return hex(Math.floor(tick / TICKS), 8) + hex(tick % TICKS, 4) + randomUUID().slice(-12);
}
