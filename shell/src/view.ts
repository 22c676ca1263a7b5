import type { DehydratedState } from '@tanstack/react-query';
import type { Release } from './areas/releases.ts';

/** Where the HTML carries it: `<script type="application/json" id="view">`. */
export const VIEW_ID = 'view';

/** What the server rendered the page from, so that the browser's first view is made of the same. */
export type View = {
  /** Where each area's release lies, as in `/remotes.json`, for this visitor. */
  remotes: Readonly<Record<string, Release>>;
  /** The answers that the page shows. */
  queries: DehydratedState;
};

/** The view that came with the HTML; undefined when the page is rendered by the browser alone. */
export function readView(): View | undefined {
  const text = document.getElementById(VIEW_ID)?.textContent;
  return text ? (JSON.parse(text) as View) : undefined;
}
