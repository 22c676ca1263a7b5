import { defineCall } from '@ethereal/contracts/call';
import { z } from 'zod';

/** How many items were published since this service first ran. */
export const countPublished = defineCall({
  id: 'sampleCount',
  service: 'svc-sample',
  method: 'GET',
  path: '/api/sample',
  auth: false,
  summary: 'How many items were published',
  success: { status: 200, body: z.object({ published: z.int() }) },
});
