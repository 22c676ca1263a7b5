import { createHash, randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import type { TokenPurpose } from './mail.ts';

type TokenRecord = { _id: string; purpose: TokenPurpose; user: string; address?: string; expiresAt: Date };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LIFE_MS: Record<TokenPurpose, number> = {
  activation: DAY_MS,
  'password-reset': HOUR_MS,
  'email-confirmation': 14 * DAY_MS,
  'email-undo': 14 * DAY_MS,
  newsletter: 7 * DAY_MS,
};
const TOKEN_BYTES = 32;

// A plain hash will do: 256 random bits can't be guessed, so there is nothing for a slow one to protect.
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Tokens that were mailed: random, kept as hashes, good once and for a while. */
export function createMailTokensStore(db: Db) {
  const tokens = db.collection<TokenRecord>('mailTokens');
  return {
    async ensureIndexes(): Promise<void> {
      await tokens.createIndexes([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }, { key: { user: 1, purpose: 1 } }]);
    },

    /** `address`: where it is mailed to. */
    async mint(purpose: TokenPurpose, user: string, address: string, now: Date): Promise<string> {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const expiresAt = new Date(now.getTime() + LIFE_MS[purpose]);
      await tokens.insertOne({ _id: hashOf(token), purpose, user, address, expiresAt });
      return token;
    },

    /** The user it was mailed to, once; undefined for a token that is unknown, used, expired or for something else. */
    async use(purpose: TokenPurpose, token: string, now: Date): Promise<string | undefined> {
      return (await this.redeem(purpose, token, now))?.user;
    },

    /** As `use`, with the address that it was mailed to. */
    async redeem(
      purpose: TokenPurpose,
      token: string,
      now: Date,
    ): Promise<{ user: string; address: string } | undefined> {
      const used = await tokens.findOneAndDelete({ _id: hashOf(token), purpose, expiresAt: { $gt: now } });
      return used ? { user: used.user, address: used.address ?? '' } : undefined;
    },

    /** Voids what was mailed to a user earlier. */
    async forget(purpose: TokenPurpose, user: string): Promise<void> {
      await tokens.deleteMany({ user, purpose });
    },
  };
}

export type MailTokensStore = ReturnType<typeof createMailTokensStore>;
