import { fillPath } from '@ethereal/contracts/path-template';
import { downloadPayout, type Payout } from '@ethereal/contracts/payments';
import { readToken } from '@ethereal/web-kit/session/token.ts';
import { downloadText } from '../analysis/overview/download-text.ts';

/** Fetches a payout's statement with the session's token and has the browser save it. @throws Error with words for people */
export async function downloadStatement({ _id, at }: Payout): Promise<void> {
  const response = await fetch(fillPath(downloadPayout.path, { id: _id }), {
    headers: { authorization: `Bearer ${readToken() ?? ''}` },
  }).catch(() => undefined);
  if (!response?.ok) throw new Error('The statement could not be loaded. Please try again in a moment.');
  downloadText(`payout-${at.slice(0, 10)}.csv`, await response.text(), 'text/csv');
}
