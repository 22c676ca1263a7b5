import { guardFocus } from '@ethereal/web-kit/focus/guard-focus.ts';
import { showSlowPages } from './slow-page.ts';
import { shownPath } from './useFocusHeading.ts';

/** Starts what pages need after their first focus. In one file, because the entry file contains the hash of each. */
export function begin(first: Element | null): void {
  guardFocus(first, shownPath);
  showSlowPages();
}
