/** Number of passed tests, and the names of those that failed. */
export interface Counts {
  passed: number;
  failed: string[];
}

/** Fields of vitest's JSON report that are used here. */
export interface Report {
  numPassedTests?: number;
  success?: boolean;
  testResults?: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/**
 * Returns the counts of a run of a test script.
 * @param report vitest's JSON report, unless the run wrote none
 * @param isGood whether the run ended without an error
 */
export function countsOf(script: string, report: Report | undefined, isGood: boolean): Counts {
  const { numPassedTests: passed = 0, success = false, testResults = [] } = report ?? {};
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
    // A file that could not be loaded has no tests.
    return tests.length === 0 && status === 'failed' ? [name] : tests.map((test) => `${name}: ${test}`);
  });
  const isWhole = isGood && success && passed > 0;
  return { passed, failed: failed.length > 0 || isWhole ? failed : [`npm run ${script}`] };
}

/** Returns the sum of counts. */
export function add(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.flatMap(({ failed }) => failed),
  };
}
