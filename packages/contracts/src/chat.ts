import { z } from 'zod';
import { defineCall } from './call.ts';

/** The longest message, in characters. */
export const MAX_CHAT_MESSAGE = 2000;

/** What the stream carries, one JSON object per `data:` line; `end` is last. */
export const chatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('checkpoint'), checkpoint_id: z.string() }),
  z.object({ type: z.literal('content'), content: z.string() }),
  z.object({ type: z.literal('search_start'), query: z.string() }),
  z.object({ type: z.literal('search_results'), urls: z.union([z.array(z.unknown()), z.string()]) }),
  z.object({ type: z.literal('search_error'), error: z.string().optional() }),
  z.object({ type: z.literal('end') }),
]);
export type ChatEvent = z.output<typeof chatEvent>;

/** Also reachable as `/api/chat_stream/{message}`. The answer is `text/event-stream` of `chatEvent`. */
export const chatStream = defineCall({
  id: 'chatStream',
  service: 'svc-chat',
  method: 'GET',
  path: '/chat_stream/{message}',
  auth: false,
  summary: 'Ask the shop assistant; a stream of server-sent events',
  params: z.object({ message: z.string() }),
  query: z.object({ checkpoint_id: z.string().max(200).optional() }),
  success: { status: 200, body: z.string() },
  failures: { 400: 'A blank message, or one over 2,000 characters.' },
});
