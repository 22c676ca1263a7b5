import { DefaultReporter, type TestCase, type TestModuleState } from 'vitest/node';

/** Prints one line for each file. For a file that failed, prints its failed tests without the ones that passed. */
export default class FailuresReporter extends DefaultReporter {
  protected override printTestCase(moduleState: TestModuleState, test: TestCase): void {
    if (moduleState !== 'failed' || test.result().state === 'failed') super.printTestCase(moduleState, test);
  }
}
