import { type Doc, decode } from '../bson.ts';

const HEADER_BYTES = 16;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;

/** Maximum size of a message, as `hello` reports it. */
export const MAX_MESSAGE_BYTES = 48_000_000;

export type Request = {
  requestId: number;
  legacy: boolean;
  /** Whether the write is unacknowledged: the client reads no reply. */
  silent: boolean;
  body: Doc;
  /** Document sequences keep their bytes, so that an insert stores them unchanged. */
  sequences: Map<string, Uint8Array[]>;
};

/** Thrown for a message that cannot be parsed. Its connection is closed. */
export class MalformedMessage extends Error {}

/** Returns the message's length once its first four bytes have arrived, undefined before. */
export function messageLength(buffer: Buffer): number | undefined {
  if (buffer.length < 4) return undefined;
  const length = buffer.readInt32LE(0);
  if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES) {
    throw new MalformedMessage(`a message of ${length} bytes`);
  }
  return length;
}

/** Parses a request. @throws MalformedMessage */
export function parseMessage(message: Buffer): Request {
  const requestId = message.readInt32LE(4);
  const opCode = message.readInt32LE(12);
  if (opCode === OP_MSG) return parseOpMsg(message, requestId);
  if (opCode === OP_QUERY) return parseOpQuery(message, requestId);
  throw new MalformedMessage(`operation ${opCode} is not supported`);
}

function parseOpMsg(message: Buffer, requestId: number): Request {
  const flags = message.readUInt32LE(HEADER_BYTES);
  const end = flags & CHECKSUM_PRESENT ? message.length - 4 : message.length;
  const sequences = new Map<string, Uint8Array[]>();
  let body: Doc | undefined;
  let at = HEADER_BYTES + 4;
  while (at < end) {
    const kind = message[at];
    at += 1;
    const size = message.readInt32LE(at);
    if (size < 5 || at + size > end) throw new MalformedMessage('a section longer than its message');
    if (kind === 0) body = decode(message.subarray(at, at + size));
    else if (kind === 1) readSequence(message.subarray(at, at + size), sequences);
    else throw new MalformedMessage(`section kind ${kind}`);
    at += size;
  }
  if (!body) throw new MalformedMessage('a message without a body');
  return { requestId, legacy: false, silent: (flags & MORE_TO_COME) !== 0, body, sequences };
}

function readSequence(section: Buffer, sequences: Map<string, Uint8Array[]>): void {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new MalformedMessage('a section without a name');
  const documents: Uint8Array[] = [];
  let at = nameEnd + 1;
  while (at < section.length) {
    const size = section.readInt32LE(at);
    if (size < 5 || at + size > section.length) throw new MalformedMessage('a document longer than its section');
    documents.push(section.subarray(at, at + size));
    at += size;
  }
  sequences.set(section.toString('utf8', 4, nameEnd), documents);
}

/** Drivers start with an OP_QUERY `hello`, before the server has reported that it supports OP_MSG. */
function parseOpQuery(message: Buffer, requestId: number): Request {
  const nameEnd = message.indexOf(0, HEADER_BYTES + 4);
  if (nameEnd < 0) throw new MalformedMessage('a query without a collection');
  const database = message.toString('utf8', HEADER_BYTES + 4, nameEnd).split('.')[0];
  const body = decode(message.subarray(nameEnd + 9));
  return { requestId, legacy: true, silent: false, body: { ...body, $db: database }, sequences: new Map() };
}

let nextId = 1;

function header(length: number, responseTo: number, opCode: number): Buffer {
  const bytes = Buffer.allocUnsafe(HEADER_BYTES);
  nextId = (nextId + 1) & 0x7fffffff;
  bytes.writeInt32LE(length, 0);
  bytes.writeInt32LE(nextId, 4);
  bytes.writeInt32LE(responseTo, 8);
  bytes.writeInt32LE(opCode, 12);
  return bytes;
}

/** Returns the bytes before the body of an answer. */
export function replyHead(request: Request, body: Uint8Array): Buffer {
  // OP_MSG: flags (4 bytes) and section kind 0; OP_REPLY: flags, cursor id (8), from, count 1.
  const prefix = request.legacy ? Buffer.alloc(20) : Buffer.alloc(5);
  if (request.legacy) prefix.writeInt32LE(1, 16);
  const length = HEADER_BYTES + prefix.length + body.length;
  return Buffer.concat([header(length, request.requestId, request.legacy ? OP_REPLY : OP_MSG), prefix]);
}
