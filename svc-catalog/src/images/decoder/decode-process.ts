import sharp from 'sharp';
import { answerTasks } from '../../bounded-process/answer-tasks.ts';
import { type DecodeAnswer, type DecodeTask, decode, TooManyPixels } from './decode.ts';

// The process decodes one picture at a time and caches nothing.
sharp.cache(false);
sharp.concurrency(1);

const isTask = (value: unknown): value is DecodeTask =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

answerTasks(isTask, async ({ from, to }): Promise<DecodeAnswer> => {
  try {
    return { decoded: await decode(from, to) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { fault: error instanceof TooManyPixels ? 'pixels' : 'unreadable', why };
  }
});
