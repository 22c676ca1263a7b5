import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { admits, breakerState, createBreaker } from './breaker.ts';
import { Fault, type FaultReason } from './fault.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started() {
  const breaker = createBreaker();
  const fire = (head: Promise<unknown>) => breaker.fire(head).catch(() => {});
  return {
    state: () => breakerState(breaker),
    admits: (asTrial = true) => admits(breaker, { asTrial }),
    begin: (head: Promise<unknown>) => void fire(head),
    async succeed(times = 1) {
      for (let i = 0; i < times; i++) await fire(Promise.resolve());
    },
    async fail(times = 1, reason: FaultReason = 'deadline') {
      for (let i = 0; i < times; i++) await fire(Promise.reject(new Fault(reason)));
    },
  };
}

it('opens after five failures and rejects further calls', async () => {
  const it = started();
  await it.fail(4);
  expect(it.admits()).toBe(true);
  await it.fail();
  expect(it.state()).toBe('open');
  expect(it.admits()).toBe(false);
});

it('stays closed while at least half of the calls are answered', async () => {
  const it = started();
  await it.succeed(6);
  await it.fail(6);
  expect(it.state()).toBe('closed');
});

it.each(['left', 'too-slow', 'too-large'] as const)('ignores the fault "%s" of a visitor', async (reason) => {
  const it = started();
  await it.fail(20, reason);
  expect(it.state()).toBe('closed');
});

it('admits one trial request after a while and closes when it succeeds', async () => {
  const it = started();
  await it.fail(5);
  vi.advanceTimersByTime(2000);
  expect(it.state()).toBe('half-open');
  expect(it.admits(false)).toBe(false);
  expect(it.admits()).toBe(true);
  const trial = Promise.withResolvers<void>();
  it.begin(trial.promise);
  expect(it.admits()).toBe(false);
  trial.resolve();
  await vi.waitFor(() => expect(it.state()).toBe('closed'));
});

it.each(['deadline', 'left'] as const)(
  'opens again when the trial ends with %s, and admits another trial',
  async (reason) => {
    const it = started();
    await it.fail(5);
    vi.advanceTimersByTime(2000);
    await it.fail(1, reason);
    expect(it.admits()).toBe(false);
    vi.advanceTimersByTime(2000);
    expect(it.admits()).toBe(true);
  },
);
