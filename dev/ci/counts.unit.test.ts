import { describe, expect, it } from 'vitest';
import { add, countsOf } from './counts.ts';

const file = (name: string, status: string, tests: Record<string, string> = {}) => ({
  name,
  status,
  assertionResults: Object.entries(tests).map(([fullName, result]) => ({ fullName, status: result })),
});

describe('countsOf', () => {
  it('returns the number of passed tests and the names of failed ones with their files', () => {
    const good = { numPassedTests: 7, success: true, testResults: [file('a.test.ts', 'passed', { adds: 'passed' })] };
    expect(countsOf('test', good, true)).toEqual({ passed: 7, failed: [] });
    const tests = { adds: 'passed', removes: 'failed', moves: 'failed' };
    const bad = { numPassedTests: 7, success: false, testResults: [file('a.test.ts', 'failed', tests)] };
    expect(countsOf('test', bad, false)).toEqual({ passed: 7, failed: ['a.test.ts: removes', 'a.test.ts: moves'] });
  });

  it('counts an unloadable file, an unsuccessful run and a missing report as failures', () => {
    const unloaded = { numPassedTests: 7, success: false, testResults: [file('a.test.ts', 'failed')] };
    expect(countsOf('test', unloaded, false).failed).toEqual(['a.test.ts']);
    expect(countsOf('test', { numPassedTests: 7, success: false }, true).failed).toEqual(['npm run test']);
    expect(countsOf('test', { numPassedTests: 7, success: true }, false).failed).toEqual(['npm run test']);
    expect(countsOf('test', undefined, false)).toEqual({ passed: 0, failed: ['npm run test'] });
  });

  it('counts a run without tests as a failure', () => {
    expect(countsOf('test', { numPassedTests: 0, success: true }, true).failed).toEqual(['npm run test']);
  });
});

describe('add', () => {
  it('sums the counts of several runs', () => {
    const runs = [
      { passed: 1, failed: [] },
      { passed: 2, failed: ['Types', 'a.test.ts: adds'] },
    ];
    expect(add(runs)).toEqual({ passed: 3, failed: ['Types', 'a.test.ts: adds'] });
  });
});
