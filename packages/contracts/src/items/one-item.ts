import { z } from 'zod';
import { itemTag } from '../cache-tags.ts';
import { defineCall } from '../call.ts';
import { id } from '../common.ts';
import { categoryInput } from '../fashion.ts';
import { item, service, unknownItem } from './item.ts';

const itemId = z.object({ itemId: id });
export const getItem = defineCall(
  {
    id: 'getItem',
    service,
    method: 'GET',
    path: '/api/categories/{category}/{id}',
    auth: false,
    summary: 'Get an item',
    params: z.object({ category: categoryInput, id }),
    success: { status: 200, body: item },
    failures: { 404: 'There is none, it is unpublished or of another category.' },
  },
  ({ params }) => [itemTag(params.id)],
);

export const countView = defineCall({
  id: 'countView',
  service,
  method: 'PATCH',
  path: '/api/increment-views/{itemId}',
  auth: false,
  summary: 'Count a view of an item',
  limitedBy: 'The gateway limits it per address, as calls that read, and for each item.',
  pathLimit: { windowSeconds: 3600, max: 3000 },
  params: itemId,
  success: { status: 204, body: z.undefined() },
  failures: { 404: unknownItem },
});
