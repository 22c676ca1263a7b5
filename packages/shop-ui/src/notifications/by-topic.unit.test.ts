import type { Notification } from '@ethereal/contracts/notifications';
import { expect, test } from 'vitest';
import { byTopic } from './by-topic.ts';

const notification = (text: string, topic?: string): Notification => ({
  _id: text.padStart(24, '0'),
  type: 'order-status',
  text,
  link: '/ethereal',
  readAt: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  ...(topic && { topic }),
});
const textsOf = (all: Notification[]) => byTopic(all).map((group) => group.map(({ text }) => text));

test('groups the notifications of an order at the place of the newest', () => {
  const notifications = [
    notification('5', 'bought:a'),
    notification('4', 'bought:b'),
    notification('3', 'bought:a'),
    notification('2', 'bought:a'),
  ];
  expect(textsOf(notifications)).toEqual([['5', '3', '2'], ['4']]);
});

test('leaves notifications without a topic alone', () => {
  expect(textsOf([notification('2'), notification('1')])).toEqual([['2'], ['1']]);
});
