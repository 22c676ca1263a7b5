// One file, because the entry file contains the hash of every file.
export { guardFocus } from '@ethereal/web-kit/focus/guard-focus.ts';
export { showSlowPages } from './slow-page.ts';
