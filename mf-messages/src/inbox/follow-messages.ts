import { streamMessages } from '@ethereal/contracts/messages';

type Options = {
  token: string;
  signal: AbortSignal;
  /** Called at the beginning of each connection: changes may have been missed before. */
  onReady(): void;
  onChanged(conversation: string): void;
};

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** Time without data after which a connection counts as broken; the server sends data every 15 s. */
const SILENCE_MS = 45_000;

/** Input: our own names. */
const field = (block: string, name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function receive(block: string, { onReady, onChanged }: Options): void {
  const event = field(block, 'event');
  if (event === 'ready') onReady();
  if (event !== 'changed') return;
  const data: unknown = JSON.parse(field(block, 'data') ?? 'null');
  if (typeof data === 'object' && data !== null && 'conversation' in data && typeof data.conversation === 'string')
    onChanged(data.conversation);
}

/** Reads one connection until it ends. Returns whether another one makes sense. */
async function readOnce(options: Options, onOpen: () => void): Promise<boolean> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const response = await fetch(streamMessages.path, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${options.token}` },
      cache: 'no-store',
      signal: AbortSignal.any([options.signal, silence.signal]),
    });
    if (response.status === 401) return false;
    if (!response.ok || !response.body) return true;
    onOpen();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      const blocks = (text + value).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) receive(block, options);
    }
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Follows the changes of the user's conversations until `signal` aborts, and reconnects with a growing pause. Uses
 * fetch, because an EventSource cannot send the token in a header.
 */
export async function followMessages(options: Options): Promise<void> {
  const { signal } = options;
  let waitMs = FIRST_WAIT_MS;
  while (!signal.aborted) {
    const onOpen = () => {
      waitMs = FIRST_WAIT_MS;
    };
    const goesOn = await readOnce(options, onOpen).catch(() => true);
    if (!goesOn || signal.aborted) return;
    await pause(waitMs * (0.5 + Math.random()), signal);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}
