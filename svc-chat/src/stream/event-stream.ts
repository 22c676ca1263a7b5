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
  /** Resolves when the client can take more data; rejects when the client has left. */
  send(event: ChatEvent): Promise<void>;
  /** Ends the stream regularly. */
  end(): void;
  /** Destroys the connection, so that the client can detect an incomplete answer. */
  breakOff(): void;
};

/** Opens a stream of server-sent events. A periodic comment keeps proxies from closing the connection. */
export function openEventStream(response: Response, heartbeatMs: number): EventStream {
  const left = new AbortController();
  // Events sent in the same tick share one packet, because a packet of its own costs as much as its content.
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
