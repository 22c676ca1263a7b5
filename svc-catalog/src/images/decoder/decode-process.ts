import sharp from 'sharp';
import { answerOrders } from '../../bounded-process/answer-orders.ts';
import { type DecodeAnswer, type DecodeOrder, decode, TooManyPixels } from './decode.ts';

// The process decodes one picture at a time and caches nothing.
sharp.cache(false);
sharp.concurrency(1);

const isOrder = (value: unknown): value is DecodeOrder =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

answerOrders(isOrder, async ({ from, to }): Promise<DecodeAnswer> => {
  try {
    return { decoded: await decode(from, to) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { fault: error instanceof TooManyPixels ? 'pixels' : 'unreadable', why };
  }
});
