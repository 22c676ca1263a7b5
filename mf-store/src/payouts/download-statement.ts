import { fillPath } from '@ethereal/contracts/path-template';
import { downloadPayout, type Payout } from '@ethereal/contracts/payments';
import { downloadFile } from '@ethereal/web-kit/files/save-file.ts';

const FAILURE = 'The statement could not be loaded. Please try again in a moment.';

/** Saves a payout's statement. @throws Error with words for people */
export const downloadStatement = ({ _id, at }: Payout): Promise<void> =>
  downloadFile(fillPath(downloadPayout.path, { id: _id }), `payout-${at.slice(0, 10)}.csv`, FAILURE);
