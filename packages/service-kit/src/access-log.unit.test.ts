import { expect, test } from 'vitest';
import { logLevelOf } from './access-log.ts';

const never = () => 0.999;

test.each([
  ['failed', { status: 500, ms: 1, aborted: false }, 'warn'],
  ['slow', { status: 200, ms: 1000, aborted: false }, 'info'],
  ['aborted', { status: 200, ms: 1, aborted: true }, 'info'],
  ['any other', { status: 404, ms: 999, aborted: false }, 'silent'],
] as const)('logs a request that is %s (%o) as %s', (_name, request, level) => {
  expect(logLevelOf(request, 0.01, never)).toBe(level);
});

test('logs a sample of the other requests', () => {
  const quick = { status: 200, ms: 3, aborted: false };
  expect(logLevelOf(quick, 0.01, () => 0.009)).toBe('info');
  expect(logLevelOf(quick, 1, never)).toBe('info');
  expect(logLevelOf(quick, 0, () => 0)).toBe('silent');
});
