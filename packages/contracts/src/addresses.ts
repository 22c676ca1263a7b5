import { z } from 'zod';
import { defineCall } from './call.ts';
import { id } from './common.ts';
import { userLocation } from './orders.ts';

/** Maximum number of addresses of one person. */
export const MAX_ADDRESSES = 20;

/** An address of a person's address book. */
const savedAddress = z.object({
  ...userLocation.omit({ defaultAddress: true }).shape,
  _id: id,
  /** Whether this is the address that `getAddress` returns. */
  isDefault: z.boolean(),
});
export type SavedAddress = z.output<typeof savedAddress>;

const service = 'svc-orders';
const params = z.object({ addressId: id });
/** The whole book: the default address first, then the others, latest change first. */
const book = { status: 200, body: z.object({ addresses: z.array(savedAddress) }) };
const rateLimit = { windowSeconds: 60, max: 60 };
const missing = { 404: 'There is no such address.' };

export const listAddresses = defineCall({
  id: 'listAddresses',
  service,
  method: 'GET',
  path: '/api/addresses',
  auth: true,
  summary: "List the caller's addresses, the default one first",
  success: book,
});

export const addAddress = defineCall({
  id: 'addAddress',
  service,
  method: 'POST',
  path: '/api/addresses',
  auth: true,
  summary: 'Add an address; the first one, or one with `defaultAddress`, becomes the default',
  body: userLocation,
  success: { ...book, status: 201 },
  failures: { 409: `There are ${MAX_ADDRESSES} addresses already (\`TOO_MANY_ADDRESSES\`).` },
  rateLimit,
});

export const updateAddress = defineCall({
  id: 'updateAddress',
  service,
  method: 'PUT',
  path: '/api/addresses/{addressId}',
  auth: true,
  summary: 'Change an address; `defaultAddress` makes it the default',
  params,
  body: userLocation,
  success: book,
  failures: missing,
  rateLimit,
});

export const deleteAddress = defineCall({
  id: 'deleteAddress',
  service,
  method: 'DELETE',
  path: '/api/addresses/{addressId}',
  auth: true,
  summary: 'Delete an address; the latest of the others becomes the default in place of a deleted one',
  params,
  success: book,
  failures: missing,
  rateLimit,
});
