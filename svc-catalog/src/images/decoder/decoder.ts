import { UNREADABLE_IMAGE } from '@ethereal/contracts/images';
import { invalid } from '@ethereal/service-kit/errors';
import type { Logger } from '@ethereal/service-kit/logger';
import { createBoundedProcess } from '../../bounded-process/bounded-process.ts';
import type { DecodeAnswer, Decoded, DecodeTask } from './decode.ts';

export type Decoder = {
  /**
   * Writes the picture at `from` to `to` in the form that is stored. Throws invalid when the picture cannot be read or
   * is too large, and unavailable when the machine is too busy to decode it.
   */
  decode(from: string, to: string): Promise<Decoded>;
  stop(): void;
};

type DecoderOptions = {
  /** Maximum memory of the process, in MB. */
  memoryMb: number;
  logger: Logger;
};

/** Maximum processor time of one picture, in milliseconds. */
const PROCESSOR_MS = 30_000;
/** Maximum JavaScript heap of the process, in MB. */
const HEAP_MB = 64;

const unreadable = (cause: unknown) => invalid(UNREADABLE_IMAGE, { code: 'UNREADABLE_IMAGE', cause });
const tooManyPixels = (why: string) => invalid(why, { code: 'TOO_MANY_PIXELS' });
const tooCostly = (cause: unknown) =>
  invalid('This picture needs too much time or memory to open. Please save it in a smaller size.', {
    code: 'TOO_MANY_PIXELS',
    cause,
  });

const isAnswer = (value: unknown): value is DecodeAnswer =>
  typeof value === 'object' && value !== null && ('decoded' in value || 'fault' in value);

/** Creates a decoder that opens pictures in a bounded process. */
export function createDecoder({ memoryMb, logger }: DecoderOptions): Decoder {
  const script = new URL('./decode-process.ts', import.meta.url);
  const bounded = createBoundedProcess<DecodeTask, DecodeAnswer>({
    script,
    memoryMb,
    heapMb: HEAP_MB,
    processorMs: PROCESSOR_MS,
    isAnswer,
    tooCostly,
    logger,
  });
  return {
    async decode(from, to) {
      const answer = await bounded.run({ from, to });
      if ('decoded' in answer) return answer.decoded;
      throw answer.fault === 'pixels' ? tooManyPixels(answer.why) : unreadable(new Error(answer.why));
    },
    stop: bounded.stop,
  };
}
