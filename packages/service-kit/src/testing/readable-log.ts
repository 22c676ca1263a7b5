import { Writable } from 'node:stream';
import { pino } from 'pino';
import { loggerOptions } from '../logger.ts';

/** A logger whose lines a test reads. */
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
    /** The lines of the audit trail, parsed. */
    trail: () => lines.map((line) => JSON.parse(line)).filter(({ audit }) => audit),
  };
}
