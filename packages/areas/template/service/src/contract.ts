import { defineCall } from '@ethereal/contracts/call';
// <full>
import { id, line, moment } from '@ethereal/contracts/common';
// </full>
import { defineEvent } from '@ethereal/contracts/event';
import { z } from 'zod';

const service = 'svc-sample';

/** Cache tag of answers that show the number of published items. */
const TAG = 'sample';

/** Returns how many items were published since the service first ran. */
export const countPublished = defineCall(
  {
    id: 'sampleCount',
    service,
    method: 'GET',
    path: '/api/sample',
    auth: false,
    summary: 'Get the number of published items',
    success: { status: 200, body: z.object({ published: z.int() }) },
  },
  () => [TAG],
);

export const sampleCounted = defineEvent('sample.counted', z.object({ published: z.int() }), () => [TAG]).describe(
  'One more item was counted; `subject` is the item.',
);
// <full>

const note = z.object({ item: id, text: z.string(), changedAt: moment });

/** Returns the caller's notes. */
export const listNotes = defineCall({
  id: 'listSampleNotes',
  service,
  method: 'GET',
  path: '/api/sample/notes',
  auth: true,
  summary: "List the caller's newest 100 notes on items",
  success: { status: 200, body: z.object({ notes: z.array(note) }) },
});

/** Stores the caller's note on an item. */
export const writeNote = defineCall({
  id: 'writeSampleNote',
  service,
  method: 'PUT',
  path: '/api/sample/notes/{item}',
  auth: true,
  summary: "Write or replace the caller's note on an item",
  params: z.object({ item: id }),
  body: z.strictObject({ text: line('Text', 500) }),
  success: { status: 200, body: note },
  rateLimit: { windowSeconds: 60, max: 30 },
});

export const sampleNoted = defineEvent('sample.noted', z.object({ user: id })).describe(
  'A person wrote or replaced a note; `subject` is the item.',
);
// </full>
