import { expect, it } from 'vitest';
import { errorOf } from './logs.ts';

it('returns the message of an error from a log, and nothing from other lines', () => {
  expect(errorOf('{"level":50,"msg":"sending failed","err":{"message":"no such host"}}')).toEqual([
    'sending failed: no such host',
  ]);
  expect(errorOf('{"level":60,"msg":"the end"}')).toEqual(['the end']);
  expect(errorOf('{"level":30,"msg":"listening"}')).toEqual([]);
  expect(errorOf('not JSON')).toEqual([]);
  expect(errorOf('null')).toEqual([]);
});
