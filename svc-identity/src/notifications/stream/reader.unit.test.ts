import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NotificationRecord } from '../notification.ts';
import { createReader } from './reader.ts';

const record = (n: number, atMs: number): NotificationRecord => ({
  _id: n.toString(16).padStart(24, '0'),
  user: 'u',
  type: 'order-status' as const,
  text: `${n}`,
  link: '/',
  topic: 't',
  line: { subject: '', heading: '', key: '', label: '', value: '' },
  createdAt: new Date(0),
  readAt: null,
  mail: 'settled' as const,
  mailAt: new Date(0),
  changedAt: new Date(atMs),
  expiresAt: new Date(0),
});

/** Opens a stream and parses it as its client does. */
function open(lastEventId: string | undefined, startedAt: number) {
  let text = '';
  const reader = createReader({
    user: 'u',
    lastEventId,
    startedAt: new Date(startedAt),
    write: (more) => {
      text += more;
    },
  });
  return {
    reader,
    lastEventId: () => [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? lastEventId,
    sent: () =>
      [...text.matchAll(/^event: notification\ndata: (.*)$/gm)].map(([, json]) => JSON.parse(json ?? '').text),
    text: () => text,
  };
}

test('sends each new notification once, and the count when it changes', () => {
  const stream = open(undefined, 1000);
  stream.reader.send([record(1, 500)], 1);
  stream.reader.send([record(2, 1200)], 2);
  stream.reader.send([record(2, 1200)], 2);
  expect(stream.sent()).toEqual(['2']);
  expect(stream.text().match(/event: unread/g)).toHaveLength(2);
});

test('sends everything once across reconnects, including writes that are late within the overlap', () => {
  const written = fc.array(
    fc.record({ stamp: fc.integer({ min: 0, max: 60_000 }), late: fc.integer({ min: 0, max: 4900 }) }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(written, fc.array(fc.integer({ min: 1, max: 70_000 }), { maxLength: 10 }), (notes, breaks) => {
      const all = notes.map(({ stamp, late }, n) => ({
        note: record(n, 10_000 + stamp),
        visible: 10_000 + stamp + late,
      }));
      let stream = open(undefined, 10_000);
      const sent: string[] = [];
      for (let now = 10_000; now <= 80_000; now += 500) {
        if (breaks.some((at) => Math.ceil(at / 500) * 500 === now - 10_000)) {
          sent.push(...stream.sent());
          stream = open(stream.lastEventId(), now);
        }
        const since = stream.reader.since();
        stream.reader.send(
          all
            .filter(({ note, visible }) => visible <= now && note.changedAt.getTime() >= since)
            .map(({ note }) => note),
          0,
        );
      }
      sent.push(...stream.sent());
      expect(sent.toSorted()).toEqual(all.map(({ note }) => note.text).toSorted());
    }),
  );
});
