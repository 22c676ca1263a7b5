import { vi } from 'vitest';

type StreamEvent = { id: string | undefined; event: string; data: { unread?: number; text?: string } };

function parse(text: string): StreamEvent[] {
  return text.split('\n\n').flatMap((frame) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1];
    const data = field('data');
    return data === undefined ? [] : [{ id: field('id'), event: field('event') ?? '', data: JSON.parse(data) }];
  });
}

/** Opens a stream of notifications and reads it as a browser does. */
export async function openStream(url: string, token: string, lastEventId?: string) {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/notifications/stream`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: leaving.signal,
  });
  let text = '';
  const reading = (async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk;
  })().catch(() => {});
  const events = () => parse(text.slice(0, text.lastIndexOf('\n\n') + 2));
  return {
    status: response.status,
    ended: reading,
    until: (holds: (events: StreamEvent[]) => boolean) =>
      vi.waitFor(
        () => {
          if (!holds(events())) throw new Error(`The event has not arrived; received: ${text}`);
        },
        { timeout: 10_000, interval: 20 },
      ),
    texts: () => events().flatMap(({ event, data }) => (event === 'notification' ? [data.text] : [])),
    lastEventId: () => events().at(-1)?.id,
    close: () => leaving.abort(),
  };
}
