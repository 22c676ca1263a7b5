import { LeftToClient } from './left-to-client.ts';
import type { LoadedArea } from './registry.ts';

/**
 * What stands in for `registry.ts` on the server: the one area whose pages this worker renders. Any other is left to the
 * browser, which shows the spinner in its place until it is there.
 */
const areas = new Map<string, Promise<LoadedArea>>();

/** Gives the server an area, ready to render. */
export function provideArea(name: string, area: LoadedArea): void {
  areas.set(name, Promise.resolve(area));
}

export function loadArea(name: string): Promise<LoadedArea> {
  const area = areas.get(name);
  if (!area) throw new LeftToClient();
  return area;
}

export function forgetArea(): void {}

export function preloadArea(): void {}

export function connectAreas(): void {}
