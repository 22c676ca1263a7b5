export interface Counts {
  passed: number;
  failed: number;
}

/** The part that is read here of what vitest's JSON reporter writes. */
export interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  numFailedTestSuites?: number;
  success?: boolean;
  testResults?: { name: string; status: string }[];
}

/** What a run of vitest counted, from its JSON report; a file that could not be loaded is a failure too. */
export function countsOf(report: Report | undefined): Counts {
  if (!report) return { passed: 0, failed: 1 };
  const { numPassedTests: passed = 0, numFailedTests = 0, numFailedTestSuites = 0, success = false } = report;
  const failed = numFailedTests || numFailedTestSuites;
  return { passed, failed: success ? failed : Math.max(1, failed) };
}

export function add(all: Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** The files, absolute, in which a test or the loading failed. */
export function failedFiles(report: Report | undefined): string[] {
  return (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/**
 * What counts when the files that failed were run again: the failures of the second run, and each test that failed at
 * first only as passed. A second run in which nothing passed has shown nothing: the first one stands.
 */
export function afterSecondRun(first: Counts, second: Counts): Counts {
  if (second.passed === 0) return first;
  return { passed: first.passed + Math.max(0, first.failed - second.failed), failed: second.failed };
}
