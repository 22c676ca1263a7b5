export interface Counts {
  passed: number;
  failed: number;
}

/** Fields of vitest's JSON report that are used here. */
export interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  numFailedTestSuites?: number;
  success?: boolean;
}

/** Returns the counts of a vitest run from its JSON report. A file that could not be loaded counts as a failure. */
export function countsOf(report: Report | undefined): Counts {
  if (!report) return { passed: 0, failed: 1 };
  const { numPassedTests: passed = 0, numFailedTests = 0, numFailedTestSuites = 0, success = false } = report;
  const failed = numFailedTests || numFailedTestSuites;
  return { passed, failed: success ? failed : Math.max(1, failed) };
}

/** Returns the sum of counts. */
export function add(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}
