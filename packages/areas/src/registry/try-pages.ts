import { z } from 'zod';
import type { Page } from '../area.ts';
import { matchPage } from '../pages.ts';
import type { Pointer } from './pointers.ts';

/** A site that runs, as far as pages can be tried on it. */
export type RunningSite = {
  /** Instances of the renderer, which see the releases' folders. */
  renderers: readonly string[];
  /** Where visitors are; its `/sitemap.xml` names pages that have something to show. */
  origin?: string | undefined;
};

export type Trial = {
  /** The versions of the shell and of the area that render together. */
  pair: { shell: string; area: { name: string; version: string } };
  pages: readonly Page[];
  remotes: Readonly<Record<string, Pointer>>;
};

/** `unasked`: no renderer answered. Else the pages that failed, each with its reason. */
export type TrialResult = 'unasked' | string[];

/** Longer than a renderer waits for a bundle that hangs, in milliseconds. */
const TIMEOUT_MS = 10_000;

const rendered = z.object({ faults: z.array(z.string()).default([]) });
const refused = z.object({ reason: z.string().default('no reason was given') });
const MADE_UP_ID = 'a'.repeat(24);

/** Has the renderer make each page of a release that comes from the server, before anybody else asks for it. */
export async function tryPages(site: RunningSite, trial: Trial): Promise<TrialResult> {
  const fromServer = trial.pages.filter(({ render }) => render === 'server');
  const known = fromServer.some(({ path }) => path.includes(':')) ? await knownPaths(site.origin) : [];
  const faults: string[] = [];
  for (const page of fromServer) {
    const location = known.find((path) => matchPage(page, path)) ?? madeUp(page);
    const answer = await ask(site, { ...trial, location });
    if (!answer) return 'unasked';
    faults.push(...answer.map((reason) => `${location}: ${reason}`));
  }
  return faults;
}

/** What is wrong with one page; undefined when no instance is there. One that is there and says nothing hangs at this page. */
async function ask(
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

/** Paths of the site that crawlers may find; none when it does not say. */
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

/** A path of a page whose parameters say nothing, where no better one is known. */
const madeUp = ({ path, where = {} }: Page): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const allowed = where[name];
    return allowed === undefined || allowed === 'id' ? MADE_UP_ID : (allowed[0] ?? MADE_UP_ID);
  });
