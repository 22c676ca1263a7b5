import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FetchEnded, followEndedSessions } from './ended-sessions.ts';
import { connectBroker } from './events/broker.ts';
import { newEvent } from './events/event.ts';
import { createPublisher } from './events/publisher.ts';
import { newId } from './ids.ts';
import { backingServices, testLogger as logger, testExchange } from './testing/harness.ts';
import { startTcpProxy, type TcpProxy } from './testing/tcp-proxy.ts';

const exchange = testExchange('ended');
const stops: (() => unknown)[] = [];
const onStop = (_name: string, stop: () => unknown) => void stops.unshift(stop);
const connect = async (url: string) => {
  const broker = await connectBroker({ url, exchange, logger, name: 'test' });
  onStop('broker', broker.close);
  await broker.ready();
  return broker;
};
let proxy: TcpProxy;
beforeAll(async () => {
  proxy = await startTcpProxy(backingServices().rabbitmqUrl);
  onStop('proxy', proxy.close);
});
afterAll(async () => {
  for (const stop of stops) await stop();
});

const begun = new Date().toISOString();
const sessionOf = (jti: string) => ({
  session: jti,
  startedAt: begun,
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
});
const tokenOf = (jti: string) => ({ id: newId(), jti, issuedAtMs: Date.parse(begun) });

/** A fake of svc-identity that returns the sessions it was given and records the requests. */
function fakeIdentity() {
  const sessions: ReturnType<typeof sessionOf>[] = [];
  const requests: (string | undefined)[] = [];
  let isDown = false;
  const fetchEnded: FetchEnded = async (since) => {
    if (isDown) throw new Error('down');
    requests.push(since);
    return { at: new Date().toISOString(), sessions: [...sessions], people: [] };
  };
  return {
    fetchEnded,
    requests,
    sessions,
    stop: () => {
      isDown = true;
    },
    restart: () => {
      isDown = false;
    },
  };
}

test('receives ended sessions by event, and polls for those missed while the broker was unavailable', async () => {
  const identity = fakeIdentity();
  const follower = followEndedSessions({
    fetchEnded: identity.fetchEnded,
    broker: await connect(proxy.url),
    logger,
    onStop,
  });
  expect(await follower.includes(tokenOf('first'))).toBe(false);
  // The first request is for all ended sessions, later ones for new ones.
  expect(identity.requests[0]).toBeUndefined();

  const broker = await connect(backingServices().rabbitmqUrl);
  const publisher = createPublisher({ broker, logger });
  const type = 'session.ended';
  await vi.waitFor(async () => {
    await publisher.publish(newEvent({ type, source: 'test', subject: newId(), data: sessionOf('first') }));
    expect(await follower.includes(tokenOf('first'))).toBe(true);
  }, 5000);

  await proxy.cut();
  identity.sessions.push(sessionOf('missed'));
  const since = Date.now();
  await vi.waitFor(async () => expect(await follower.includes(tokenOf('missed'))).toBe(true), 5000);
  expect(Date.now() - since).toBeLessThan(5000);
  expect(identity.requests.at(-1)).toBeDefined();
  await proxy.restore();
});

test('throws unavailable until svc-identity has answered, and accepts sessions soon after', async () => {
  const identity = fakeIdentity();
  identity.stop();
  const follower = followEndedSessions({ fetchEnded: identity.fetchEnded, logger, onStop });
  await expect(follower.includes(tokenOf('any'))).rejects.toMatchObject({
    kind: 'unavailable',
    retryAfterSeconds: 1,
  });
  identity.restart();
  expect(await follower.includes(tokenOf('any'))).toBe(false);
  identity.stop();
  expect(await follower.includes(tokenOf('any'))).toBe(false);
});
