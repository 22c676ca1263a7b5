import { defineCall } from '@ethereal/contracts/call';
import { defineEvent } from '@ethereal/contracts/event';
import { z } from 'zod';

/** What pages that show the number are kept by, and the event below puts out of date. */
const TAG = 'sample';

/** How many items were published since this service first ran. */
export const countPublished = defineCall(
  {
    id: 'sampleCount',
    service: 'svc-sample',
    method: 'GET',
    path: '/api/sample',
    auth: false,
    summary: 'How many items were published',
    success: { status: 200, body: z.object({ published: z.int() }) },
  },
  () => [TAG],
);

const data = z.object({ published: z.int() });
const counted = defineEvent('sample.counted', data, () => [TAG]);
export const sampleCounted = counted.describe('One more item was counted.');
