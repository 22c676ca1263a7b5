import { fillPath } from '@ethereal/contracts/path-template';
import { downloadPayout, type Payout } from '@ethereal/contracts/payouts';
import { downloadFile } from '@ethereal/web-kit/files/save-file.ts';
import { localDay } from '@ethereal/web-kit/format/local-day.ts';

const FAILURE = 'The statement could not be loaded. Please try again in a moment.';

/**
 * Saves a payout's statement, named by the day in the seller's own time zone. @throws Error with a message for people
 */
export const downloadStatement = ({ _id, at }: Payout): Promise<void> =>
  downloadFile(fillPath(downloadPayout.path, { id: _id }), `payout-${localDay(new Date(at))}.csv`, FAILURE);
