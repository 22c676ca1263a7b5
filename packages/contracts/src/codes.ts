import { z } from 'zod';
import { AS_CHANGE, defineCall } from './call.ts';
import { batchSent, codeBatch, codeSent, codeText, ownCode } from './code.ts';
import { id } from './common.ts';

export * from './code.ts';

const service = 'svc-orders';
const operators = { auth: true, roles: ['operator'] } as const;
const params = z.object({ code: codeText });
const samples = { code: 'SUMMER10' };
const taken = 'The owner has such a code already (`errors.code`), or too many codes are open.';
const faulty = 'A faulty field, or an item of another seller.';
const unknown = 'The caller has no such code.';

export const listCodes = defineCall({
  id: 'listCodes',
  service,
  method: 'GET',
  path: '/api/codes',
  auth: true,
  summary: "List the caller's codes as a seller, open ones first, with how often each was used",
  success: { status: 200, body: z.object({ codes: z.array(ownCode) }) },
});

export const createCode = defineCall({
  id: 'createCode',
  service,
  method: 'POST',
  path: '/api/codes',
  auth: true,
  summary: "Create a code for the caller's own items; the caller bears its discount",
  body: codeSent,
  success: { status: 201, body: ownCode },
  failures: { 400: faulty, 409: taken },
  rateLimit: { windowSeconds: 600, max: 30 },
});

export const endCode = defineCall({
  id: 'endCode',
  service,
  method: 'POST',
  path: '/api/codes/{code}/end',
  auth: true,
  summary: "End one of the caller's codes; orders that were placed keep it; idempotent",
  params,
  samples,
  success: { status: 200, body: ownCode },
  failures: { 404: unknown },
  limitedBy: AS_CHANGE,
});

export const listDeskCodes = defineCall({
  id: 'listDeskCodes',
  service,
  method: 'GET',
  path: '/api/desk/codes',
  ...operators,
  summary: "List the shop's codes and batches, open ones first, with how often each was used",
  success: { status: 200, body: z.object({ codes: z.array(ownCode), batches: z.array(codeBatch) }) },
});

export const createDeskCode = defineCall({
  id: 'createDeskCode',
  service,
  method: 'POST',
  path: '/api/desk/codes',
  ...operators,
  summary: 'Create a code of the shop, which bears its discount; it needs a payment by card',
  body: codeSent,
  success: { status: 201, body: ownCode },
  failures: { 400: faulty, 409: taken },
});

export const endDeskCode = defineCall({
  id: 'endDeskCode',
  service,
  method: 'POST',
  path: '/api/desk/codes/{code}/end',
  ...operators,
  summary: "End one of the shop's codes; orders that were placed keep it; idempotent",
  params,
  samples,
  success: { status: 200, body: ownCode },
  failures: { 404: unknown },
});

export const createCodeBatch = defineCall({
  id: 'createCodeBatch',
  service,
  method: 'POST',
  path: '/api/desk/code-batches',
  ...operators,
  summary: 'Create up to 1,000 codes of the shop that can be used once each',
  body: batchSent,
  success: { status: 201, body: codeBatch },
  failures: { 400: faulty },
});

export const downloadCodeBatch = defineCall({
  id: 'downloadCodeBatch',
  service,
  method: 'GET',
  path: '/api/desk/code-batches/{batch}.csv',
  ...operators,
  summary: 'Download the codes of a batch as CSV, with the number of uses of each',
  params: z.object({ batch: id }),
  success: { status: 200, body: z.string(), types: ['text/csv'] },
  failures: { 404: 'There is no such batch.' },
});

export const endCodeBatch = defineCall({
  id: 'endCodeBatch',
  service,
  method: 'POST',
  path: '/api/desk/code-batches/{batch}/end',
  ...operators,
  summary: 'End every code of a batch; idempotent',
  params: z.object({ batch: id }),
  success: { status: 200, body: codeBatch },
  failures: { 404: 'There is no such batch.' },
});
