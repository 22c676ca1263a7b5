import { type ChatEvent, chatStream } from '@ethereal/contracts/chat';
import { readToken } from '@ethereal/web-kit/session/token.ts';
import { readEvent, takeEvents } from './stream-events.ts';

/** No stream came about. `reason` is the server's own words for people, when it has some. */
export class SetupFailure extends Error {
  readonly reason: string | undefined;

  constructor(reason?: string, options?: ErrorOptions) {
    super('The stream could not be opened', options);
    this.reason = reason;
  }
}

/** Codes whose message tells a shopper what to do. */
const TELLING = ['TOO_MANY_STREAMS', 'TOO_MANY_REQUESTS'];

async function reasonOf(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('code' in body) || !('message' in body))
    return undefined;
  return TELLING.includes(String(body.code)) ? String(body.message) : undefined;
}

async function open(message: string, checkpoint: string | undefined, signal: AbortSignal) {
  const path = chatStream.path.replace('{message}', encodeURIComponent(message));
  const query = checkpoint === undefined ? '' : `?${new URLSearchParams({ checkpoint_id: checkpoint })}`;
  const token = readToken();
  const headers = {
    accept: 'text/event-stream',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(`${path}${query}`, { headers, signal, cache: 'no-store' }).catch(
    (cause: unknown) => {
      throw new SetupFailure(undefined, { cause });
    },
  );
  if (!response.ok || !response.body) throw new SetupFailure(await reasonOf(response));
  return response.body;
}

/**
 * Asks once and brings the events of the answer until its end. Never asks again by itself: an EventSource would, and
 * can't say who asks.
 * @throws SetupFailure when no stream came about; another error when it broke off before its end.
 */
export async function* askAssistant(
  message: string,
  checkpoint: string | undefined,
  signal: AbortSignal,
): AsyncIterable<ChatEvent> {
  const reader = (await open(message, checkpoint, signal)).getReader();
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
