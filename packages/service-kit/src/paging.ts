import { invalid } from './errors.ts';

/** A page begins after the record of this moment and id; newest come first. */
export type PageStart = { createdAt: Date; id: string };

const CURSOR = /^(\d{1,15})\.([0-9a-f]{24})$/;

export function encodeCursor({ createdAt, id }: PageStart): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}

/** Throws invalid when the cursor is none of ours. */
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
