import type { Behaviour } from './cards.ts';

const LATE_MS = 10_000;
const LONGEST_DELAY_MS = 4000;

/** Delays of the reports of each card after the browser's return, in milliseconds: none, one or two reports. */
export const REPORT_DELAYS: Readonly<Record<Behaviour, readonly number[]>> = {
  succeeds: [0],
  declines: [0],
  'second-step': [0],
  late: [LATE_MS],
  twice: [0, 300],
  never: [],
};

/** Returns random delays like those of an unreliable bank. */
export function randomDelays(): number[] {
  const later = () => Math.random() ** 2 * LONGEST_DELAY_MS;
  const luck = Math.random();
  if (luck < 0.2) return [];
  return luck < 0.4 ? [later(), later()] : [later()];
}
