import type { RouteObject } from '@ethereal/web-kit/router.ts';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { AreaUnavailable } from './area-unavailable.ts';
import { boundedLoading } from './bounded-loading.ts';
import type { AreaName } from './pages.ts';
import { readReleases } from './remotes-file.ts';

/** The longest that an area may take from its manifest to its routes, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** What an area gives to the shell, and the version that did. */
export type LoadedArea = { routes: RouteObject[]; version: string };

const loads = new Map<AreaName, Promise<LoadedArea>>();
const tries = new Map<AreaName, number>();

/** Prepares the federation runtime; called once, before anything is rendered. */
export function connectAreas(): void {
  registerPlugins([boundedLoading((name) => tries.get(name as AreaName) ?? 0)]);
  readReleases().catch(() => undefined);
}

/** Loads an area once, however often it is asked for. */
export function loadArea(name: AreaName): Promise<LoadedArea> {
  const begun = loads.get(name);
  if (begun) return begun;
  const load = within(TIMEOUT_MS, name, loadOnce(name));
  loads.set(name, load);
  return load;
}

/** Forgets an area that failed, so that the next load finds its current release and starts from nothing. */
export function forgetArea(name: AreaName): void {
  loads.delete(name);
  tries.set(name, (tries.get(name) ?? 0) + 1);
}

/** Fetches an area that is likely to be wanted soon. A failure is silent here and shown when it is wanted. */
export function preloadArea(name: AreaName): void {
  loadArea(name).catch(() => undefined);
}

async function loadOnce(name: AreaName): Promise<LoadedArea> {
  const again = (tries.get(name) ?? 0) > 0;
  const release = (await readReleases(again)).get(name);
  if (!release) throw new AreaUnavailable(`${name} is not in remotes.json`);
  registerRemotes([{ name, entry: release.manifest }], { force: again });
  const exposed = await loadRemote<{ routes?: unknown }>(`${name}/routes`);
  if (!Array.isArray(exposed?.routes)) throw new AreaUnavailable(`${name} exposes no routes`);
  return { routes: exposed.routes, version: release.version };
}

async function within<T>(ms: number, name: string, work: Promise<T>): Promise<T> {
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
