import { textOf } from '@ethereal/web-kit/api/field-of.ts';

const KEY = 'focus';

/** Returns the state of a navigation after which the element of this id takes the focus, not the page's heading. */
export const focusState = (id: string) => ({ [KEY]: id });

/** Returns the id of the element that takes the focus after a navigation with this state. */
export const focusIn = (state: unknown): string | undefined => textOf(state, KEY);
