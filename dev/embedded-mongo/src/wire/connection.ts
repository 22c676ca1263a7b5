import type { Socket } from 'node:net';
import { messageLength, parseMessage, type Request, replyHead } from './message.ts';

type Answer = (request: Request, reply: (body: Uint8Array) => void) => void;

/** Splits a client's bytes into messages and sends the answers. Invalid bytes end this connection alone. */
export function serveConnection(socket: Socket, answer: Answer): void {
  let chunks: Buffer[] = [];
  let size = 0;

  function takeMessages(): void {
    let buffer = Buffer.concat(chunks, size);
    for (;;) {
      const length = messageLength(buffer);
      if (length === undefined || buffer.length < length) break;
      handle(buffer.subarray(0, length));
      buffer = buffer.subarray(length);
    }
    chunks = buffer.length > 0 ? [buffer] : [];
    size = buffer.length;
  }

  function handle(message: Buffer): void {
    const request = parseMessage(message);
    answer(request, (body) => {
      if (request.silent || !socket.writable) return;
      socket.cork();
      socket.write(replyHead(request, body));
      socket.write(body);
      socket.uncork();
    });
  }

  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    const [first] = chunks;
    try {
      // A long message arrives in many chunks, which are joined once, when the last has arrived.
      const known = first && first.length >= 4 ? messageLength(first) : undefined;
      if (known === undefined || size >= known) takeMessages();
    } catch {
      socket.destroy();
    }
  });
}
