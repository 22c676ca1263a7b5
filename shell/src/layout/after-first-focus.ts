import { guardFocus } from '@ethereal/web-kit/focus/guard-focus.ts';
import { closeDialogsOnRequest } from './close-requests.ts';
import { showSlowPages } from './slow-page.ts';
import { shownPath } from './useFocusHeading.ts';

/**
 * Starts the code that pages need only after their first focus. It is one file, because the entry file contains the
 * hash of every file. `first` had the focus and `path` was in the address when the code was requested.
 */
export function begin(first: Element | null, path: string): void {
  guardFocus(first, shownPath);
  closeDialogsOnRequest();
  // A link may have been pressed since, whose page is in view or not.
  showSlowPages(path === location.pathname ? path : shownPath());
}
