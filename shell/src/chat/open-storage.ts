/** Stores a text for this tab. Without storage the conversation starts over after a reload. */
export function storeText(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {}
}

/** Returns a stored text of this tab; empty without one. */
export function readText(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/**
 * Windows that the open assistant fills, as in ChatWidget.module.css: phones, and low windows such as at 200 % zoom.
 */
const COVERING = '(max-width: 47.99rem), (max-height: 36rem)';

/** Whether the open assistant covers the page. */
export const coversPage = (): boolean => window.matchMedia?.(COVERING).matches ?? false;

/** Key of the path on which the assistant was opened; empty while it is closed. */
const OPEN_KEY = 'ethereal.chat.opened-on';

/**
 * Whether the assistant was open in this tab before the page was loaded. If the assistant covers the page, only a
 * reload of the same page opens it again.
 */
export function readOpen(): boolean {
  const page = readText(OPEN_KEY);
  return page !== '' && (!coversPage() || page === location.pathname);
}
/** Stores for this tab whether the assistant is open on the current page. */
export const storeOpen = (open: boolean): void => storeText(OPEN_KEY, open ? location.pathname : '');
