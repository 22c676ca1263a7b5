import { z } from 'zod';
import { defineCall } from './call.ts';
import { reviewPicture } from './reviews.ts';

const service = 'svc-catalog';

/** Name of what shows the pictures, unique in the shop: `svc-messages:<conversation>:<message>`. */
const holder = z
  .string()
  .max(150)
  .regex(/^svc-[\w:-]+$/, 'A holder is svc-<name>:<thing>.');
const params = z.object({ holder });
const samples = { holder: 'svc-sample:1' };

/** Maximum number of pictures of one request. */
const MAX_PICTURES = 10;

/** Holds pictures for a thing of another service. Not reachable through the gateway. */
export const holdPictures = defineCall({
  id: 'holdPictures',
  service,
  method: 'POST',
  path: '/internal/pictures/{holder}/hold',
  auth: true,
  summary: "Keep the caller's pictures while something shows them; returns those that belong to the caller",
  params,
  samples,
  query: z.object({
    ids: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(z.string().min(1).max(300)).max(MAX_PICTURES)),
  }),
  success: { status: 200, body: z.object({ pictures: z.array(reviewPicture) }) },
});

/** Ends a hold. Idempotent. Not reachable through the gateway. */
export const releasePictures = defineCall({
  id: 'releasePictures',
  service,
  method: 'POST',
  path: '/internal/pictures/{holder}/release',
  auth: false,
  summary: 'Delete the pictures of a holder that nothing else shows',
  params,
  samples,
  success: { status: 200, body: z.object({ released: z.int() }) },
});
