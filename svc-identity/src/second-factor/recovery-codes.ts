import { createHash, randomBytes } from 'node:crypto';

const CODES = 10;
/** Bytes of a code: 80 bits cannot be guessed, so a plain digest is enough. */
const CODE_BYTES = 10;

/** Returns a typed code without blanks and dashes, in lower case. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

const digest = (user: string, plain: string) => createHash('sha256').update(`${user}\n${plain}`).digest('base64url');
/** Returns the stored hash of a code, different for each person. */
export const recoveryHash = (user: string, code: string): string => digest(user, plainCode(code));

const grouped = (hex: string) => (hex.match(/.{5}/g) ?? []).join('-');

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => grouped(randomBytes(CODE_BYTES).toString('hex')));
