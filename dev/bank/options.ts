import type { Books } from './books.ts';

export type Options = {
  books: Books;
  key: string;
  publicUrl: string;
  /** Whether reports are late, doubled, reordered or dropped at random. */
  isUnreliable: boolean;
};

/** Maximum size of a request body, in bytes. */
export const MAX_BODY = 64 * 1024;
