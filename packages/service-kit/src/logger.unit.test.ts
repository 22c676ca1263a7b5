import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logLevelOf } from './access-log.ts';
import { loggerOptions } from './logger.ts';

function logged(object: object): string {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  pino(loggerOptions({ name: 'test', level: 'info' }), stream).info(object, 'hello');
  return lines.join('');
}

test('writes JSON with name, level and time', () => {
  expect(JSON.parse(logged({ item: 7 }))).toMatchObject({ name: 'test', msg: 'hello', item: 7 });
});

test.each([
  [{ password: 's3cret' }],
  [{ headers: { authorization: 's3cret' } }],
  [{ request: { headers: { cookie: 's3cret' } } }],
  [{ user: { token: 's3cret' } }],
  [{ body: { any: 's3cret' } }],
  [{ err: Object.assign(new Error('failed'), { op: { password: 's3cret' } }) }],
])('removes secrets from %j', (object) => {
  expect(logged(object)).not.toContain('s3cret');
});

const never = () => 0.999;

test.each([
  ['failed', { status: 500, ms: 1, aborted: false }, 'warn'],
  ['slow', { status: 200, ms: 1000, aborted: false }, 'info'],
  ['aborted', { status: 200, ms: 1, aborted: true }, 'info'],
  ['any other', { status: 404, ms: 999, aborted: false }, 'silent'],
] as const)('logs a request that is %s (%o) as %s', (_name, request, level) => {
  expect(logLevelOf(request, 0.01, never)).toBe(level);
});

test('logs a sample of the other requests', () => {
  const quick = { status: 200, ms: 3, aborted: false };
  expect(logLevelOf(quick, 0.01, () => 0.009)).toBe('info');
  expect(logLevelOf(quick, 1, never)).toBe('info');
  expect(logLevelOf(quick, 0, () => 0)).toBe('silent');
});
