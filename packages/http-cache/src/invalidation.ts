import type { ServerResponse } from 'node:http';
import { one } from './headers.ts';
import type { Tags } from './tagged-store.ts';
import { tap } from './tap.ts';

/** Names what a change has put out of date (RFC 9875). */
const GROUPS = 'cache-group-invalidation';

/** Tells what a change touches before its caller hears that it was done. */
export function watchChange(res: ServerResponse, changed: (groups: Tags) => void): void {
  tap(res, {
    onHead({ status, headers }) {
      const groups = (one(headers[GROUPS]) ?? '').split(',').flatMap((it) => it.trim().replace(/^"|"$/g, '') || []);
      if (status < 400) changed(groups);
      return headers;
    },
  });
}
