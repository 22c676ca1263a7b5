import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@ethereal/contracts/durations';
import type { ErasedPeople } from '@ethereal/service-kit/erased-people';
import type { Logger } from '@ethereal/service-kit/logger';
import type { Db } from 'mongodb';
import type { TokenPurpose } from './letter.ts';

type TokenRecord = {
  /** Hash of the token. */
  _id: string;
  purpose: TokenPurpose;
  user: string;
  address?: string;
  /** Time at which the token was used, which is possible once. */
  usedAt?: Date;
  expiresAt: Date;
};

const LIFE_MS: Record<TokenPurpose, number> = {
  activation: DAY_MS,
  'password-reset': HOUR_MS,
  'email-confirmation': 14 * DAY_MS,
  'email-undo': 14 * DAY_MS,
  newsletter: 7 * DAY_MS,
};
/** Milliseconds for which a used token is recognized as used. */
const USED_KEPT_MS = 30 * DAY_MS;
/** Number of random bytes of a token. */
const TOKEN_BYTES = 32;

// A plain hash is enough: 256 random bits cannot be guessed, so a slow hash would protect nothing.
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Stores tokens of mailed links: random, hashed, valid once and for a limited time. */
export function createMailTokensStore(db: Db, erased: ErasedPeople, logger: Pick<Logger, 'warn'>) {
  const tokens = db.collection<TokenRecord>('mailTokens');
  return {
    async ensureIndexes(): Promise<void> {
      await tokens.createIndexes([
        { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
        { key: { user: 1, purpose: 1 } },
        // The erasure of a person uses this index.
        { key: { address: 1 } },
      ]);
    },

    /** Creates a token that is mailed to `address`. @throws gone when the account was deleted */
    async mint(purpose: TokenPurpose, user: string, address: string, now: Date): Promise<string> {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const expiresAt = new Date(now.getTime() + LIFE_MS[purpose]);
      const write = () => tokens.insertOne({ _id: hashOf(token), purpose, user, address, expiresAt });
      await erased.guard(user, write, () => tokens.deleteMany({ user }));
      return token;
    },

    /**
     * Uses the token up and acts for its user. The token becomes valid again when `act` fails, so that the link still
     * works after a fault. Returns undefined for an unknown, used or expired token or another purpose.
     */
    async redeem<T>(
      purpose: TokenPurpose,
      token: string,
      now: Date,
      act: (mailed: { user: string; address: string }) => Promise<T>,
    ): Promise<T | undefined> {
      const unused = await tokens.findOneAndUpdate(
        { _id: hashOf(token), purpose, expiresAt: { $gt: now }, usedAt: { $exists: false } },
        { $set: { usedAt: now, expiresAt: new Date(now.getTime() + USED_KEPT_MS) } },
      );
      if (!unused) return undefined;
      const { _id, user, address = '', expiresAt } = unused;
      try {
        return await act({ user, address });
      } catch (error) {
        const restore = { $set: { expiresAt }, $unset: { usedAt: 1 as const } };
        await tokens.updateOne({ _id, usedAt: now }, restore).catch((failure: unknown) => {
          logger.warn({ err: failure, purpose, user }, 'a mailed link stays used after a fault');
        });
        throw error;
      }
    },

    /** Whether `redeem` would accept the token now. */
    async isValid(purpose: TokenPurpose, token: string, now: Date): Promise<boolean> {
      const valid = { _id: hashOf(token), purpose, expiresAt: { $gt: now }, usedAt: { $exists: false } };
      return (await tokens.findOne(valid, { projection: { _id: 1 } })) !== null;
    },

    /** Returns the user of a token that was used. */
    async usedBy(purpose: TokenPurpose, token: string): Promise<string | undefined> {
      return (await tokens.findOne({ _id: hashOf(token), purpose, usedAt: { $exists: true } }))?.user;
    },

    /** Marks every token of a purpose as used. */
    async spend(purpose: TokenPurpose, user: string, now: Date): Promise<void> {
      const spent = { usedAt: now, expiresAt: new Date(now.getTime() + USED_KEPT_MS) };
      await tokens.updateMany({ user, purpose, usedAt: { $exists: false } }, { $set: spent });
    },

    /** Deletes the tokens of a purpose that were mailed to a user, also used ones. */
    async deleteOf(purpose: TokenPurpose, user: string): Promise<void> {
      await tokens.deleteMany({ user, purpose });
    },
  };
}

export type MailTokensStore = ReturnType<typeof createMailTokensStore>;
