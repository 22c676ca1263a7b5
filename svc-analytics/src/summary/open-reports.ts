import { countOpenReports } from '@ethereal/contracts/reports';
import { DomainError } from '@ethereal/service-kit/errors';
import { getJson } from '@ethereal/service-kit/http-client';

/** How many reports wait for a decision. */
export type OpenReports = () => Promise<number>;

/** Asks svc-catalog, which counts them; of one that knows no reports there are none. */
export const createOpenReports =
  (catalogUrl: string): OpenReports =>
  async () => {
    const schema = countOpenReports.success.body;
    const found = await getJson(catalogUrl + countOpenReports.path, { schema }).catch((error: unknown) => {
      if (error instanceof DomainError && error.kind === 'not-found') return { count: 0 };
      throw error;
    });
    return found.count;
  };
