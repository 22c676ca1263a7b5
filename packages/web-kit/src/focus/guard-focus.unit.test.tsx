import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ConfirmDialog } from '@ethereal/web-kit/components/ConfirmDialog.tsx';
import { guardFocus } from '@ethereal/web-kit/focus/guard-focus.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let end: () => void;
beforeEach(() => {
  end = guardFocus();
});
afterEach(() => {
  end();
  cleanup();
  history.replaceState(null, '', '/');
});

const focused = () => document.activeElement?.textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Resets the focus as browsers do when the focused control is disabled; jsdom keeps it. */
const releaseFocus = () => document.activeElement instanceof HTMLElement && document.activeElement.blur();

function List({ inDialog = false }: { inDialog?: boolean }) {
  const [names, setNames] = useState(['Shirt', 'Scarf', 'Shoes']);
  const [toRemove, setToRemove] = useState<string>();
  const remove = (gone: string | undefined) => {
    setToRemove(undefined);
    setNames(names.filter((name) => name !== gone));
  };
  return (
    <main>
      <h1>Favorites</h1>
      <a href="#top">Top</a>
      <section>
        <h2>Items</h2>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => (inDialog ? setToRemove(name) : remove(name))}>
                Remove {name}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <ConfirmDialog
        open={toRemove !== undefined}
        message="Remove it?"
        onConfirm={() => remove(toRemove)}
        onCancel={() => setToRemove(undefined)}
      />
    </main>
  );
}

test('moves from a removed row to the next, from the last row to the one before, then to the heading', async () => {
  render(<List />);
  await press('Remove Scarf');
  await vi.waitFor(() => expect(focused()).toBe('Remove Shoes'));
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(focused()).toBe('Remove Shirt'));
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(focused()).toBe('Items'));
});

test('moves to the row after the opener of a dialog that removed its row', async () => {
  render(<List inDialog />);
  await press('Remove Shirt');
  await press('Yes');
  await vi.waitFor(() => expect(focused()).toBe('Remove Scarf'));
  await userEvent.keyboard('{Enter}');
  await press('No');
  await vi.waitFor(() => expect(focused()).toBe('Remove Scarf'));
});

function Steps() {
  const [step, setStep] = useState(0);
  const next = (
    <button type="button" onClick={() => setStep(step + 1)}>
      Continue {step}
    </button>
  );
  return (
    <main>
      <h1>Log-in with a code</h1>
      <section>
        <h2>Set it up</h2>
        {step === 0 && next}
        {step === 1 && (
          <form>
            <label>
              Code <input name="code" />
            </label>
            <span>{next}</span>
          </form>
        )}
        {step === 2 && <p>It is on.</p>}
      </section>
      <a href="#elsewhere">Elsewhere</a>
    </main>
  );
}

test('moves to the first field of the form that replaces a button, and to the heading when nothing replaces it', async () => {
  render(<Steps />);
  await press('Continue 0');
  await vi.waitFor(() => expect(document.activeElement).toHaveProperty('name', 'code'));
  await press('Continue 1');
  await vi.waitFor(() => expect(focused()).toBe('Set it up'));
});

function Parts() {
  const [part, setPart] = useState<'upload' | 'check' | 'none'>('upload');
  return (
    <main>
      <div>
        <h1>Import</h1>
        {part === 'upload' && (
          <form>
            <h2>Import items</h2>
            <button type="button" onClick={() => setPart('check')}>
              Check table
            </button>
          </form>
        )}
        {part === 'check' && (
          <section>
            <h2>Check: spring.csv</h2>
            <input type="file" aria-label="Pictures" />
            <button type="button" onClick={() => setPart('none')}>
              Discard
            </button>
          </section>
        )}
        <section>
          <h2>People also buy</h2>
          <a href="#shirt">Shirt</a>
        </section>
      </div>
    </main>
  );
}

test('moves to the heading of the part that replaces a part, and to the heading above when none replaces it', async () => {
  render(<Parts />);
  await press('Check table');
  await vi.waitFor(() => expect(focused()).toBe('Check: spring.csv'));
  await press('Discard');
  await vi.waitFor(() => expect(focused()).toBe('Import'));
});

/** Presses the mouse on an element as the `detail`-th of several presses, and removes the focus as browsers do. */
function pressMouse(element: Element, detail: number) {
  fireEvent.pointerDown(element);
  if (fireEvent.mouseDown(element, { detail })) releaseFocus();
}

test('stays when the second press of a double click hits what has replaced the pressed control', async () => {
  render(<Parts />);
  const check = screen.getByRole('button', { name: 'Check table' });
  pressMouse(check, 1);
  check.focus();
  fireEvent.click(check);
  await vi.waitFor(() => expect(focused()).toBe('Check: spring.csv'));
  pressMouse(screen.getByText('Check: spring.csv'), 2);
  expect(focused()).toBe('Check: spring.csv');
});

