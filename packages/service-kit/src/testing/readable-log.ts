import { Writable } from 'node:stream';
import { pino } from 'pino';
import { loggerOptions } from '../logger.ts';

/** Creates a logger whose lines a test can read. */
export function createReadableLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return {
    logger: pino(loggerOptions({ name: 'test', level: 'info' }), stream),
    /** Returns the parsed lines of the audit trail. */
    trail: () => lines.map((line) => JSON.parse(line)).filter(({ audit }) => audit),
  };
}
