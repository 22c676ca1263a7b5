import { createHash, randomBytes } from 'node:crypto';

const CODES = 10;
/** 80 bits: nobody tries them out, so a plain digest keeps them. */
const CODE_BYTES = 10;

/** However it is typed: capitals, blanks and dashes do not matter. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

const digest = (user: string, plain: string) => createHash('sha256').update(`${user}\n${plain}`).digest('base64url');
/** As it is kept, different for each person. */
export const recoveryHash = (user: string, code: string): string => digest(user, plainCode(code));

const grouped = (hex: string) => (hex.match(/.{5}/g) ?? []).join('-');

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => grouped(randomBytes(CODE_BYTES).toString('hex')));
