import { z } from 'zod';
import { defineCall } from '../call.ts';
import { line, optionalLine } from '../common.ts';

/** States that the shop delivers to. */
export const STATES = { NY: 'New York', CA: 'California' } as const;
export const COUNTRIES = ['United States'] as const;

/** Recipient and address of an order. */
export const userLocation = z.strictObject({
  country: z.enum(COUNTRIES, 'We deliver to the United States only.'),
  fullname: line('Full name', 100),
  phone: line('Phone', 30).refine(
    (phone) => /^[+\d\s().\-x#]+$/i.test(phone) && phone.replace(/\D/g, '').length >= 5,
    'Enter a phone number.',
  ),
  address: line('Address', 200),
  address2: optionalLine('Address', 200).optional(),
  city: line('City', 100),
  state: z.enum(['NY', 'CA'], 'Choose New York or California.'),
  zipcode: z
    .string('Zip code is required.')
    .trim()
    // Nine digits without a dash are stored with it.
    .overwrite((digits) => digits.replace(/^(\d{5}) ?(\d{4})$/, '$1-$2'))
    .regex(/^\d{5}(-\d{4})?$/, 'Enter a zip code of 5 digits, or 5-4.'),
  defaultAddress: z.boolean().optional(),
});
export type UserLocation = z.output<typeof userLocation>;

export const getAddress = defineCall({
  id: 'getAddress',
  service: 'svc-orders',
  method: 'GET',
  path: '/api/address',
  auth: true,
  summary: "Get the caller's default address",
  success: { status: 200, body: z.object({ address: userLocation.nullable() }) },
});
