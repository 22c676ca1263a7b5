import { randomUUID } from 'node:crypto';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@ethereal/contracts/call';
import { http } from '@ethereal/service-kit/node-http';
import { badRequest, type Failure } from './answers.ts';

/** Creates an HTTP server that slow or broken clients cannot block. */
export function createHttpServer(listener: RequestListener): Server {
  const server = http.createServer(
    {
      maxHeaderSize: 32 * 1024,
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      connectionsCheckingInterval: 2000,
      keepAliveTimeout: 65_000,
      // A missing host is answered with the site's error body instead of the empty body of Node.js.
      requireHostHeader: false,
      // A request without a body begins at its end, which saves the turns of the event loop of an empty stream.
      optimizeEmptyRequests: true,
    },
    listener,
  );
  server.maxRequestsPerSocket = 0;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => answerBroken(error, socket as Socket));
  return server;
}

const FAULTS: Readonly<Record<string, Failure>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'HEADERS_TOO_LARGE',
    message: 'The request headers are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'REQUEST_TIMEOUT',
    message: 'The request took too long to arrive.',
  },
};

/**
 * Time for a client to read the answer and to close its side, in milliseconds. Without an end, connections whose
 * clients never close them would stay open for ever.
 */
const LINGER_MS = 1000;

/** Answers a request that is not valid HTTP with an error body and closes the connection. */
function answerBroken(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const fault = FAULTS[error.code ?? ''] ?? badRequest('The request is not valid HTTP.');
  const answer: ErrorBody = { message: fault.message, code: fault.code, requestId: randomUUID() };
  const body = JSON.stringify(answer);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.end(
    [
      `HTTP/1.1 ${fault.status} ${http.STATUS_CODES[fault.status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
