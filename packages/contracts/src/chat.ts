import { z } from 'zod';
import { defineCall, messageBody } from './call.ts';
import { id, optionalProse } from './common.ts';

/** Maximum length of a message, in characters. */
export const MAX_CHAT_MESSAGE = 2000;

/** Events of the stream, one JSON object per `data:` line; `end` is the last event. */
export const chatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('checkpoint'), checkpoint_id: z.string() }),
  z.object({ type: z.literal('content'), content: z.string() }),
  z.object({ type: z.literal('search_start'), query: z.string() }),
  z.object({ type: z.literal('search_results'), urls: z.union([z.array(z.unknown()), z.string()]) }),
  z.object({ type: z.literal('search_error'), error: z.string().optional() }),
  /** Replies that the client offers as buttons; each is sent as a message. */
  z.object({ type: z.literal('replies'), replies: z.array(z.string().max(80)).max(4) }),
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
  query: z.object({
    checkpoint_id: z.string().max(200).optional(),
    /** Item of the open page, to which "this one" refers. */
    item: id.optional(),
  }),
  success: { status: 200, body: z.string(), types: ['text/event-stream'] },
  failures: { 400: 'A blank message, or one over 2,000 characters.' },
  transfer: 'stream',
});

/**
 * Reports that the last answer of a conversation was not helpful. Question and answer are stored to improve the
 * assistant.
 */
export const chatFeedback = defineCall({
  id: 'chatFeedback',
  service: 'svc-chat',
  method: 'POST',
  path: '/api/chat_feedback',
  auth: false,
  summary: 'Report that the last answer of the assistant was not what the person meant',
  rateLimit: { windowSeconds: 60, max: 30 },
  body: z.strictObject({
    checkpoint_id: z.string('Say which conversation it is.').min(1).max(200),
    meant: optionalProse('This', 500).optional(),
  }),
  success: { status: 202, body: messageBody },
  failures: { 404: 'There is no such conversation of the caller, or it has no answer yet.' },
});

const jsonRpcMessage = z.looseObject({ jsonrpc: z.literal('2.0') });

/**
 * Serves the assistant's tools to other programs by the Model Context Protocol (streamable HTTP, without sessions). The
 * body is one JSON-RPC message; with a bearer token the tools include the caller's orders and cart.
 */
export const mcp = defineCall({
  id: 'mcp',
  service: 'svc-chat',
  method: 'POST',
  path: '/mcp',
  auth: false,
  summary: 'Call the tools of the shop from another program, by the Model Context Protocol',
  rateLimit: { windowSeconds: 60, max: 120 },
  body: z.union([jsonRpcMessage, z.array(jsonRpcMessage).min(1).max(20)], 'Must be a message of JSON-RPC 2.0.'),
  success: { status: 200, body: z.unknown() },
  failures: { 401: 'A token that is not valid; without a token the public tools are served.' },
});
