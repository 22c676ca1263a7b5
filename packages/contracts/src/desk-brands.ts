import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, line, moment, paging, reasonSent } from './common.ts';
import { MAX_BRAND } from './items/fields.ts';

const service = 'svc-catalog';

/** A merge of brands: the items of one brand received the name of another. */
const brandMerge = z.object({
  _id: id,
  from: z.string(),
  to: z.string(),
  /** Number of items that the merge changed. */
  items: z.int(),
  reason: z.string(),
  /** Id of the operator who merged the brands. */
  by: id,
  at: moment,
  undoneAt: moment.optional(),
});
export type BrandMerge = z.output<typeof brandMerge>;

/** A merge of brands as an operator sends it. */
export const brandsSent = reasonSent.extend({
  from: line('Brand to merge', MAX_BRAND),
  to: line('Brand to keep', MAX_BRAND),
});

export const mergeBrands = defineCall({
  id: 'mergeBrands',
  service,
  method: 'POST',
  path: '/api/desk/brands/merges',
  auth: true,
  roles: ['operator'],
  summary: 'Merge brands: give all items of one brand the name of another',
  body: brandsSent,
  success: { status: 200, body: brandMerge },
  failures: {
    400: 'One message per faulty field; both brands are the same.',
    404: 'No item is of this brand.',
  },
});

export const listBrandMerges = defineCall({
  id: 'listBrandMerges',
  service,
  method: 'GET',
  path: '/api/desk/brands/merges',
  auth: true,
  roles: ['operator', 'support'],
  summary: 'List the merges of brands, the latest first',
  query: z.strictObject(paging),
  success: {
    status: 200,
    body: z.object({ merges: z.array(brandMerge), nextCursor: z.string().nullable() }),
  },
  failures: { 400: 'The limit or the cursor is malformed.' },
});

export const undoBrandMerge = defineCall({
  id: 'undoBrandMerge',
  service,
  method: 'POST',
  path: '/api/desk/brands/merges/{id}/undo',
  auth: true,
  roles: ['operator'],
  summary: 'Undo a merge of brands for the items whose brand has not changed since',
  params: z.object({ id }),
  success: { status: 200, body: brandMerge },
  failures: { 404: 'There is no such merge.', 409: 'It is undone.' },
});
