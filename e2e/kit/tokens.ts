import { createPublicKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { signOut } from '@ethereal/contracts/identity';
import jwt from 'jsonwebtoken';
import { callApi } from './api.ts';
import { type Account, logInAs } from './people.ts';

/** Returns tokens that must be refused, by their fault; all but the last name a real user. */
export async function badTokens(account: Account, jwksUrl: string): Promise<Record<string, string | undefined>> {
  const { header, payload } = jwt.decode(account.token, { complete: true }) ?? {};
  const claims = Object(payload);
  const keyid = header?.kid;
  const { keys }: { keys: JsonWebKey[] } = await (await fetch(jwksUrl)).json();
  const [key] = keys;
  if (!key || !keyid) throw new Error('The site shows no public key');
  const publicPem = createPublicKey({ key, format: 'jwk' }).export({ format: 'pem', type: 'spki' }).toString();
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const forged = (content: object) => jwt.sign(content, privateKey, { algorithm: 'ES256', keyid });
  const unsigned = [{ alg: 'none', typ: 'JWT', kid: keyid }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const revoked = await logInAs(account.email);
  await callApi(signOut, {}, revoked);
  const [head, body] = account.token.split('.');
  return {
    'no token': undefined,
    garbage: 'garbage',
    expired: forged({ ...claims, iat: 1, exp: 2 }),
    "another key's": forged(claims),
    'alg none': `${unsigned}.`,
    'HS256 with the public key as its secret': jwt.sign(claims, Buffer.from(publicPem), {
      algorithm: 'HS256',
      keyid,
    }),
    'without its signature': `${head}.${body}.`,
    revoked,
  };
}
