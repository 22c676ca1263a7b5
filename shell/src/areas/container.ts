import { AreaUnavailable } from './area-unavailable.ts';
import { cacheBusted } from './cache-busted.ts';
import { sharedModules } from './shared-modules.ts';

/** The longest that an entry file may take, in milliseconds. */
const TIMEOUT_MS = 6000;

/** What the entry file of an area leaves behind under the area's name: a container of Module Federation. */
type Container = {
  init(scope: object): unknown;
  get(module: string): Promise<() => unknown>;
};

/** The entry file of an area, and what it has to be where that is known. */
type Entry = { src: string; integrity?: string | undefined };

/** What the shell shares, as containers ask for it: by name, then by version. */
const scope = Object.fromEntries(
  Object.entries(sharedModules).map(([name, { version, module }]) => [
    name,
    { [version]: { get: () => () => module, loaded: 1, eager: true, from: 'shell' } },
  ]),
);

/**
 * Takes a module out of an area's container without the federation runtime, which weighs half of what React does: for the first
 * area of a visit, where nothing has to be chosen or retried yet.
 */
export async function loadFromContainer(area: string, entry: Entry, module: string): Promise<unknown> {
  await loadScript(entry).catch(async (refused: unknown) => {
    await cacheBusted(entry.src, entry.integrity).catch(() => Promise.reject(refused));
    await loadScript(entry);
  });
  const container: unknown = Reflect.get(globalThis, area);
  if (!isContainer(container)) throw new AreaUnavailable(`${entry.src} leaves no container ${area}`);
  await container.init(scope);
  const make = await container.get(module);
  return make();
}

/** Lets an area that failed start over: its container, once given these shared modules, takes no others. */
export function forgetContainer(area: string): void {
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
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
