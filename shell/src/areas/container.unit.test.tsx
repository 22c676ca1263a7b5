import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadFromContainer } from './container.ts';

const ENTRY = '/remotes/mf-x/1/assets/remoteEntry.js';
/** Simulates the loading of a script that was added to the page. */
let arrive: (script: HTMLScriptElement) => void;

const observer = new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node instanceof HTMLScriptElement) arrive(node);
});
const load = () => loadFromContainer('mf_x', { src: ENTRY, integrity: 'sha256-x' }, './routes');

beforeEach(() => observer.observe(document.head, { childList: true }));
afterEach(() => {
  observer.disconnect();
  Reflect.deleteProperty(globalThis, 'mf_x');
  vi.useRealTimers();
});

test('returns the module that the container exposes, created with the shell’s own React', async () => {
  let shared: Record<string, Record<string, { get(): () => unknown }>> = {};
  const container = {
    init: (scope: typeof shared) => {
      shared = scope;
    },
    get: async (module: string) => () => ({ module, React: Object.values(shared.react ?? {})[0]?.get()() }),
  };
  arrive = (script) => {
    expect(script.getAttribute('src')).toBe(ENTRY);
    expect(script.integrity).toBe('sha256-x');
    Object.assign(globalThis, { mf_x: container });
    script.dispatchEvent(new Event('load'));
  };
  expect(await load()).toMatchObject({ module: './routes', React: { createElement } });
});

test.each<[string, (script: HTMLScriptElement) => void, string]>([
  ['does not load', (script) => script.dispatchEvent(new Event('error')), 'did not load'],
  ['leaves no container', (script) => script.dispatchEvent(new Event('load')), 'leaves no container mf_x'],
])('rejects with the reason when an entry file %s', async (_, what, message) => {
  arrive = what;
  await expect(load()).rejects.toThrow(message);
});

test('rejects when the entry file hangs', async () => {
  vi.useFakeTimers();
  arrive = () => undefined;
  const failed = expect(load()).rejects.toThrow('took longer than');
  await vi.advanceTimersByTimeAsync(6000);
  await failed;
});
