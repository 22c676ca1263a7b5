import { z } from 'zod';
import type { Page } from '../area.ts';
import { matchPage } from '../pages.ts';
import type { Pointer } from './pointers.ts';

/** The addresses of a running site on which pages are tried. */
export type RunningSite = {
  /** Addresses of renderer instances, which read the releases' folders. */
  renderers: readonly string[];
  /** Public address of the site; its `/sitemap.xml` lists pages with content. */
  origin?: string | undefined;
};

export type Trial = {
  /** Versions of the shell and of the area that are rendered together. */
  pair: { shell: string; area: { name: string; version: string } };
  pages: readonly Page[];
  remotes: Readonly<Record<string, Pointer>>;
};

/** `untried` when no renderer answered, otherwise the pages that failed, each with its reason. */
export type TrialResult = 'untried' | string[];

/** Deadline of one page, in milliseconds: longer than a renderer waits for a bundle that hangs. */
const TIMEOUT_MS = 10_000;

const rendered = z.object({ faults: z.array(z.string()).default([]) });
const refused = z.object({ reason: z.string().default('no reason was given') });
const MADE_UP_ID = 'a'.repeat(24);

/** Lets the renderer render each server-rendered page of a release before any visitor requests it. */
export async function tryPages(site: RunningSite, trial: Trial): Promise<TrialResult> {
  const fromServer = trial.pages.filter(({ render }) => render === 'server');
  const known = fromServer.some(({ path }) => path.includes(':')) ? await knownPaths(site.origin) : [];
  const faults: string[] = [];
  for (const page of fromServer) {
    const location = known.find((path) => matchPage(page, path)) ?? madeUp(page);
    const answer = await renderPage(site, { ...trial, location });
    if (!answer) return 'untried';
    faults.push(...answer.map((reason) => `${location}: ${reason}`));
  }
  return faults;
}

/**
 * Returns the faults of one page; undefined when no instance is reachable. An instance that accepts the request without
 * an answer counts as hanging at this page.
 */
async function renderPage(
  { renderers, origin = 'http://localhost' }: RunningSite,
  { pair, remotes, location }: Trial & { location: string },
): Promise<string[] | undefined> {
  const body = JSON.stringify({ pair, remotes, location, origin });
  let isLate = false;
  for (const url of renderers) {
    try {
      const answer = await fetch(`${url}/render`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const json: unknown = await answer.json();
      return answer.ok ? rendered.parse(json).faults : [refused.parse(json).reason];
    } catch (error) {
      // Another instance may answer.
      isLate ||= error instanceof DOMException && error.name === 'TimeoutError';
    }
  }
  return isLate ? [`no answer within ${TIMEOUT_MS / 1000} s`] : undefined;
}

/** Returns paths of the site from its sitemap; empty when the sitemap cannot be read. */
async function knownPaths(origin: string | undefined): Promise<string[]> {
  if (!origin) return [];
  try {
    const answer = await fetch(`${origin}/sitemap.xml`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const addresses = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
    return [...addresses].map(([, address = '']) => new URL(address).pathname);
  } catch {
    return [];
  }
}

/** Returns a path of a page with placeholder parameters, for pages that the sitemap does not list. */
const madeUp = ({ path, where = {} }: Page): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const allowed = where[name];
    return allowed === undefined || allowed === 'id' ? MADE_UP_ID : (allowed[0] ?? MADE_UP_ID);
  });
