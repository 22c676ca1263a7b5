import { DomainError } from '@ethereal/service-kit/errors';
import { answerOrders } from '../../bounded-process/answer-orders.ts';
import { readTable } from './read-table.ts';
import type { TableAnswer, TableOrder } from './table-reader.ts';
import type { WriteAnswer, WriteOrder } from './table-writer.ts';
import { writeTable } from './write-table.ts';

const isOrder = (value: unknown): value is TableOrder | WriteOrder =>
  typeof value === 'object' && value !== null && ('path' in value || 'lines' in value);

async function read(path: string): Promise<TableAnswer> {
  try {
    return { table: await readTable(path) };
  } catch (error) {
    if (error instanceof DomainError) return { fault: error.message };
    throw error;
  }
}

async function write({ lines, format, header }: WriteOrder): Promise<WriteAnswer> {
  return { written: (await writeTable(lines, format, header)).toString('base64') };
}

answerOrders(
  isOrder,
  (order): Promise<TableAnswer | WriteAnswer> => ('path' in order ? read(order.path) : write(order)),
);
