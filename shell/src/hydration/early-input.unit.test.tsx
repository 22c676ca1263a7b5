import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endEarlyInput, handOverEarlyInput, keepFilledFields } from './hand-over.ts';
import { isHydrated } from './is-hydrated.ts';

/** Values that the handlers received, in order. */
const events: string[] = [];
const note = (text: string) => void events.push(text);

/** Renders one control of each kind. Each checkbox toggles its size in the state. */
function Controls() {
  const [text, setText] = useState('');
  const [sizes, setSizes] = useState<string[]>([]);
  const [sort, setSort] = useState('');
  const set = (value: string, change: (value: string) => void) => {
    note(value);
    change(value);
  };
  const toggle = (size: string) => {
    note(`size ${size}`);
    setSizes(sizes.includes(size) ? sizes.filter((chosen) => chosen !== size) : [...sizes, size]);
  };
  const sizeBox = (size: string) => (
    <input type="checkbox" aria-label={size} checked={sizes.includes(size)} onChange={() => toggle(size)} />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    note(`sent ${text}`);
  };
  return (
    <form method="post" onSubmit={submit}>
      <input
        aria-label="Text"
        value={text}
        onChange={({ target }) => set(target.value, setText)}
        onBlur={() => note('left')}
      />
      {sizeBox('S')}
      {sizeBox('M')}
      <select aria-label="Sort" value={sort} onChange={({ target }) => set(target.value, setSort)}>
        <option value="">None</option>
        <option value="desc">Highest</option>
      </select>
      <button type="button" onClick={() => note('pressed')}>
        Press
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

let root: HTMLElement;
let hydrated: ReturnType<typeof hydrateRoot> | undefined;

beforeEach(async () => {
  vi.resetModules();
  await import('./early-input.ts');
  events.length = 0;
  root = document.createElement('div');
  document.body.replaceChildren(root);
});
afterEach(() => {
  hydrated?.unmount();
  globalThis.earlyInput?.stop();
});

function hydrate(page: ReactNode) {
  keepFilledFields(root);
  hydrated = hydrateRoot(root, page);
  handOverEarlyInput(isHydrated);
}

test('replays the input in order, each field once, into React’s state', async () => {
  root.innerHTML = renderToString(<Controls />);
  await userEvent.type(screen.getByLabelText('Text'), 'shirt');
  await userEvent.click(screen.getByLabelText('S'));
  await userEvent.click(screen.getByLabelText('M'));
  await userEvent.click(screen.getByLabelText('M'));
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'desc');
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(events).toEqual([]);
  expect(document.documentElement.hasAttribute('data-busy')).toBe(true);
  hydrate(<Controls />);
  await waitFor(() => expect(events).toContain('sent shirt'));
  expect(events).toEqual(['shirt', 'left', 'size S', 'desc', 'pressed', 'sent shirt']);
  await waitFor(() => expect(document.documentElement.hasAttribute('data-busy')).toBe(false));
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'shirt');
  expect(screen.getByLabelText('S')).toHaveProperty('checked', true);
  expect(screen.getByLabelText('M')).toHaveProperty('checked', false);
  expect(screen.getByLabelText('Sort')).toHaveProperty('value', 'desc');
});

test('replays a value that a password manager filled in without an event', async () => {
  root.innerHTML = renderToString(<Controls />);
  (screen.getByLabelText('Text') as HTMLInputElement).value = 'me@shop.test';
  hydrate(<Controls />);
  await waitFor(() => expect(events).toEqual(['me@shop.test', 'left']));
});

test('waits for a part that hydrates later and queues what is pressed meanwhile', async () => {
  const part = Promise.withResolvers<{ default: typeof Controls }>();
  const Part = lazy(() => part.promise);
  const page = (Inner: ComponentType) => (
    <>
      <Suspense>
        <Inner />
      </Suspense>
      <button type="button" onClick={() => note('frame')}>
        Frame
      </button>
    </>
  );
  root.innerHTML = renderToString(page(Controls));
  hydrate(page(Part));
  const frame = screen.getByRole('button', { name: 'Frame' });
  await waitFor(async () => {
    await userEvent.click(frame);
    expect(events).toContain('frame');
  });
  events.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  await userEvent.click(frame);
  expect(events).toEqual([]);
  part.resolve({ default: Controls });
  await waitFor(() => expect(events).toEqual(['pressed', 'frame']));
  endEarlyInput();
  await waitFor(async () => {
    await userEvent.click(frame);
    expect(events.at(-1)).toBe('frame');
  });
});

test('follows a link and counts its press', () => {
  const fetched = vi.fn().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetched);
  root.innerHTML = '<a href="#there" data-counts="/api/views/1"><b>There</b></a>';
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  screen.getByText('There').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
  expect(fetched).toHaveBeenCalledWith('/api/views/1', { method: 'PATCH', keepalive: true });
});

test.each([
  ['<form action="/all"><button>Go</button></form>', false],
  ['<form method="post" action="/contact"><button>Go</button></form>', false],
  ['<form method="post"><button>Go</button></form>', true],
])('queues the submit of %s: %s', (html, isKept) => {
  root.innerHTML = html;
  root.addEventListener('submit', (event) => event.preventDefault());
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  screen.getByRole('button').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(isKept);
});
