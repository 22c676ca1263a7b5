import { expect, it, vi } from 'vitest';
import { DefaultReporter } from 'vitest/node';
import FailuresReporter from './failures-reporter.ts';

/** Whether the reporter prints a test of this state in a file of this state. */
function isPrinted(moduleState: 'passed' | 'failed', state: string): boolean {
  const print = vi.fn();
  const original = DefaultReporter.prototype['printTestCase'];
  DefaultReporter.prototype['printTestCase'] = print;
  try {
    const test = { result: () => ({ state }) };
    Reflect.apply(FailuresReporter.prototype['printTestCase'], new FailuresReporter(), [moduleState, test]);
  } finally {
    DefaultReporter.prototype['printTestCase'] = original;
  }
  return print.mock.calls.length > 0;
}

it('prints the failed tests of a file that failed without the tests that passed', () => {
  expect(isPrinted('failed', 'failed')).toBe(true);
  expect(isPrinted('failed', 'passed')).toBe(false);
  expect(isPrinted('passed', 'passed')).toBe(true);
});
