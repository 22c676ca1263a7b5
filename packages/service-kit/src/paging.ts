import { invalid } from './errors.ts';

/** Position of a page: after the record with this moment and id, newest first. */
export type PageStart = { createdAt: Date; id: string };

const CURSOR = /^(\d{1,15})\.([0-9a-f]{24})$/;

/** Returns the cursor of the page that begins after an entry. */
export function encodeCursor({ createdAt, id }: PageStart): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}

/**
 * Decodes the cursor of a page.
 * @throws invalid when this server did not issue the cursor
 */
export function decodeCursor(cursor: string): PageStart {
  const match = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (!match?.[1] || !match[2]) {
    throw invalid('The cursor is malformed.', {
      code: 'INVALID_CURSOR',
      errors: { cursor: 'The cursor is malformed.' },
    });
  }
  return { createdAt: new Date(Number(match[1])), id: match[2] };
}
