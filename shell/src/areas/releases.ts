import type { Page } from '@ethereal/areas/area';
import { findPage } from '@ethereal/areas/pages';
import { useSyncExternalStore } from 'react';
import { AreaUnavailable } from './area-unavailable.ts';

/** An area's current release, as the gateway's `/remotes.json` says: where it lies and what it shows. */
export type Release = {
  manifest: string;
  /** The container's own file; missing of releases whose container needs the federation runtime. */
  entry?: string;
  /** What that file has to be: a browser runs no other. */
  integrity?: string;
  version: string;
  pages?: readonly Page[];
};
export type Releases = ReadonlyMap<string, Release>;

/** What is known of the releases: all of them, nothing yet, or that they could not be read. */
export type Known = Releases | 'reading' | 'away';

export type OwnedPage = Page & { area: string };

/** The longest the list may take, in milliseconds. */
const TIMEOUT_MS = 5000;

let known: Known = 'reading';
let reading: Promise<Releases> | undefined;
const listeners = new Set<() => void>();

function become(next: Known): void {
  known = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The current releases by area. Read once; `again` reads the file anew. */
export function readReleases(again = false): Promise<Releases> {
  if (again || reading === undefined) {
    reading = fetchReleases(again);
    reading.then(become, () => {
      reading = undefined;
      // What was known once is still worth more than nothing.
      if (typeof known === 'string') become('away');
    });
  }
  return reading;
}

/** What is known of the releases; renders again when that changes. */
export const useReleases = (): Known => useSyncExternalStore(subscribe, currentReleases, currentReleases);

/** Those of the page that the server renders at this moment, in a browser what is known. */
function currentReleases(): Known {
  const page = globalThis.etherealPage?.();
  return page ? releasesOf(page.remotes) : known;
}

const read = new WeakMap<object, Releases>();

/** The releases of a server's page: the same map for each of its parts. */
function releasesOf(remotes: Readonly<Record<string, Release>>): Releases {
  const found = read.get(remotes) ?? new Map(Object.entries(remotes));
  read.set(remotes, found);
  return found;
}

/** Takes the releases that came with the page, in place of reading the file. */
export function takeReleases(remotes: Readonly<Record<string, Release>>): void {
  const releases = new Map(Object.entries(remotes));
  reading = Promise.resolve(releases);
  known = releases;
}

/** All pages of the areas, each with its owner. */
const pagesOf = (releases: Known): OwnedPage[] =>
  typeof releases === 'string'
    ? []
    : [...releases].flatMap(([area, { pages = [] }]) => pages.map((page) => ({ ...page, area })));

/** The page behind a path; `undefined` when there is none, or none is known yet. */
export const pageAt = (pathname: string, releases = currentReleases()): OwnedPage | undefined =>
  findPage(pagesOf(releases), pathname)?.page;

/** All pages as they are known; renders again when that changes. */
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

function isRelease(value: unknown): value is Release {
  return (
    typeof value === 'object' &&
    value !== null &&
    'manifest' in value &&
    typeof value.manifest === 'string' &&
    'version' in value &&
    typeof value.version === 'string'
  );
}
