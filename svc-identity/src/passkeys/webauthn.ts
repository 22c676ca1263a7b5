import type { newCredential, signedChallenge } from '@ethereal/contracts/identity';
import { newId } from '@ethereal/service-kit/ids';
import type { z } from 'zod';
import type { Passkey, UserRecord } from '../users/user.ts';
import type { RelyingParty } from './passkey.rules.ts';
import { CHALLENGE_MS } from './passkeys.store.ts';

/** Loads the library with the first passkey, because it takes 6 MB of memory. */
const library = () => import('@simplewebauthn/server');

/** Name of the site in the dialogs of browsers. */
const SITE_NAME = 'Ethereal.';

/** COSE algorithms of new passkeys: ES256, EdDSA, RS256. */
const ALGORITHMS = [-7, -8, -257];

type NewCredential = z.output<typeof newCredential>;
type SignedChallenge = z.output<typeof signedChallenge>;
/** Uses a challenge up; returns whether it was open. */
type TakeChallenge = (challenge: string) => Promise<boolean>;

/**
 * Returns the check of a challenge as the library calls it: with any JSON value of the client's data. A value that is
 * no text is refused, because the store would read an object as a condition.
 */
const checkOf = (takeChallenge: TakeChallenge) => async (challenge: unknown) =>
  typeof challenge === 'string' && takeChallenge(challenge);

const envelope = { type: 'public-key', clientExtensionResults: {} } as const;

/** Returns the options with which a browser creates a passkey that identifies its user without a password. */
export async function creationOptions(user: UserRecord, { id }: RelyingParty) {
  const { generateRegistrationOptions } = await library();
  const known = (user.passkeys ?? []).map(({ credential, transports }) => ({ id: credential, transports }));
  const { challenge, user: person } = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: id,
    userID: new TextEncoder().encode(user._id),
    userName: user.email,
    userDisplayName: `${user.fname} ${user.lname}`,
  });
  return {
    challenge,
    rp: { id, name: SITE_NAME },
    user: person,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(({ id: credential, transports }) => ({
      id: credential,
      type: 'public-key' as const,
      transports: [...transports],
    })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}

/** Returns the options with which a browser signs a challenge by any passkey of the site. */
export async function requestOptions({ id }: RelyingParty) {
  const { generateAuthenticationOptions } = await library();
  const { challenge } = await generateAuthenticationOptions({ rpID: id });
  return { challenge, rpId: id, timeout: CHALLENGE_MS, userVerification: 'required' as const };
}

/** Returns the passkey of a new credential; undefined when the challenge was not open or the credential is invalid. */
export async function readNewPasskey(
  { id, clientDataJSON, attestationObject, transports = [] }: NewCredential,
  { party, takeChallenge, name, now }: { party: RelyingParty; takeChallenge: TakeChallenge; name: string; now: Date },
): Promise<Passkey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...envelope, id, rawId: id, response: { clientDataJSON, attestationObject } },
    expectedChallenge: checkOf(takeChallenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { credential } = registrationInfo;
  return {
    _id: newId(),
    credential: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
    name,
    createdAt: now,
    lastUsedAt: null,
  };
}

/** Returns the counter of a valid signature; undefined for an invalid one, or when the challenge was not open. */
export async function readSignature(
  { id, clientDataJSON, authenticatorData, signature }: SignedChallenge,
  { passkey, party, takeChallenge }: { passkey: Passkey; party: RelyingParty; takeChallenge: TakeChallenge },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...envelope, id, rawId: id, response: { clientDataJSON, authenticatorData, signature } },
    expectedChallenge: checkOf(takeChallenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    // The counter is compared by `isCopied`.
    credential: { id, publicKey: Buffer.from(passkey.publicKey, 'base64url'), counter: 0 },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified ? authenticationInfo?.newCounter : undefined;
}
