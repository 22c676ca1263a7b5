import { BroadcastChannel, locks } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { followNotifications } from './live.ts';

const leaving: AbortController[] = [];
afterEach(() => {
  for (const controller of leaving.splice(0)) controller.abort();
});

/** Simulates the server: returns the open streams, newest last. */
function streams() {
  const open: { send(unread: number): void; headers: Headers; end(): void }[] = [];
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    let send = (_text: string) => {};
    let end = () => {};
    const body = new ReadableStream<string>({
      start(controller) {
        send = (text) => controller.enqueue(text);
        end = () => controller.close();
        init?.signal?.addEventListener('abort', () => {
          open.splice(open.indexOf(stream), 1);
          controller.error(new Error('left'));
        });
      },
    });
    const stream = {
      send: (unread: number) => send(`id: ${unread}_\nevent: unread\ndata: {"unread":${unread}}\n\n`),
      headers: new Headers(init?.headers),
      end: () => {
        open.splice(open.indexOf(stream), 1);
        end();
      },
    };
    open.push(stream);
    return new Response(body.pipeThrough(new TextEncoderStream()));
  });
  return open;
}

const modern = {
  locks: locks as unknown as LockManager,
  openChannel: (name: string) => new BroadcastChannel(name) as unknown as globalThis.BroadcastChannel,
};

function openTab(browser: Parameters<typeof followNotifications>[1]) {
  const leave = new AbortController();
  leaving.push(leave);
  const received: number[] = [];
  void followNotifications(
    { token: 't', signal: leave.signal, onNews: ({ unread }) => received.push(unread), onRefused: () => {} },
    browser,
  );
  return { received, close: () => leave.abort() };
}

test('shares one connection among three tabs and opens a new one when its tab closes', async () => {
  const open = streams();
  const tabs = [openTab(modern), openTab(modern), openTab(modern)];
  await vi.waitFor(() => expect(open).toHaveLength(1));
  open[0]?.send(1);
  await vi.waitFor(() => expect(tabs.map(({ received }) => received)).toEqual([[1], [1], [1]]));
  expect(open).toHaveLength(1);
  expect(open[0]?.headers.get('authorization')).toBe('Bearer t');
  tabs[0]?.close();
  await vi.waitFor(() => expect(open).toHaveLength(1));
  await vi.waitFor(() => {
    open[0]?.send(2);
    expect(tabs.slice(1).every(({ received }) => received.at(-1) === 2)).toBe(true);
  });
  expect(tabs[0]?.received).toEqual([1]);
});

test('sends the current state to a tab that opens later', async () => {
  const open = streams();
  const first = openTab(modern);
  await vi.waitFor(() => expect(open).toHaveLength(1));
  open[0]?.send(4);
  await vi.waitFor(() => expect(first.received).toEqual([4]));
  const later = openTab(modern);
  await vi.waitFor(() => expect(later.received).toEqual([4]));
  expect(open).toHaveLength(1);
});

test('opens a connection per tab without locks', async () => {
  const open = streams();
  const tabs = [undefined, undefined].map(() => openTab({ locks: undefined, openChannel: modern.openChannel }));
  await vi.waitFor(() => expect(open).toHaveLength(2));
  for (const stream of open) stream.send(3);
  await vi.waitFor(() => expect(tabs.map(({ received }) => received)).toEqual([[3], [3]]));
});

test('continues a broken stream from the last event', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(-0.5);
  const open = streams();
  openTab({ locks: undefined, openChannel: undefined });
  await vi.waitFor(() => expect(open).toHaveLength(1));
  open[0]?.send(7);
  open[0]?.end();
  await vi.waitFor(() => expect(open[0]?.headers.get('last-event-id')).toBe('7_'));
});

test('ends when the token is refused', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }));
  const onRefused = vi.fn();
  const signal = new AbortController().signal;
  await followNotifications({ token: 't', signal, onNews: () => {}, onRefused }, modern);
  expect(onRefused).toHaveBeenCalledOnce();
});
