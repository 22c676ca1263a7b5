import { randomUUID } from 'node:crypto';
import { newId } from '@ethereal/service-kit/ids';
import { openEvents } from '@ethereal/service-kit/testing/events';
import { startProcess, type TestProcess } from '@ethereal/service-kit/testing/start-process';
import { startService } from '@ethereal/service-kit/testing/start-service';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { service } from '../assemble.ts';
import { actions, callerAt, createSurroundings, type Surroundings } from '../testing/start-messages.ts';
import { messageId } from './conversation.ts';

let surroundings: Surroundings;
let events: Awaited<ReturnType<typeof openEvents>>;
const CRASHING = new URL('../testing/crashing-service.ts', import.meta.url);
const running: TestProcess[] = [];

beforeAll(async () => {
  surroundings = await createSurroundings();
  events = await openEvents(surroundings.env, ['notification.requested']);
}, 60_000);
afterEach(() => Promise.all(running.splice(0).map((instance) => instance.kill())));
afterAll(async () => {
  await events?.close();
  await surroundings?.close();
});

/** Starts an instance in this process. */
async function startHere() {
  const { url, close } = await startService(service, surroundings.env);
  return { ...actions(callerAt(url, surroundings)), close };
}

/** Starts an instance as a process of its own, which kills itself at a step. */
async function startDying(step: string) {
  const dying = await startProcess(CRASHING, { ...surroundings.env, KILL_AT: step });
  running.push(dying);
  return { ...actions(callerAt(dying.url, surroundings)), exited: dying.exited };
}

it.each(['before the write', 'after the write', 'before the copy', 'after the copy'])(
  'keeps message, unread count and notification together when killed %s',
  async (step) => {
    const [buyer, seller] = [newId(), newId()];
    const item = surroundings.neighbors.addItem(seller);
    const whole = await startHere();
    const id = String((await whole.start(buyer, { type: 'item', id: item }, 'First')).body._id);
    const clientId = randomUUID();
    const dying = await startDying(step);
    await dying.send(buyer, id, 'Second', clientId).catch(() => undefined);
    await dying.exited;
    await whole.close();

    const isStored = step !== 'before the write';
    const next = await startHere();
    expect((await next.get(seller, id)).body.unread).toBe(isStored ? 2 : 1);
    expect((await next.list(seller)).body.unread).toBe(isStored ? 2 : 1);

    expect((await next.send(buyer, id, 'Second', clientId)).status).toBe(isStored ? 200 : 201);
    expect((await next.send(buyer, id, 'Third')).status).toBe(201);
    const { body } = await next.get(seller, id);
    expect(body.messages.map(({ text }: { text: string }) => text)).toEqual(['First', 'Second', 'Third']);
    expect(body.messages.map(({ _id }: { _id: string }) => _id)).toEqual([1, 2, 3].map((seq) => messageId(id, seq)));
    expect(body.unread).toBe(3);
    const ofThis = () => new Set(events.received.filter(({ subject }) => subject === id).map(({ id: event }) => event));
    await vi.waitFor(() => expect(ofThis().size).toBe(3), 20_000);
    await next.close();
  },
  120_000,
);
