import { describe, expect, it } from 'vitest';
import { add, countsOf } from './counts.ts';

describe('countsOf', () => {
  it('returns the numbers of passed and failed tests', () => {
    expect(countsOf({ numPassedTests: 7, numFailedTests: 0, success: true })).toEqual({ passed: 7, failed: 0 });
    expect(countsOf({ numPassedTests: 7, numFailedTests: 2, numFailedTestSuites: 3, success: false })).toEqual({
      passed: 7,
      failed: 2,
    });
  });

  it('counts an unloadable file, an unsuccessful run and a missing report as failures', () => {
    expect(countsOf({ numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1, success: false }).failed).toBe(1);
    expect(countsOf({ numPassedTests: 7, numFailedTests: 0, success: false }).failed).toBe(1);
    expect(countsOf(undefined)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('add', () => {
  it('sums the counts of several runs', () => {
    const runs = [
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ];
    expect(add(runs)).toEqual({ passed: 3, failed: 3 });
  });
});
