import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, moment } from '../common.ts';
import { service } from './common.ts';
import { NOT_REENTERED, reentered } from './second-factor.ts';

/** Maximum number of passkeys of one person. */
export const MAX_PASSKEYS = 10;

/** Bytes in base64url without padding, at most `max` characters. */
const bytes = (max: number) =>
  z
    .string('Must be bytes in base64url.')
    .max(max, `May have at most ${max} characters.`)
    .regex(/^[\w-]+$/, 'Must be bytes in base64url.');

/** Id of a credential: at most 1023 bytes (WebAuthn Level 3, 4). */
const credentialId = bytes(1364);
const clientDataJSON = bytes(4096);
const transports = z.array(z.string().max(32)).max(8);

/** A credential that a browser created, reduced to what the server verifies. */
export const newCredential = z.strictObject({
  id: credentialId,
  clientDataJSON,
  attestationObject: bytes(16_384),
  transports: transports.optional(),
});

/** A signature by a credential, reduced to what the server verifies. */
export const signedChallenge = z.strictObject({
  id: credentialId,
  clientDataJSON,
  authenticatorData: bytes(4096),
  signature: bytes(2048),
});

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** Options of `navigator.credentials.create` in JSON. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** Options of `navigator.credentials.get` in JSON. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

/** A passkey as its owner sees it. */
export const passkey = z.object({
  _id: id,
  /** Device on which it was added, such as 'Firefox on Windows'. */
  name: z.string(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
});
export type Passkey = z.output<typeof passkey>;

const list = z.object({ passkeys: z.array(passkey) });
const tooMany = `There are ${MAX_PASSKEYS} passkeys already (\`TOO_MANY_PASSKEYS\`).`;

export const listPasskeys = defineCall({
  id: 'listPasskeys',
  service,
  method: 'GET',
  path: '/api/passkeys',
  auth: true,
  summary: "List the caller's passkeys, latest first",
  success: { status: 200, body: list },
});

export const startPasskey = defineCall({
  id: 'startPasskey',
  service,
  method: 'POST',
  path: '/api/passkeys/options',
  auth: true,
  summary: 'Get the options with which a browser creates a passkey, valid for five minutes',
  body: reentered,
  success: { status: 200, body: z.object({ options: creationOptions }) },
  failures: { 403: NOT_REENTERED, 409: tooMany, 429: 'Too many failures.' },
  rateLimit: { windowSeconds: 3600, max: 300 },
});

export const addPasskey = defineCall({
  id: 'addPasskey',
  service,
  method: 'POST',
  path: '/api/passkeys',
  auth: true,
  summary: 'Add the passkey that a browser created by the options of this session',
  body: newCredential,
  success: { status: 201, body: list },
  failures: { 400: 'The options are used, expired or of another session, or the credential is invalid.', 409: tooMany },
  rateLimit: { windowSeconds: 3600, max: 300 },
});

export const removePasskey = defineCall({
  id: 'removePasskey',
  service,
  method: 'DELETE',
  path: '/api/passkeys/{passkeyId}',
  auth: true,
  summary: "Remove one of the caller's passkeys",
  params: z.object({ passkeyId: id }),
  body: reentered,
  success: { status: 200, body: list },
  failures: { 403: NOT_REENTERED, 404: 'There is no such passkey.', 429: 'Too many failures.' },
  limitedBy: 'Failures are counted by account and by address.',
});

export const startPasskeyLogin = defineCall({
  id: 'startPasskeyLogin',
  service,
  method: 'POST',
  path: '/api/login/passkey/options',
  auth: false,
  summary: 'Get a challenge for a passkey, valid once and for five minutes',
  success: { status: 200, body: z.object({ options: requestOptions }) },
  rateLimit: { windowSeconds: 60, max: 60 },
});

export const logInWithPasskey = defineCall({
  id: 'logInWithPasskey',
  service,
  method: 'POST',
  path: '/api/login/passkey',
  auth: false,
  summary: 'Get a token by a passkey, which counts as password and second factor',
  body: signedChallenge,
  success: { status: 200, body: z.object({ token: z.string() }) },
  failures: {
    401: 'An unknown passkey, or a challenge that is used or expired.',
    403: '`SUSPENDED`, by an operator.',
  },
  rateLimit: { windowSeconds: 60, max: 60 },
});
