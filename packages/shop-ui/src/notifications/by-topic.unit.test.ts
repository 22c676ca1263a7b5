import type { Notification } from '@ethereal/contracts/notifications';
import { expect, test } from 'vitest';
import { byTopic } from './by-topic.ts';

const news = (text: string, topic?: string): Notification => ({
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
  const told = [news('5', 'bought:a'), news('4', 'bought:b'), news('3', 'bought:a'), news('2', 'bought:a')];
  expect(textsOf(told)).toEqual([['5', '3', '2'], ['4']]);
});

test('leaves notifications without a topic alone', () => {
  expect(textsOf([news('2'), news('1')])).toEqual([['2'], ['1']]);
});
