import { describe, expect, it } from 'vitest';
import { conflict } from './errors.ts';
import type { EventEnvelope } from './events/event.ts';
import { newEvent } from './events/event.ts';
import { registry } from './metrics.ts';
import { createWrite, MAX_CONFLICTS } from './write.ts';

type Tally = { revision: number; sum: number };
type Command = { add: number };

const MAX_SUM = 1000;

function decide(before: Tally | undefined, { add }: Command) {
  const sum = (before?.sum ?? 0) + add;
  if (sum > MAX_SUM) throw conflict(`The sum may not exceed ${MAX_SUM}.`);
  if (add === 0) return undefined;
  const event = newEvent({ type: 'sum.changed', source: 'test', subject: 'a', data: { sum } });
  return { state: { revision: (before?.revision ?? 0) + 1, sum }, events: [event] };
}

/** A store of one document with real revisions; `beforeSave` runs before each compare-and-set. */
function createStore(beforeSave: (changeNow: (sum: number) => void) => void = () => {}) {
  let stored: Tally | undefined;
  const events: EventEnvelope[] = [];
  const changeNow = (sum: number) => {
    stored = { revision: (stored?.revision ?? 0) + 1, sum };
  };
  let loads = 0;
  const add = createWrite<string, Tally | undefined, Command>({
    document: 'tally',
    async load() {
      loads += 1;
      return stored;
    },
    decide,
    async save(before, decided) {
      beforeSave(changeNow);
      if (before?.revision !== stored?.revision) return undefined;
      stored = decided.state;
      events.push(...(decided.events ?? []));
      return stored;
    },
  });
  return { add, events, changeNow, read: () => stored, loads: () => loads };
}

async function conflictsCounted(): Promise<number> {
  const metric = await registry.getSingleMetric('write_conflicts_total')?.get();
  return metric?.values.find(({ labels }) => labels.document === 'tally')?.value ?? 0;
}

describe('createWrite', () => {
  it('saves the decided state together with its events', async () => {
    const store = createStore();
    await expect(store.add('a', { add: 3 })).resolves.toEqual({ revision: 1, sum: 3 });
    expect(store.read()).toEqual({ revision: 1, sum: 3 });
    expect(store.events).toMatchObject([{ type: 'sum.changed', data: { sum: 3 } }]);
  });

  it('returns the loaded state without a save when nothing changes', async () => {
    const store = createStore();
    store.changeNow(7);
    await expect(store.add('a', { add: 0 })).resolves.toEqual({ revision: 1, sum: 7 });
    expect(store.events).toEqual([]);
  });

  it('throws the refusal of the rule and saves nothing', async () => {
    const store = createStore();
    await expect(store.add('a', { add: MAX_SUM + 1 })).rejects.toMatchObject({ kind: 'conflict' });
    expect(store.read()).toBeUndefined();
  });

  it('decides again from the newest state when another writer is faster', async () => {
    let others = 3;
    const store = createStore((changeNow) => {
      if (others-- > 0) changeNow(100 * (3 - others));
    });
    const before = await conflictsCounted();
    await expect(store.add('a', { add: 1 })).resolves.toEqual({ revision: 4, sum: 301 });
    expect(store.events).toHaveLength(1);
    expect((await conflictsCounted()) - before).toBe(3);
  });

  it('loses no command of 20 concurrent writers', async () => {
    const store = createStore();
    const before = await conflictsCounted();
    await Promise.all(Array.from({ length: 20 }, () => store.add('a', { add: 1 })));
    expect(store.read()).toEqual({ revision: 20, sum: 20 });
    expect(store.events).toHaveLength(20);
    expect(await conflictsCounted(), 'commands of one process take turns').toBe(before);
  });

  it('writes other documents while a document waits, and goes on after a refusal', async () => {
    const waiting = Promise.withResolvers<void>();
    const saved: string[] = [];
    const write = createWrite<string, Tally | undefined, Command>({
      document: 'tally',
      load: async (key) => (key === 'slow' ? waiting.promise.then(() => undefined) : undefined),
      decide,
      async save(_, { state }, key) {
        saved.push(key);
        return state;
      },
    });
    const slow = write('slow', { add: MAX_SUM + 1 });
    const next = write('slow', { add: 1 });
    await write('quick', { add: 1 });
    expect(saved).toEqual(['quick']);
    waiting.resolve();
    await expect(slow).rejects.toMatchObject({ kind: 'conflict' });
    await next;
    expect(saved).toEqual(['quick', 'slow']);
  });

  it(`answers 503 after ${MAX_CONFLICTS} conflicts`, async () => {
    const store = createStore((changeNow) => changeNow(1));
    await expect(store.add('a', { add: 1 })).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'The tally is being changed elsewhere. Please try again.',
    });
    expect(store.loads()).toBe(MAX_CONFLICTS);
    expect(store.events).toEqual([]);
  });

  it('saves from a known state without loading', async () => {
    const store = createStore();
    store.changeNow(5);
    await expect(store.add('a', { add: 1 }, { revision: 1, sum: 5 })).resolves.toEqual({ revision: 2, sum: 6 });
    expect(store.loads()).toBe(0);
  });

  it.each([
    ['outdated', { add: 1 }, { revision: 1, sum: 5 }, 8],
    ['refusing', { add: 1 }, { revision: 1, sum: MAX_SUM }, 8],
    ['unchanged', { add: 0 }, { revision: 1, sum: 5 }, 7],
  ] as const)('decides from the stored state when the known state is %s', async (_, command, known, sum) => {
    const store = createStore();
    store.changeNow(5);
    store.changeNow(7);
    await expect(store.add('a', command, known)).resolves.toMatchObject({ sum });
    expect(store.loads()).toBe(1);
  });
});
