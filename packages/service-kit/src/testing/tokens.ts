import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { type EndedSessions, listEndedSessions } from '@ethereal/contracts/identity';
import type { Role } from '@ethereal/contracts/roles';
import jwt from 'jsonwebtoken';
import type { JwkSet } from '../auth.ts';
import { createEndedMarks, type RevocableToken } from '../ended-marks.ts';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from '../tokens.ts';
import { startServer } from './harness.ts';

export type TestTokenOptions = {
  jti?: string;
  /** Moment at which the token was issued, in milliseconds; now by default. */
  iatMs?: number;
  expiresInSeconds?: number;
  roles?: readonly Role[];
  /** Whether the log-in had a second factor; true by default when there are roles. */
  mfa?: boolean;
};

/**
 * Creates a key pair that signs tokens and ends sessions as svc-identity does. `keys` and `ended` go to
 * `createAuthenticator`.
 */
export function createTestTokens() {
  const kid = randomUUID();
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const set: JwkSet = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' }] };
  const marks = createEndedMarks();
  const all: EndedSessions = { sessions: [], people: [] };

  return {
    keys: async () => set,
    ended: { includes: async (token: RevocableToken) => marks.includes(token) },
    /** Ends sessions: `ended` includes them at once, and pollers receive them with the next answer. */
    end({ sessions = [], people = [] }: Partial<EndedSessions>): void {
      all.sessions.push(...sessions);
      all.people.push(...people);
      marks.add({ sessions, people });
    },
    /** Returns a token for a user id. */
    sign(userId: string, options: TestTokenOptions = {}): string {
      const { jti = randomUUID(), iatMs = Date.now(), expiresInSeconds = 3600, roles } = options;
      const iat = Math.floor(iatMs / 1000);
      const parties = { iss: TOKEN_ISSUER, aud: TOKEN_AUDIENCE };
      const rights = roles && { roles, mfa: options.mfa ?? true };
      const claims = { ...parties, ...rights, sub: userId, jti, iat, iatMs, exp: iat + expiresInSeconds };
      return jwt.sign(claims, privateKey, { algorithm: 'ES256', keyid: kid });
    },
    /** Returns the headers of a signed-in caller. */
    headers(userId: string, options?: TestTokenOptions): { authorization: string } {
      return { authorization: `Bearer ${this.sign(userId, options)}` };
    },
    /** Serves the keys and the ended sessions over HTTP, as svc-identity does. */
    async serve(): Promise<{ jwksUrl: string; close(): void }> {
      const { url, close } = await startServer(({ url: path = '' }, response) => {
        const answer = path.startsWith(listEndedSessions.path) ? { at: new Date().toISOString(), ...all } : set;
        response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
      });
      return { jwksUrl: `${url}/.well-known/jwks.json`, close };
    },
  };
}