function Checking() {
  const [state, setState] = useState<'ready' | 'busy' | 'checked'>('ready');
  return (
    <main tabIndex={-1}>
      <h1>Import</h1>
      {state === 'checked' ? (
        <section>
          <h2>Check: spring.csv</h2>
        </section>
      ) : (
        <form>
          <h2>Import items</h2>
          <Button busy={state === 'busy'} onClick={() => setState('busy')}>
            Check table
          </Button>
        </form>
      )}
      <button type="button" onClick={() => setState('checked')}>
        Finish
      </button>
      <button type="button" onClick={() => setState('ready')}>
        Fail
      </button>
      <p tabIndex={-1}>The table is too large.</p>
    </main>
  );
}

test('moves to what replaces a busy button although a second press focused the part around the button', async () => {
  render(<Checking />);
  await press('Check table');
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Check table' }));
  screen.getByRole('main').focus();
  fireEvent.click(screen.getByRole('button', { name: 'Finish' }));
  await vi.waitFor(() => expect(focused()).toBe('Check: spring.csv'));
});

test('leaves the focus at a notice that a page focuses after a second press on a busy button', async () => {
  render(<Checking />);
  await press('Check table');
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Check table' }));
  screen.getByText('The table is too large.').focus();
  fireEvent.click(screen.getByRole('button', { name: 'Fail' }));
  await new Promise((done) => setTimeout(done, 10));
  expect(focused()).toBe('The table is too large.');
});

test('leaves a double click on a text to the browser, which selects a word', () => {
  render(<List />);
  const text = screen.getByRole('heading', { name: 'Items' });
  pressMouse(text, 1);
  expect(fireEvent.pointerDown(text) && fireEvent.mouseDown(text, { detail: 2 })).toBe(true);
});

test('leaves the focus at the body after a press beside all controls', async () => {
  const { rerender } = render(<List />);
  screen.getByRole('button', { name: 'Remove Scarf' }).focus();
  await userEvent.click(document.body);
  rerender(<p>Nothing</p>);
  await new Promise((done) => setTimeout(done, 10));
  expect(document.activeElement).toBe(document.body);
});

test('leaves the focus to the shell when the path has changed', async () => {
  const { rerender } = render(<List />);
  screen.getByRole('button', { name: 'Remove Scarf' }).focus();
  history.replaceState(null, '', '/elsewhere');
  rerender(
    <main>
      <h1>Elsewhere</h1>
    </main>,
  );
  await new Promise((done) => setTimeout(done, 10));
  expect(document.activeElement).toBe(document.body);
});

test('moves to the heading of the page when the element was removed before the guard started', async () => {
  end();
  render(<List />);
  const first = screen.getByRole('button', { name: 'Remove Scarf' });
  await press('Remove Scarf');
  expect(document.activeElement).toBe(document.body);
  end = guardFocus(first);
  await vi.waitFor(() => expect(focused()).toBe('Favorites'));
});

function Notifications() {
  const [unread, setUnread] = useState(2);
  return (
    <main>
      <h1>Notifications</h1>
      <div>
        <button type="button" disabled={unread === 0} onClick={() => setUnread(0)}>
          Mark all as read
        </button>
        <a href="#settings">Settings</a>
      </div>
    </main>
  );
}

test('moves from a button that its own press disabled to the control beside it', async () => {
  render(<Notifications />);
  await press('Mark all as read');
  await vi.waitFor(() => expect(focused()).toBe('Settings'));
});

function Adding({ isBusy, onClose }: { isBusy: boolean; onClose: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <main>
      <a href="#before">Before</a>
      <Button busy={isBusy} onClick={() => setAsking(true)}>
        Add
      </Button>
      <ConfirmDialog
        open={isAsking}
        message="Add it?"
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onCancel={() => setAsking(false)}
      />
    </main>
  );
}

test('returns to the opener of a dialog when it is no longer busy with what the dialog started', async () => {
  const onClose = () => rerender(<Adding isBusy onClose={onClose} />);
  const { rerender } = render(<Adding isBusy={false} onClose={onClose} />);
  screen.getByRole('link', { name: 'Before' }).focus();
  await press('Add');
  await press('Yes');
  releaseFocus();
  await new Promise((done) => setTimeout(done, 10));
  expect(document.activeElement).toBe(document.body);
  rerender(<Adding isBusy={false} onClose={onClose} />);
  await vi.waitFor(() => expect(focused()).toBe('Add'));
});

test('leaves the focus to the shell when a page goes whose control had the focus while the next page loaded', async () => {
  end();
  let shownPath = '/cart';
  end = guardFocus(null, () => shownPath);
  const { rerender } = render(<List />);
  history.replaceState(null, '', '/orders');
  screen.getByRole('button', { name: 'Remove Scarf' }).focus();
  shownPath = '/orders';
  rerender(
    <main>
      <h1>Orders</h1>
    </main>,
  );
  await new Promise((done) => setTimeout(done, 10));
  expect(document.activeElement).toBe(document.body);
});
