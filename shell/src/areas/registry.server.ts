import { LeftToClient } from './left-to-client.ts';
import type { LoadedArea } from './registry.ts';

/**
 * Replaces `registry.ts` on the server. Holds the one area whose pages this worker renders. Every other area is left to
 * the browser, which shows a spinner until the area is loaded.
 */
const areas = new Map<string, Promise<LoadedArea>>();

/** Provides the server with a loaded area. */
export function provideArea(name: string, area: LoadedArea): void {
  areas.set(name, Promise.resolve(area));
}

/** Returns the provided area. @throws LeftToClient for any other */
export function loadArea(name: string): Promise<LoadedArea> {
  const area = areas.get(name);
  if (!area) throw new LeftToClient();
  return area;
}

/** Does nothing on the server, where no area fails to load. */
export function removeArea(): void {}

/** Does nothing on the server, which needs one area alone. */
export function preloadArea(): void {}

/** Does nothing on the server, where the page has its releases. */
export function connectAreas(): void {}
