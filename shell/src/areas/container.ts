import { fieldOf } from '@ethereal/web-kit/api/field-of.ts';
import { AreaUnavailable } from './area-unavailable.ts';
import { sharedModules } from './shared-modules.ts';

/** Maximum duration of the repeated request, in ms. */
const RELOAD_TIMEOUT_MS = 6000;

/**
 * Requests a file that failed its integrity check again, past the browser's cache, and caches the response if its
 * integrity is correct. Files are cached for a year, including files that were altered in transit.
 * @throws when the response is missing or its integrity is wrong
 */
async function cacheBusted(src: string, integrity: string | undefined): Promise<void> {
  const signal = AbortSignal.timeout(RELOAD_TIMEOUT_MS);
  const response = await fetch(src, { cache: 'reload', integrity: integrity ?? '', signal });
  await response.arrayBuffer();
}

/** Maximum time in which an entry file has to load, in ms. */
const TIMEOUT_MS = 6000;

/** Module Federation container that the entry file of an area assigns to a global variable with the area's name. */
type Container = {
  init(scope: object): unknown;
  get(module: string): Promise<() => unknown>;
};

/** The entry file of an area, with its integrity if that is known. */
type Entry = { src: string; integrity?: string | undefined };

/** Modules that the shell shares with containers, by name and version. */
const scope = Object.fromEntries(
  Object.entries(sharedModules).map(([name, { version, module }]) => [
    name,
    { [version]: { get: () => () => module, loaded: 1, eager: true, from: 'shell' } },
  ]),
);

/**
 * Loads a module of an area's container without the federation runtime, which is half as large as React. It serves the
 * first area of a visit, which needs no choice of versions and no retry yet.
 */
export async function loadFromContainer(area: string, entry: Entry, module: string): Promise<unknown> {
  await loadScript(entry).catch(async (loadError: unknown) => {
    await cacheBusted(entry.src, entry.integrity).catch(() => Promise.reject(loadError));
    await loadScript(entry);
  });
  const container: unknown = Reflect.get(globalThis, area);
  if (!isContainer(container)) throw new AreaUnavailable(`${entry.src} leaves no container ${area}`);
  await container.init(scope);
  const factory = await container.get(module);
  return factory();
}

/**
 * Removes the container of an area that failed, so that loading starts over. A container that was initialized with
 * shared modules accepts no others.
 */
export function removeContainer(area: string): void {
  Reflect.set(globalThis, area, undefined);
}

function loadScript({ src, integrity = '' }: Entry): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {
      integrity,
      crossOrigin: 'anonymous',
      src,
    });
    const fail = (how: string) => () => reject(new AreaUnavailable(`${src} ${how}`));
    const timer = setTimeout(fail(`took longer than ${TIMEOUT_MS} ms`), TIMEOUT_MS);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', fail('did not load'));
    for (const end of ['load', 'error']) script.addEventListener(end, () => clearTimeout(timer));
    document.head.append(script);
  });
}

const isContainer = (value: unknown): value is Container =>
  ['init', 'get'].every((name) => typeof fieldOf(value, name) === 'function');
