// @vitest-environment jsdom
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { useSettledChoice } from '@ethereal/web-kit/hooks/useSettledChoice.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const options = ['S', 'M', 'L'].map((value) => ({ value, label: value }));
const settle = vi.fn<(value: string) => void>();

function Sizes() {
  return <Select label="Size" options={options} {...useSettledChoice('S', settle)} />;
}
const select = () => screen.getByLabelText<HTMLSelectElement>('Size');
const choose = (value: string) => fireEvent.change(select(), { target: { value } });
/** A key that changes the value of a closed select does so before anything else happens. */
function goTo(value: string): void {
  fireEvent.keyDown(select(), { key: 'ArrowDown' });
  choose(value);
}

beforeEach(() => {
  settle.mockClear();
  vi.useFakeTimers();
  render(<Sizes />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a choice by pointer counts at once, also in a list that a key has opened', () => {
  choose('M');
  fireEvent.keyDown(select(), { key: ' ' });
  vi.runAllTimers();
  choose('L');
  fireEvent.blur(select());
  expect(settle.mock.calls).toEqual([['M'], ['L']]);
});

test.each<[string, () => void]>([
  ['Enter', () => fireEvent.keyDown(select(), { key: 'Enter' })],
  ['leaving', () => fireEvent.blur(select())],
])('choices by keyboard show, and the last one counts, once, on %s', (_, end) => {
  goTo('M');
  vi.runAllTimers();
  goTo('L');
  expect(select().value).toBe('L');
  expect(settle).not.toHaveBeenCalled();
  vi.runAllTimers();
  end();
  fireEvent.blur(select());
  expect(settle.mock.calls).toEqual([['L']]);
});

test('who goes through the choices and back has chosen nothing', () => {
  goTo('M');
  goTo('S');
  fireEvent.blur(select());
  expect(settle).not.toHaveBeenCalled();
});
