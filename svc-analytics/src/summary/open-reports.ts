import { DomainError } from '@ethereal/service-kit/errors';
import { getJson } from '@ethereal/service-kit/http-client';
import { z } from 'zod';

const page = z.object({ reports: z.array(z.unknown()), nextCursor: z.string().nullable() });

/** How many reports wait for a decision, by the authorization of the caller. */
export type OpenReports = (authorization: string) => Promise<number>;

/** Asks svc-catalog, page by page; of one that knows no reports there are none. */
export const createOpenReports =
  (catalogUrl: string): OpenReports =>
  async (authorization) => {
    let count = 0;
    for (let cursor: string | null = ''; cursor !== null; ) {
      const url = new URL('/api/desk/reports', catalogUrl);
      url.search = new URLSearchParams({ state: 'open', limit: '60', cursor }).toString();
      const found: z.output<typeof page> = await getJson(url.href, {
        schema: page,
        headers: { authorization },
      }).catch((error: unknown) => {
        if (error instanceof DomainError && error.kind === 'not-found')
          return { reports: [], nextCursor: null };
        throw error;
      });
      count += found.reports.length;
      cursor = found.nextCursor;
    }
    return count;
  };
