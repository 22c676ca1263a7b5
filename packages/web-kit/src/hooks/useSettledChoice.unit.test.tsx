import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { useSettledChoice } from '@ethereal/web-kit/hooks/useSettledChoice.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const options = ['S', 'M', 'L'].map((value) => ({ value, label: value }));
const settle = vi.fn<(value: string) => void>();

function Sizes({ value = 'S' }: { value?: string }) {
  return <Select label="Size" options={options} {...useSettledChoice(value, settle)} />;
}
const select = () => screen.getByLabelText<HTMLSelectElement>('Size');
const choose = (value: string) => fireEvent.change(select(), { target: { value } });
/** Changes the value of a closed select as a key does: before any other event. */
function goTo(value: string): void {
  fireEvent.keyDown(select(), { key: 'ArrowDown' });
  choose(value);
}

let rerender: ReturnType<typeof render>['rerender'];
beforeEach(() => {
  settle.mockClear();
  vi.useFakeTimers();
  ({ rerender } = render(<Sizes />));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('settles a choice by pointer at once, also in a list that a key opened', () => {
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
])('shows each choice by keyboard, and settles only the last one, once, on %s', (_, end) => {
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

test('settles nothing when a user steps through the options and back', () => {
  goTo('M');
  goTo('S');
  fireEvent.blur(select());
  expect(settle).not.toHaveBeenCalled();
});

test.each<[string, () => void, string]>([
  ['going back', () => act(() => void dispatchEvent(new PopStateEvent('popstate'))), 'S'],
  ['another value', () => rerender(<Sizes value="L" />), 'L'],
])('settles no choice by keyboard that %s has replaced', (_, replace, shown) => {
  goTo('M');
  replace();
  expect(select().value).toBe(shown);
  fireEvent.blur(select());
  expect(settle).not.toHaveBeenCalled();
});
