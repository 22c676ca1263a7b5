import { DomainError } from '@ethereal/service-kit/errors';
import { answerTasks } from '../../bounded-process/answer-tasks.ts';
import { readTable } from './read-table.ts';
import type { ReadTask, TableAnswer } from './table-reader.ts';

const isTask = (value: unknown): value is ReadTask =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string';

answerTasks(isTask, async ({ path }): Promise<TableAnswer> => {
  try {
    return { table: await readTable(path) };
  } catch (error) {
    if (error instanceof DomainError) return { fault: error.message };
    throw error;
  }
});
