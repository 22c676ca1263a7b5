import { randomUUID } from 'node:crypto';
import type { AboutSent } from '@ethereal/contracts/messages';
import { newId } from '@ethereal/service-kit/ids';
import { createRateLimiter } from '@ethereal/service-kit/rate-limit';
import { connectRedis } from '@ethereal/service-kit/redis';
import { testEnvironment } from '@ethereal/service-kit/testing/environment';
import { openEvents } from '@ethereal/service-kit/testing/events';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import { startService } from '@ethereal/service-kit/testing/start-service';
import { service } from '../assemble.ts';
import { messageId } from '../conversations/conversation.ts';
import { startNeighbors } from './neighbors.ts';

type Options = Parameters<Awaited<ReturnType<typeof testEnvironment>>['tokens']['headers']>[1];

/** Starts the surroundings of svc-messages, without the service. */
export async function createSurroundings() {
  const environment = await testEnvironment('messages');
  const neighbors = await startNeighbors();
  const env = { ...environment.env, ...neighbors.env, RATE_LIMIT_FACTOR: '100' };
  async function close(): Promise<void> {
    neighbors.close();
    await environment.close();
  }
  return { env, neighbors, tokens: environment.tokens, close };
}
export type Surroundings = Awaited<ReturnType<typeof createSurroundings>>;

/** Makes the calls of a person at an instance. */
export function callerAt(url: string, { tokens }: Pick<Surroundings, 'tokens'>) {
  return async (method: string, path: string, user?: string, body?: unknown, options?: Options) => {
    const response = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(user && tokens.headers(user, options)) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, body: text ? JSON.parse(text) : undefined, retryAfter };
  };
}
export type CallAt = ReturnType<typeof callerAt>;

const ROOT = '/api/conversations';

/** Returns the usual calls of people, each with a new client id unless one is given. */
export function actions(call: CallAt) {
  const text = (words: string, clientId: string) => ({ text: words, clientId });
  return {
    start: (user: string, about: AboutSent, words = 'Hello', clientId: string = randomUUID()) =>
      call('POST', ROOT, user, { ...text(words, clientId), about }),
    send: (user: string, id: string, words = 'Hello', clientId: string = randomUUID()) =>
      call('POST', `${ROOT}/${id}/messages`, user, text(words, clientId)),
    read: (user: string, id: string, seq: number) =>
      call('POST', `${ROOT}/${id}/read`, user, { upTo: messageId(id, seq) }),
    get: (user: string, id: string, query = '') => call('GET', `${ROOT}/${id}${query}`, user),
    list: (user: string, query = '') => call('GET', ROOT + query, user),
    hide: (user: string, id: string) => call('DELETE', `${ROOT}/${id}`, user),
    block: (user: string, id: string) => call('POST', `${ROOT}/${id}/block`, user),
    unblock: (user: string, id: string) => call('POST', `${ROOT}/${id}/unblock`, user),
    report: (user: string, id: string, seq = 1, reason = 'Insults') =>
      call('POST', `${ROOT}/${id}/report`, user, { messageId: messageId(id, seq), reason }),
  };
}

/** Starts svc-messages with its surroundings, and the events that it publishes. */
export async function startMessages(more: Record<string, string> = {}, logger?: Parameters<typeof startService>[2]) {
  const surroundings = await createSurroundings();
  const env = { ...surroundings.env, ...more };
  const running = await startService(service, env, logger);
  await Promise.all(running.consumers?.map((consumer) => consumer.ready()) ?? []);
  const events = await openEvents(env, ['notification.*', 'message.*', 'conversation.*', 'user.erased']);
  const call = callerAt(running.url, surroundings);
  const act = actions(call);

  /** Begins a conversation of a new buyer and seller about a new item. */
  async function begin(words?: string) {
    const [buyer, seller] = [newId(), newId()];
    const item = surroundings.neighbors.addItem(seller);
    const { body } = await act.start(buyer, { type: 'item', id: item }, words);
    return { buyer, seller, item, id: String(body._id) };
  }
  const redis = await connectRedis({ url: env.REDIS_URL, logger: testLogger });
  const limits = { name: 'svc-messages', redis, prefix: env.REDIS_PREFIX, factor: 1, logger: testLogger };
  const limiter = createRateLimiter(limits);
  async function close(): Promise<void> {
    redis.disconnect();
    await events.close();
    await running.close();
    await surroundings.close();
  }
  return {
    ...surroundings,
    url: running.url,
    events,
    call,
    ...act,
    begin,
    forgetMinute: (user: string) => limiter.reset('messages', user),
    close,
  };
}
export type TestMessages = Awaited<ReturnType<typeof startMessages>>;
