import { z } from 'zod';
import { SELLERS, sellerTag } from './cache-tags.ts';
import { AS_CHANGE, defineCall } from './call.ts';
import { id, line, moment, optionalProse } from './common.ts';
import { dispatch, dispatchSent } from './delivery.ts';
import { pictureSent } from './picture-sent.ts';
import { rating } from './reviews.ts';

/** Maximum length of the name of a store, in characters. */
export const MAX_STORE_NAME = 60;
/** Maximum length of the text in which a store describes itself, in characters. */
export const MAX_STORE_ABOUT = 1000;

/** A seller as the public sees them. */
export const seller = z.object({
  _id: id,
  /** Name of the store; without a profile, the seller's first name. */
  name: z.string(),
  about: z.string(),
  picture: z.object({ url: z.string(), public_id: z.string() }).nullable(),
  /** Time at which the seller signed up. */
  since: moment,
  /** Number of items that the seller has for sale. */
  items: z.int(),
  rating,
  ...dispatch.partial().shape,
});
export type Seller = z.output<typeof seller>;

/** A seller's profile as the seller sends it. */
export const storeSent = z.strictObject({
  name: line('Name', MAX_STORE_NAME),
  about: optionalProse('About', MAX_STORE_ABOUT).default(''),
  picture: pictureSent.nullish(),
  ...dispatchSent,
});
export type StoreSent = z.input<typeof storeSent>;

const service = 'svc-catalog';

export const getSeller = defineCall(
  {
    id: 'getSeller',
    service,
    method: 'GET',
    path: '/api/sellers/{id}',
    auth: false,
    summary: 'Get a seller: profile, number of items, rating of all of them',
    params: z.object({ id }),
    success: { status: 200, body: seller },
    failures: { 404: 'There is no such seller.' },
  },
  ({ params }) => [sellerTag(params.id), SELLERS],
);

export const saveStore = defineCall({
  id: 'saveStore',
  service,
  method: 'PUT',
  path: '/api/store',
  auth: true,
  summary: "Save the caller's own profile as a seller",
  body: storeSent,
  success: { status: 200, body: seller },
  failures: { 400: 'One message per faulty field.' },
  limitedBy: AS_CHANGE,
});
