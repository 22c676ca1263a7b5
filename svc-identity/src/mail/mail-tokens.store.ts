import { createHash, randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import type { TokenPurpose } from './mail.ts';

type TokenRecord = { _id: string; purpose: TokenPurpose; user: string; expiresAt: Date };

const HOUR_MS = 3_600_000;
const LIFE_MS: Record<TokenPurpose, number> = { activation: 24 * HOUR_MS, 'password-reset': HOUR_MS };
const TOKEN_BYTES = 32;

// A plain hash will do: 256 random bits can't be guessed, so there is nothing for a slow one to protect.
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Tokens that were mailed: random, kept as hashes, good once and for a while. */
export function createMailTokensStore(db: Db) {
  const tokens = db.collection<TokenRecord>('mailTokens');
  return {
    async createIndexes(): Promise<void> {
      await tokens.createIndexes([
        { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
        { key: { user: 1, purpose: 1 } },
      ]);
    },

    async mint(purpose: TokenPurpose, user: string, now: Date): Promise<string> {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const expiresAt = new Date(now.getTime() + LIFE_MS[purpose]);
      await tokens.insertOne({ _id: hashOf(token), purpose, user, expiresAt });
      return token;
    },

    /** The user it was mailed to, once; undefined for a token that is unknown, used, expired or for something else. */
    async use(purpose: TokenPurpose, token: string, now: Date): Promise<string | undefined> {
      const used = await tokens.findOneAndDelete({ _id: hashOf(token), purpose, expiresAt: { $gt: now } });
      return used?.user;
    },

    /** Voids what was mailed to a user earlier. */
    async forget(purpose: TokenPurpose, user: string): Promise<void> {
      await tokens.deleteMany({ user, purpose });
    },
  };
}

export type MailTokensStore = ReturnType<typeof createMailTokensStore>;
