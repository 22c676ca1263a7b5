import { EventEmitter } from 'node:events';
import type { ChannelModel } from 'amqplib';
import { expect, test } from 'vitest';
import { testLogger } from '../testing/harness.ts';
import type { Broker } from './broker.ts';
import { keepSubscribed } from './subscription.ts';

/** Returns a channel that closes when a consumer subscribes. */
function faultyChannel() {
  const channel = new EventEmitter();
  const done = async () => ({ queue: 'q' });
  return Object.assign(channel, {
    assertQueue: done,
    bindQueue: done,
    prefetch: done,
    async consume() {
      channel.emit('close');
      throw new Error('Channel closed');
    },
  });
}

test('tries again once after a subscription that failed and closed its channel', { timeout: 10_000 }, async () => {
  const tries: number[] = [];
  const connection = {
    async createConfirmChannel() {
      tries.push(Date.now());
      return faultyChannel();
    },
  } as unknown as ChannelModel;
  const broker = {
    connection: () => connection,
    onUp: (listener: (up: ChannelModel) => void) => {
      listener(connection);
      return () => {};
    },
  } as unknown as Broker;
  const stopping = new AbortController();
  keepSubscribed({
    broker,
    logger: testLogger,
    queue: 'q',
    bindings: [],
    kind: 'quorum',
    deliveryLimit: 1,
    prefetch: 1,
    onMessage() {},
    stop: stopping.signal,
  });
  await new Promise((resolve) => setTimeout(resolve, 2500));
  stopping.abort();
  expect(tries).toHaveLength(3);
});
