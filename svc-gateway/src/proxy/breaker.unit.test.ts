import { expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';

const breaker = () => createBreaker({ failuresToOpen: 3, openMs: 1000 });

it('opens after so many failures in a row, and not by failures with successes between', () => {
  const it = breaker();
  for (const _ of [1, 2]) it.failed(0);
  it.succeeded();
  for (const _ of [1, 2]) it.failed(0);
  expect(it.admits(1)).toBe(true);
  it.failed(0);
  expect(it.state(1)).toBe('open');
  expect(it.admits(1)).toBe(false);
});

it('lets one request try after a while, and closes when that succeeds', () => {
  const it = breaker();
  for (const _ of [1, 2, 3]) it.failed(0);
  expect(it.state(1000)).toBe('half-open');
  expect(it.admits(1000)).toBe(true);
  expect(it.admits(1001)).toBe(false);
  it.succeeded();
  expect(it.state(1002)).toBe('closed');
});

it('opens again when the try fails', () => {
  const it = breaker();
  for (const _ of [1, 2, 3]) it.failed(0);
  it.admits(1000);
  it.failed(1100);
  expect(it.admits(2050)).toBe(false);
  expect(it.admits(2100)).toBe(true);
});
