import type { Page } from '@ethereal/areas/area';
import { findPage } from '@ethereal/areas/pages';
import { textOf } from '@ethereal/web-kit/api/field-of.ts';
import { createStore } from '@ethereal/web-kit/hooks/create-store.ts';
import { useSyncExternalStore } from 'react';
import { AreaUnavailable } from './area-unavailable.ts';

/** An area's current release as listed in the gateway's `/remotes.json`: its address and its pages. */
export type Release = {
  manifest: string;
  /** Address of the container's entry file. Missing for releases whose container needs the federation runtime. */
  entry?: string;
  /** Integrity of the entry file. The browser runs no file with another hash. */
  integrity?: string;
  version: string;
  pages?: readonly Page[];
};
export type Releases = ReadonlyMap<string, Release>;

/** State of the list of releases: the releases, not read yet, or not readable. */
export type Known = Releases | 'reading' | 'away';

export type OwnedPage = Page & { area: string };

/** Maximum duration of the request for the list, in ms. */
const TIMEOUT_MS = 5000;

const known = createStore<Known>('reading');
let reading: Promise<Releases> | undefined;

/** Returns the current releases by area. The list is read once; `again` reads it again. */
export function readReleases(again = false): Promise<Releases> {
  if (again || reading === undefined) {
    reading = fetchReleases(again);
    reading.then(known.write, () => {
      reading = undefined;
      // Releases that were read before are kept.
      if (typeof known.read() === 'string') known.write('away');
    });
  }
  return reading;
}

/** Returns the state of the list of releases. Renders again when it changes. */
export const useReleases = (): Known => useSyncExternalStore(known.subscribe, currentReleases, currentReleases);

/**
 * Returns, on the server, the releases of the page that is being rendered; in a browser, the releases that were read.
 */
function currentReleases(): Known {
  const page = globalThis.etherealPage?.();
  return page ? releasesOf(page.remotes) : known.read();
}

const read = new WeakMap<object, Releases>();

/** Returns the releases of a server-rendered page. Every call for the same page returns the same map. */
function releasesOf(remotes: Readonly<Record<string, Release>>): Releases {
  const found = read.get(remotes) ?? new Map(Object.entries(remotes));
  read.set(remotes, found);
  return found;
}

/** Sets the releases that came with the page, so that the list is not requested. */
export function setReleases(remotes: Readonly<Record<string, Release>>): void {
  const releases = new Map(Object.entries(remotes));
  reading = Promise.resolve(releases);
  known.write(releases);
}

/** Returns all pages of the areas, each with its owner. */
const pagesOf = (releases: Known): OwnedPage[] =>
  typeof releases === 'string'
    ? []
    : [...releases].flatMap(([area, { pages = [] }]) => pages.map((page) => ({ ...page, area })));

/** Returns the page of a path, or `undefined` if there is none or the list of releases is not read yet. */
export const pageAt = (pathname: string, releases = currentReleases()): OwnedPage | undefined =>
  findPage(pagesOf(releases), pathname)?.page;

/** Returns all known pages. Renders again when they change. */
export const usePages = (): OwnedPage[] => pagesOf(useReleases());

async function fetchReleases(again: boolean): Promise<Releases> {
  const response = await fetch('/remotes.json', {
    cache: again ? 'reload' : 'default',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new AreaUnavailable(`remotes.json: status ${response.status}`);
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null) throw new AreaUnavailable('remotes.json: not an object');
  return new Map(Object.entries(body).filter((entry): entry is [string, Release] => isRelease(entry[1])));
}

const isRelease = (value: unknown): value is Release =>
  textOf(value, 'manifest') !== undefined && textOf(value, 'version') !== undefined;
