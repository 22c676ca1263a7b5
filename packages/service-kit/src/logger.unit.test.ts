import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
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
