import { DomainError } from '@ethereal/service-kit/errors';
import { answerOrders } from '../../bounded-process/answer-orders.ts';
import { readTable } from './read-table.ts';
import type { TableAnswer, TableOrder } from './table-reader.ts';

const isOrder = (value: unknown): value is TableOrder =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string';

answerOrders(isOrder, async ({ path }): Promise<TableAnswer> => {
  try {
    return { table: await readTable(path) };
  } catch (error) {
    if (error instanceof DomainError) return { fault: error.message };
    throw error;
  }
});
