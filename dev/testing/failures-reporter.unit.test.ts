import { expect, it, vi } from 'vitest';
import { DefaultReporter } from 'vitest/node';
import FailuresReporter from './failures-reporter.ts';

/** Method that the reporter overrides. It is protected, so it is read by its name. */
const METHOD = 'printTestCase';

/** Whether the reporter prints a test of this state in a file of this state. */
function isPrinted(moduleState: 'passed' | 'failed', state: string): boolean {
  const print = vi.fn();
  const original = Reflect.get(DefaultReporter.prototype, METHOD);
  Reflect.set(DefaultReporter.prototype, METHOD, print);
  try {
    const test = { result: () => ({ state }) };
    Reflect.apply(Reflect.get(FailuresReporter.prototype, METHOD), new FailuresReporter(), [moduleState, test]);
  } finally {
    Reflect.set(DefaultReporter.prototype, METHOD, original);
  }
  return print.mock.calls.length > 0;
}

it('prints the failed tests of a file that failed without the tests that passed', () => {
  expect(isPrinted('failed', 'failed')).toBe(true);
  expect(isPrinted('failed', 'passed')).toBe(false);
  expect(isPrinted('passed', 'passed')).toBe(true);
});

it.each([
  ['unit', 'failed', true],
  ['unit', undefined, false],
  ['unit-components', undefined, false],
  ['endurance', undefined, true],
] as const)('shows the logs of a test of %s with the state %s: %s', (projectName, state, isShown) => {
  const reporter = new FailuresReporter();
  const idMap = new Map([['1', { file: { projectName } }]]);
  Object.assign(reporter, { ctx: { state: { idMap }, config: {} } });
  const log = { content: 'The width of the chart is 0.', type: 'stdout', taskId: '1', time: 0, size: 1 } as const;
  expect(reporter.shouldLog(log, state)).toBe(isShown);
});
