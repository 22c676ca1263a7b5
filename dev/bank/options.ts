import type { Books } from './books.ts';

export type Options = {
  books: Books;
  key: string;
  publicUrl: string;
  /** Its reports are late, double, out of order or never sent, at random. */
  isUnreliable: boolean;
};

/** Of a body, in bytes. */
export const MAX_BODY = 64 * 1024;
