import { expect, it } from 'vitest';
import { add, afterSecondRun, countsOf, failedFiles } from './counts.ts';

it('counts what vitest counted', () => {
  expect(countsOf({ numPassedTests: 7, numFailedTests: 0, success: true })).toEqual({ passed: 7, failed: 0 });
  expect(countsOf({ numPassedTests: 7, numFailedTests: 2, numFailedTestSuites: 3, success: false })).toEqual({
    passed: 7,
    failed: 2,
  });
});

it('takes a file that could not be loaded, a run that failed otherwise and a missing report as failures', () => {
  expect(countsOf({ numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1, success: false }).failed).toBe(1);
  expect(countsOf({ numPassedTests: 7, numFailedTests: 0, success: false }).failed).toBe(1);
  expect(countsOf(undefined)).toEqual({ passed: 0, failed: 1 });
});

it('adds up', () => {
  expect(
    add([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});

it('names the files that failed', () => {
  const testResults = [
    { name: '/shop/a.int.test.ts', status: 'passed' },
    { name: '/shop/b.int.test.ts', status: 'failed' },
  ];
  expect(failedFiles({ testResults })).toEqual(['/shop/b.int.test.ts']);
  expect(failedFiles(undefined)).toEqual([]);
});

it('takes what failed twice as failed, and what passed alone as passed', () => {
  const first = { passed: 90, failed: 2 };
  expect(afterSecondRun(first, { passed: 5, failed: 0 })).toEqual({ passed: 92, failed: 0 });
  expect(afterSecondRun(first, { passed: 5, failed: 1 })).toEqual({ passed: 91, failed: 1 });
  expect(afterSecondRun(first, { passed: 0, failed: 0 })).toEqual(first);
});
