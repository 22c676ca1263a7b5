import { DefaultReporter, type TestCase, type TestModuleState } from 'vitest/node';

type Log = Parameters<DefaultReporter['shouldLog']>[0];
type TestState = Parameters<DefaultReporter['shouldLog']>[1];

const isOfUnitTest = ({ file }: { file: { projectName?: string } }): boolean =>
  file.projectName?.startsWith('unit') === true;

/**
 * Prints one line for each file. For a file that failed, prints its failed tests without the ones that passed. Prints
 * what a unit test logs only if the test failed; other tests log figures.
 */
export default class FailuresReporter extends DefaultReporter {
  protected override printTestCase(moduleState: TestModuleState, test: TestCase): void {
    if (moduleState !== 'failed' || test.result().state === 'failed') super.printTestCase(moduleState, test);
  }

  protected override logFailedTask(task: Parameters<DefaultReporter['logFailedTask']>[0]): void {
    if (isOfUnitTest(task)) for (const log of task.logs ?? []) this.onUserConsoleLog(log, 'failed');
  }

  override shouldLog(log: Log, state?: TestState): boolean {
    const task = log.taskId === undefined ? undefined : this.ctx.state.idMap.get(log.taskId);
    return (!task || !isOfUnitTest(task) || state === 'failed') && super.shouldLog(log, state);
  }
}
