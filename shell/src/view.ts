import type { DehydratedState } from '@tanstack/react-query';
import type { Release } from './areas/releases.ts';

/** Id of the element that contains the view: `<script type="application/json" id="view">`. */
export const VIEW_ID = 'view';

/** Data from which the server rendered the page. The browser's first view is rendered from the same data. */
export type View = {
  /** Each area's release for this visitor, as in `/remotes.json`. */
  remotes: Readonly<Record<string, Release>>;
  /** The query results that the page shows. */
  queries: DehydratedState;
};

/** Returns the view in the HTML, or undefined if the browser renders the page alone. */
export function readView(): View | undefined {
  const text = document.getElementById(VIEW_ID)?.textContent;
  return text ? (JSON.parse(text) as View) : undefined;
}
