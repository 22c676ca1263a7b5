import { fieldOf } from '@ethereal/web-kit/api/field-of.ts';
import type { RouteObject } from '@ethereal/web-kit/router.ts';
import { AreaUnavailable } from './area-unavailable.ts';
import { loadFromContainer, removeContainer } from './container.ts';
import { loadWithRetries } from './first-view.ts';
import { type Release, readReleases } from './releases.ts';

/** Maximum time from an area's manifest to its routes, in ms. A slow network needs most of it. */
const TIMEOUT_MS = 60_000;

/** Name of the module that every area exposes. */
const ROUTES = './routes';

/** The routes that an area provides, and the version of its release. */
export type LoadedArea = { routes: RouteObject[]; version: string };

const loads = new Map<string, Promise<LoadedArea>>();
const attempts = new Map<string, number>();

/** Starts to read the list of areas. Called once, before anything is rendered. */
export function connectAreas(): void {
  readReleases().catch(() => undefined);
}

/** Loads an area. Further calls return the same promise. */
export function loadArea(name: string): Promise<LoadedArea> {
  const running = loads.get(name);
  if (running) return running;
  const load = loadWithRetries(name, {
    load: () => withTimeout(TIMEOUT_MS, name, loadOnce(name)),
    startOver: () => countAttempt(name),
  });
  loads.set(name, load);
  return load;
}

/** Removes an area that failed, so that the next load reads its current release and starts over. */
export function removeArea(name: string): void {
  loads.delete(name);
  countAttempt(name);
}

const countAttempt = (name: string) => attempts.set(name, (attempts.get(name) ?? 0) + 1);

/**
 * Fetches an area that will probably be needed soon. A failure is ignored; the area is loaded again when it is needed.
 */
export function preloadArea(name: string): void {
  if (!loads.has(name)) loadArea(name).catch(() => removeArea(name));
}

async function loadOnce(name: string): Promise<LoadedArea> {
  const attempt = attempts.get(name) ?? 0;
  const isFirst = loads.size === 0 && attempt === 0;
  const release = (await readReleases(attempt > 0)).get(name);
  if (!release) throw new AreaUnavailable(`${name} is not in remotes.json`);
  const exposed = await loadRoutes(name, release, { isFirst, attempt });
  if (!hasRoutes(exposed)) throw new AreaUnavailable(`${name} exposes no routes`);
  return { routes: exposed.routes, version: release.version };
}

/** The first area of a visit is loaded without the federation runtime. The runtime is loaded with the second area. */
async function loadRoutes(
  name: string,
  { entry, integrity, manifest }: Release,
  { isFirst, attempt }: { isFirst: boolean; attempt: number },
): Promise<unknown> {
  if (isFirst && entry !== undefined) return loadFromContainer(name, { src: entry, integrity }, ROUTES);
  const { loadFromRemote } = await import('./federation.ts');
  if (attempt > 0) removeContainer(name);
  return loadFromRemote(name, { manifest, integrity }, ROUTES, attempt);
}

const hasRoutes = (exposed: unknown): exposed is { routes: RouteObject[] } => Array.isArray(fieldOf(exposed, 'routes'));

async function withTimeout<T>(ms: number, name: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AreaUnavailable(`${name} took longer than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
