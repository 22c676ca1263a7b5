import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './paging.ts';

test('encodes and decodes the start of a page', () => {
  const start = { createdAt: new Date('2026-01-02T03:04:05.678Z'), id: '65f0c0ffee65f0c0ffee65f0' };
  expect(decodeCursor(encodeCursor(start))).toEqual(start);
});

test.each(['', 'x', Buffer.from('1.2').toString('base64url')])(
  'rejects %j, which this server did not issue',
  (cursor) => {
    expect(() => decodeCursor(cursor)).toThrow(expect.objectContaining({ code: 'INVALID_CURSOR' }));
  },
);
