import { expect, test } from 'vitest';
import { z } from 'zod';
import { shipmentFields, trackingUrl } from './shipments.ts';

const fields = z.strictObject(shipmentFields);

test('links a tracking number to the page of its carrier', () => {
  expect(trackingUrl({ carrier: 'UPS', trackingNumber: '1Z 999 AA1' })).toBe(
    'https://www.ups.com/track?tracknum=1Z999AA1',
  );
  expect(trackingUrl({ carrier: 'Other', trackingNumber: '1' })).toBeUndefined();
  expect(trackingUrl({ trackingNumber: '1' })).toBeUndefined();
  expect(trackingUrl({ carrier: 'DHL' })).toBeUndefined();
});

test('reads a blank carrier or tracking number as absent', () => {
  expect(fields.parse({ carrier: '', trackingNumber: '  ' })).toEqual({});
  expect(fields.parse({})).toEqual({});
});

test.each(['<b>', 'a'.repeat(41), 'https://evil.test', '1\n2'])('rejects %j as a tracking number', (trackingNumber) => {
  expect(fields.safeParse({ trackingNumber }).success).toBe(false);
});
