import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;

beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.stop());

async function open(): Promise<Socket> {
  const socket = connect(store.server().port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

function message(length: number, opCode: number, rest: number[] = []): Buffer {
  const bytes = Buffer.alloc(16 + rest.length);
  bytes.writeInt32LE(length, 0);
  bytes.writeInt32LE(opCode, 12);
  bytes.set(rest, 16);
  return bytes;
}

it.each<[string, Buffer]>([
  ['text of another protocol', Buffer.from('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')],
  ['a length beyond any message', message(0x7fffffff, 2013)],
  ['a negative length', message(-1, 2013)],
  ['a length below the header', message(4, 2013)],
  ['an unknown operation', message(16, 1234)],
  ['a section longer than its message', message(25, 2013, [0, 0, 0, 0, 0, 255, 255, 0, 0])],
  ['a body that is not BSON', message(30, 2013, [0, 0, 0, 0, 0, 9, 0, 0, 0, 77, 77, 77, 77, 77])],
  ['an unknown section', message(26, 2013, [0, 0, 0, 0, 7, 5, 0, 0, 0, 0])],
  ['no body at all', message(20, 2013, [0, 0, 0, 0])],
])('ends only the connection that sent %s', async (_name, bytes) => {
  const socket = await open();
  const closed = once(socket, 'close');
  socket.write(bytes);
  await closed;
  expect(await store.db().command({ ping: 1 })).toMatchObject({ ok: 1 });
});

it('understands a message that arrives byte by byte', async () => {
  // { ping: 1 } in BSON
  const doc = Buffer.from([15, 0, 0, 0, 0x10, 0x70, 0x69, 0x6e, 0x67, 0, 1, 0, 0, 0, 0]);
  const whole = message(16 + 5 + doc.length, 2013, [0, 0, 0, 0, 0, ...doc]);
  const socket = await open();
  const answered = once(socket, 'data');
  for (const byte of whole) socket.write(Buffer.from([byte]));
  const [reply] = await answered;
  expect(Buffer.from(reply).readInt32LE(12)).toBe(2013);
  socket.destroy();
});
