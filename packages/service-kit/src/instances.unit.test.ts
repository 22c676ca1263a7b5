import { expect, test } from 'vitest';
import { instancesOf } from './instances.ts';

test('reads the instances of each service from the variable named after it', () => {
  const config = {
    ORDERS_URLS: 'http://a:1, http://b:2',
    GIFT_CARDS_URLS: 'http://c:3',
    RENDERER_URLS: ['parsed'],
    ORDERS_URL: 'http://d:4',
  };
  expect(Object.fromEntries(instancesOf(config))).toEqual({
    'svc-orders': ['http://a:1', 'http://b:2'],
    'svc-gift-cards': ['http://c:3'],
  });
});

test.each([',', 'not an address'])('rejects %j with an error that names the variable', (value) => {
  expect(() => instancesOf({ ORDERS_URLS: value })).toThrow('ORDERS_URLS: ');
});
