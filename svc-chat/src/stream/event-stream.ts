import { once } from 'node:events';
import type { ChatEvent } from '@ethereal/contracts/chat';
import type { Response } from 'express';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

export type EventStream = {
  /** Aborts when the client leaves before the end. */
  signal: AbortSignal;
  /** Resolves when the client can take more; rejects when it has left. */
  send(event: ChatEvent): Promise<void>;
  /** Ends in good order. */
  end(): void;
  /** Breaks off, so that the client sees that the answer is not whole. */
  breakOff(): void;
};

/** Answers with server-sent events, and with a comment now and then that keeps proxies from closing it. */
export function openEventStream(response: Response, heartbeatMs: number): EventStream {
  const left = new AbortController();
  // What is said at once goes out at once: each packet of its own would cost as much as the words.
  let isGathering = false;
  const letGo = () => {
    if (!isGathering) return;
    isGathering = false;
    response.uncork();
  };
  const gather = () => {
    if (isGathering) return;
    isGathering = true;
    response.cork();
    process.nextTick(letGo);
  };
  response.status(200).set(HEADERS);
  gather();
  response.flushHeaders();
  const heartbeat = setInterval(() => response.write(': heartbeat\n\n'), heartbeatMs);
  response.once('close', () => {
    clearInterval(heartbeat);
    left.abort();
  });
  return {
    signal: left.signal,
    async send(event) {
      left.signal.throwIfAborted();
      gather();
      const taken = response.write(`data: ${JSON.stringify(event)}\n\n`);
      if (!taken) await once(response, 'drain', { signal: left.signal });
    },
    end() {
      clearInterval(heartbeat);
      letGo();
      response.end();
    },
    breakOff() {
      letGo();
      response.destroy();
    },
  };
}
