import type { ServerResponse } from 'node:http';
import { one } from './headers.ts';
import type { Tags } from './tagged-store.ts';
import { tap } from './tap.ts';

/** Header with the groups that a change invalidates (RFC 9875). */
const GROUPS = 'cache-group-invalidation';

/** Reports the groups of a change before its caller receives the answer. */
export function watchChange(res: ServerResponse, changed: (groups: Tags) => void): void {
  tap(res, {
    onHead({ status, headers }) {
      const groups = (one(headers[GROUPS]) ?? '').split(',').flatMap((it) => it.trim().replace(/^"|"$/g, '') || []);
      if (status < 400) changed(groups);
      return headers;
    },
  });
}
