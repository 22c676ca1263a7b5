import { answerOrders } from '../../bounded-process/answer-orders.ts';
import type { WriteAnswer, WriteOrder } from './table-writer.ts';
import { writeTable } from './write-table.ts';

const isOrder = (value: unknown): value is WriteOrder =>
  typeof value === 'object' && value !== null && 'lines' in value && 'format' in value;

answerOrders(
  isOrder,
  async ({ lines, format, header }): Promise<WriteAnswer> => ({
    written: (await writeTable(lines, format, header)).toString('base64'),
  }),
);
