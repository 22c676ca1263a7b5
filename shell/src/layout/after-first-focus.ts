import { guardFocus } from '@ethereal/web-kit/focus/guard-focus.ts';
import { showSlowPages } from './slow-page.ts';
import { shownPath } from './useFocusHeading.ts';

/**
 * Starts the code that pages need only after their first focus. It is one file, because the entry file contains the
 * hash of every file.
 */
export function begin(first: Element | null): void {
  guardFocus(first, shownPath);
  showSlowPages();
}
