import sharp from 'sharp';
import { type DecodeAnswer, type DecodeOrder, decode, TooManyPixels } from './decode.ts';

// One picture at a time, and nothing of it kept.
sharp.cache(false);
sharp.concurrency(1);

const isOrder = (value: unknown): value is DecodeOrder =>
  typeof value === 'object' && value !== null && 'id' in value && 'from' in value && 'to' in value;

async function answerTo({ id, from, to }: DecodeOrder): Promise<DecodeAnswer> {
  try {
    return { id, decoded: await decode(from, to) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { id, fault: error instanceof TooManyPixels ? 'pixels' : 'unreadable', why };
  }
}

process.on('message', (order) => {
  if (isOrder(order)) void answerTo(order).then((answer) => process.send?.(answer));
});
// Its service is gone.
process.on('disconnect', () => process.exit(0));
