import { expect, test } from 'vitest';
import { createEndedMarks } from './ended-marks.ts';

const at = (ms: number) => new Date(ms).toISOString();
const session = (name: string, startedMs: number, expiresMs = 1_000_000) => ({
  session: name,
  startedAt: at(startedMs),
  expiresAt: at(expiresMs),
});
const token = (jti: string, issuedAtMs: number) => ({ id: 'ann', jti, issuedAtMs });

test.each([
  [{ from: 1000, except: null }, true],
  [{ from: 999, except: null }, false],
  [{ from: 2000, except: 'mine' }, false],
  [{ from: 2000, except: 'other' }, true],
])('applies the end of all sessions %o to a token issued at 1000: %s', ({ from, except }, voided) => {
  const marks = createEndedMarks();
  marks.add({ sessions: [], people: [{ user: 'ann', from: at(from), except }] });
  expect(marks.includes(token('mine', 1000))).toBe(voided);
});

test('keeps the later of two ends that arrive out of order', () => {
  const marks = createEndedMarks();
  for (const from of [2000, 1000]) marks.add({ sessions: [], people: [{ user: 'ann', from: at(from), except: null }] });
  expect(marks.includes(token('mine', 1500))).toBe(true);
});

test('drops expired marks first, then the oldest, and treats tokens of their time as ended', () => {
  const marks = createEndedMarks(10);
  const add = (names: number[], expiresMs?: number) =>
    marks.add({ sessions: names.map((n) => session(`s${n}`, n * 1000, expiresMs)), people: [] }, 500_000);
  add([1, 2, 3], 400_000);
  add([11, 12, 13, 14, 15, 16, 17, 18]);
  expect(marks.size()).toBe(8);
  expect(marks.includes(token('another', 1000))).toBe(false);
  add([19, 20, 21]);
  expect(marks.size()).toBe(9);
  for (let n = 11; n <= 21; n += 1) expect(marks.includes(token(`s${n}`, n * 1000)), `s${n}`).toBe(true);
  expect(marks.includes(token('another', 12_000))).toBe(true);
  expect(marks.includes(token('another', 12_001))).toBe(false);
});
