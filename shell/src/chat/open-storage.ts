import { keep, recall } from './tab-storage.ts';
import { isOnPhone } from './useStepAside.ts';

/** The page on which the assistant was opened; empty while it is closed. */
const OPEN_KEY = 'ethereal.chat.opened-on';

/** Whether the assistant was open in this tab before this page was loaded; on a phone, where it covers the page, before a reload of it. */
export function loadOpen(): boolean {
  const page = recall(OPEN_KEY);
  return page !== '' && (!isOnPhone() || page === location.pathname);
}
export const saveOpen = (open: boolean): void => keep(OPEN_KEY, open ? location.pathname : '');
