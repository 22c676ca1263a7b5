import { hash, parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPasswordHasher, HASH_COST, isOutgrown } from './hasher.ts';

const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

describe('createPasswordHasher', () => {
  it('costs at least 19 MiB and 2 passes', async () => {
    const hasher = await createPasswordHasher({ atOnce: 1 });
    expect(parseOptions(await hasher.hash('secret77'))).toMatchObject({
      algorithm: 2,
      memoryCost: 19_456,
      timeCost: 2,
      parallelism: 1,
    });
  });

  it('accepts the right password, rejects a wrong one, and never matches without an account', async () => {
    const hasher = await createPasswordHasher({ atOnce: 1, cost: cheap });
    const kept = await hasher.hash('secret77');
    expect(await hasher.matches(kept, 'secret77')).toBe(true);
    expect(await hasher.matches(kept, 'secret78')).toBe(false);
    expect(await hasher.matches(undefined, 'secret77')).toBe(false);
  });

  it('matches composed and decomposed accents, also in older hashes', async () => {
    const hasher = await createPasswordHasher({ atOnce: 1, cost: cheap });
    const forms = ['café1234'.normalize('NFC'), 'café1234'.normalize('NFD')];
    for (const chosen of forms) {
      const kept = await hasher.hash(chosen);
      for (const typed of forms) expect(await hasher.matches(kept, typed)).toBe(true);
      const before = await hash(chosen, cheap);
      expect(await hasher.matches(before, chosen)).toBe(true);
    }
    expect(await hasher.matches(await hasher.hash('cafe1234'), forms[1] ?? '')).toBe(false);
  });

  it('answers 503 when too many hashes wait', async () => {
    const hasher = await createPasswordHasher({ atOnce: 1, cost: cheap });
    const attempts = await Promise.allSettled(Array.from({ length: 210 }, () => hasher.hash('secret77')));
    expect(attempts.filter(({ status }) => status === 'rejected')).toHaveLength(9);
    await expect(hasher.hash('secret77')).resolves.toMatch(/^\$argon2id/);
  });

  it('recognizes a hash of a lower cost', async () => {
    const old = await (await createPasswordHasher({ atOnce: 1, cost: cheap })).hash('secret77');
    expect(isOutgrown(old, HASH_COST)).toBe(true);
    expect(isOutgrown(old, cheap)).toBe(false);
  });

  describe('with a pepper', () => {
    const made = (...peppers: string[]) => createPasswordHasher({ atOnce: 1, cost: cheap, peppers });

    it('matches nothing without the pepper', async () => {
      const kept = await (await made('first')).hash('secret77');
      expect(await (await made('first')).matches(kept, 'secret77')).toBe(true);
      expect(await (await made('first')).matches(kept, 'secret78')).toBe(false);
      const argon = kept.slice(kept.indexOf('$'));
      expect(await (await made()).matches(argon, 'secret77')).toBe(false);
      expect(kept).not.toContain('first');
    });

    it('matches hashes without a pepper and with an earlier one, and marks both for renewal', async () => {
      const [plain, old] = [await (await made()).hash('secret77'), await (await made('old')).hash('secret77')];
      const now = await made('new', 'old');
      for (const kept of [plain, old]) {
        expect(await now.matches(kept, 'secret77')).toBe(true);
        expect(await now.matches(kept, 'secret78')).toBe(false);
        expect(now.isOutgrown(kept)).toBe(true);
      }
      expect(now.isOutgrown(await now.hash('secret77'))).toBe(false);
    });

    it('names the missing pepper in the error', async () => {
      const kept = await (await made('lost')).hash('secret77');
      await expect((await made('new')).matches(kept, 'secret77')).rejects.toThrow('PASSWORD_PEPPERS lacks');
    });

    it('matches nothing without a password', async () => {
      expect(await (await made('first')).matches('', 'secret77')).toBe(false);
    });
  });
});
