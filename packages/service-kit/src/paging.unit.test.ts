import { describe, expect, test } from 'vitest';
import { decodeCursor, encodeCursor, type PageStart, readPage } from './paging.ts';

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

describe('readPage', () => {
  const records = [3, 2, 1].map((day) => ({
    _id: `65f0c0ffee65f0c0ffee65f${day}`,
    at: new Date(Date.UTC(2026, 0, day)),
  }));
  const read = async (count: number, after: PageStart | undefined) =>
    records.filter(({ at }) => !after || at < after.createdAt).slice(0, count);
  const pageAt = (cursor: string | undefined) => readPage({ limit: 2, cursor }, read, ({ at }) => at);

  test('returns each record once over all pages, and no cursor with the last page', async () => {
    const first = await pageAt(undefined);
    expect(first.page).toEqual(records.slice(0, 2));
    expect(await pageAt(first.nextCursor ?? '')).toEqual({ page: records.slice(2), nextCursor: null });
  });

  test('returns no cursor when the list ends with the page', async () => {
    const page = await readPage({ limit: 3, cursor: undefined }, read, ({ at }) => at);
    expect(page).toEqual({ page: records, nextCursor: null });
  });
});
