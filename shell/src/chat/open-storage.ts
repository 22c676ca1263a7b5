import { coversPage } from './covers-page.ts';
import { keep, recall } from './tab-storage.ts';

/** Key of the path on which the assistant was opened; empty while it is closed. */
const OPEN_KEY = 'ethereal.chat.opened-on';

/**
 * Whether the assistant was open in this tab before the page was loaded. If the assistant covers the page, only a
 * reload of the same page opens it again.
 */
export function loadOpen(): boolean {
  const page = recall(OPEN_KEY);
  return page !== '' && (!coversPage() || page === location.pathname);
}
export const saveOpen = (open: boolean): void => keep(OPEN_KEY, open ? location.pathname : '');
