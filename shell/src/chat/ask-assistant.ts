import { type ChatEvent, chatStream } from '@ethereal/contracts/chat';
import type { ErrorCode } from '@ethereal/contracts/error-codes';
import { textOf } from '@ethereal/web-kit/api/field-of.ts';
import { readToken } from '@ethereal/web-kit/session/token.ts';
import { readEvent, takeEvents } from './stream-events.ts';

/** Thrown when the stream could not be opened. `reason` is the server's message for visitors, if it sent one. */
export class SetupFailure extends Error {
  readonly reason: string | undefined;

  constructor(reason?: string, options?: ErrorOptions) {
    super('The stream could not be opened', options);
    this.reason = reason;
  }
}

/** Error codes whose message is meant for visitors. */
const CODES_WITH_MESSAGE: readonly string[] = ['TOO_MANY_STREAMS', 'TOO_MANY_REQUESTS'] satisfies ErrorCode[];

async function reasonOf(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  return CODES_WITH_MESSAGE.includes(textOf(body, 'code') ?? '') ? textOf(body, 'message') : undefined;
}

/** Context of a message: the checkpoint of the conversation, and the item whose page is open. */
type Context = { checkpoint: string | undefined; item: string | undefined };

/** Returns a message as one segment of a path. A blank after "." or ".." keeps it from naming a folder. */
const segmentOf = (message: string): string => encodeURIComponent(/^\.{1,2}$/.test(message) ? `${message} ` : message);

async function open(message: string, { checkpoint, item }: Context, signal: AbortSignal) {
  const path = chatStream.path.replace('{message}', segmentOf(message.trim()));
  const query = new URLSearchParams({
    ...(checkpoint === undefined ? {} : { checkpoint_id: checkpoint }),
    ...(item === undefined ? {} : { item }),
  });
  const token = readToken();
  const headers = {
    accept: 'text/event-stream',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(query.size > 0 ? `${path}?${query}` : path, {
    headers,
    signal,
    cache: 'no-store',
  }).catch((cause: unknown) => {
    throw new SetupFailure(undefined, { cause });
  });
  if (!response.ok || !response.body) throw new SetupFailure(await reasonOf(response));
  return response.body;
}

/**
 * Sends one message and yields the events of the answer until it ends. The request is never repeated, unlike with an
 * EventSource, which could not send the token either.
 * @throws SetupFailure when the stream could not be opened; another error when it broke off before its end.
 */
export async function* askAssistant(message: string, context: Context, signal: AbortSignal): AsyncIterable<ChatEvent> {
  const reader = (await open(message, context, signal)).getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) throw new Error('The stream broke off');
      const { data, rest } = takeEvents(text + decoder.decode(value, { stream: true }));
      text = rest;
      for (const event of data.map(readEvent)) {
        if (!event) continue;
        yield event;
        if (event.type === 'end') return;
      }
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}
