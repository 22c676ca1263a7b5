type Options = {
  path: string;
  token: string;
  signal: AbortSignal;
  onEvent(event: { name: string; data: unknown }): void;
  /** Called when the server refuses the token, which ends the stream. */
  onRefused?(): void;
};

/** Pause before a stream is opened again, in milliseconds; it doubles with each failure. */
const FIRST_PAUSE_MS = 1000;
/** Maximum pause before a stream is opened again, in milliseconds. */
const MAX_PAUSE_MS = 30_000;
/** Time without data after which a connection counts as broken, in milliseconds. The server sends data every 15 s. */
const SILENCE_MS = 45_000;

// Input: our own names.
const field = (block: string, name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}

/** Passes the body on block by block until it ends. */
async function readBlocks(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  on: { chunk(): void; block(block: string): void },
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    on.chunk();
    const blocks = (text + value).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) on.block(block);
  }
}

/** Creates a signal that aborts after `SILENCE_MS` without data. */
function createSilenceTimer() {
  const silence = new AbortController();
  const begin = () => setTimeout(() => silence.abort(), SILENCE_MS);
  let timer = begin();
  const end = () => clearTimeout(timer);
  function restart() {
    end();
    timer = begin();
  }
  return { signal: silence.signal, restart, end };
}

/**
 * Reads a stream of server-sent events until `signal` aborts. After each break it reconnects with a growing pause and
 * continues from the last event. Uses fetch, because an EventSource cannot send the token in a header.
 */
export async function followStream({ path, token, signal, onEvent, onRefused }: Options): Promise<void> {
  let lastEventId: string | undefined;
  let waitMs = FIRST_PAUSE_MS;

  async function readOnce(): Promise<'again' | 'refused'> {
    const silence = createSilenceTimer();
    try {
      const response = await fetch(path, {
        headers: {
          accept: 'text/event-stream',
          authorization: `Bearer ${token}`,
          ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
        },
        cache: 'no-store',
        signal: AbortSignal.any([signal, silence.signal]),
      });
      if (response.status === 401) return 'refused';
      if (!response.ok || !response.body) return 'again';
      waitMs = FIRST_PAUSE_MS;
      await readBlocks(response.body, { chunk: silence.restart, block: receive });
      return 'again';
    } finally {
      silence.end();
    }
  }

  function receive(block: string): void {
    lastEventId = field(block, 'id') ?? lastEventId;
    const name = field(block, 'event');
    if (name !== undefined) onEvent({ name, data: JSON.parse(field(block, 'data') ?? 'null') });
  }

  while (!signal.aborted) {
    const outcome = await readOnce().catch(() => 'again' as const);
    if (signal.aborted) return;
    if (outcome === 'refused') return onRefused?.();
    // The random factor spreads the reconnections after a restart that broke many connections.
    await pause(waitMs * (0.5 + Math.random()), signal);
    waitMs = Math.min(waitMs * 2, MAX_PAUSE_MS);
  }
}
