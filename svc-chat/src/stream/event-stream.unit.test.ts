import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import express, { type Response } from 'express';
import { afterEach, expect, test } from 'vitest';
import { type EventStream, openEventStream } from './event-stream.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Returns the packets of a stream until it ends or breaks off. */
async function packetsOf(
  answer: (stream: EventStream, arrival: (text: string) => Promise<void>) => Promise<void>,
): Promise<string[]> {
  const packets: string[] = [];
  const came = new EventEmitter();
  const arrival = async (text: string) => {
    while (!packets.join('').includes(text)) await once(came, 'packet');
  };
  const app = express();
  app.get('/', (_request, response: Response) => answer(openEventStream(response, 60_000), arrival));
  const server = app.listen(0, '127.0.0.1');
  closers.push(() => server.close());
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.setEncoding('utf8').on('data', (packet: string) => {
    packets.push(packet);
    came.emit('packet');
  });
  socket.write('GET / HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n');
  await once(socket, 'close');
  return packets;
}
const content = (text: string) => ({ type: 'content', content: text }) as const;

test('delivers events of one tick completely and in order before the end', async () => {
  const packets = await packetsOf(async (stream) => {
    for (const word of ['Here', ' you', ' are']) await stream.send(content(word));
    await stream.send({ type: 'end' });
    stream.end();
  });
  expect(packets.join('')).toMatch(/Here[\s\S]* you[\s\S]* are[\s\S]*"type":"end"\}\n\n\r\n0\r\n\r\n$/);
});

test('delivers each event without waiting for the next one', async () => {
  const packets = await packetsOf(async (stream, arrival) => {
    await stream.send(content('first'));
    await arrival('first');
    await stream.send(content('second'));
    stream.end();
  });
  expect(packets.join('')).toMatch(/first[\s\S]*second/);
});

test('delivers the events before an abort and no end', async () => {
  const packets = await packetsOf(async (stream) => {
    await stream.send(content('half an ans'));
    stream.breakOff();
  });
  expect(packets.join('')).toContain('half an ans');
  expect(packets.join('')).not.toMatch(/\r\n0\r\n\r\n$/);
});
