import { Writable } from 'node:stream';
import { pino } from 'pino';
import { loggerOptions } from '../logger.ts';

/** Creates a logger whose lines a test can read. */
export function createReadableLog() {
  const written: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  const lines = () => written.map((line) => JSON.parse(line));
  return {
    logger: pino(loggerOptions({ name: 'test', level: 'info' }), stream),
    /** Returns the parsed lines of the audit trail. */
    trail: () => lines().filter(({ audit }) => audit),
    lines,
  };
}
