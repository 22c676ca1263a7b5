import { answerTasks } from '../../bounded-process/answer-tasks.ts';
import type { WriteAnswer, WriteTask } from './table-writer.ts';
import { writeTable } from './write-table.ts';

const isTask = (value: unknown): value is WriteTask =>
  typeof value === 'object' && value !== null && 'lines' in value && 'format' in value;

answerTasks(
  isTask,
  async ({ lines, format, header }): Promise<WriteAnswer> => ({
    written: (await writeTable(lines, format, header)).toString('base64'),
  }),
);
