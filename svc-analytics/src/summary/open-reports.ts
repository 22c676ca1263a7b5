import { countOpenReports } from '@ethereal/contracts/reports';
import { DomainError } from '@ethereal/service-kit/errors';
import { getJson } from '@ethereal/service-kit/http-client';

/** Returns the number of reports that wait for a decision. */
export type OpenReports = () => Promise<number>;

/** Creates the request to svc-catalog, which counts the reports. A version without reports counts as none. */
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
