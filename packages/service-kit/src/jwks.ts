import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { unavailable } from './errors.ts';
import { getJson } from './http-client.ts';
import type { Logger } from './logger.ts';

/** Public keys as served at `/.well-known/jwks.json`. */
export type JwkSet = { keys: readonly (JsonWebKey & { kid?: string })[] };

export type KeyRing = {
  /**
   * Returns the key with that id; undefined when there is none.
   * @throws unavailable when no keys could be loaded yet
   */
  find(kid: string | undefined): Promise<KeyObject | undefined>;
};

/** Minimum time between two requests of the keys because of an unknown key, in milliseconds. */
const RELOAD_AFTER_MS = 5000;
/** Age at which the keys are requested again in the background, in milliseconds. */
const REFRESH_MS = 600_000;

const jwkSet = z.object({ keys: z.array(z.looseObject({ kid: z.string().optional() })) });

/** Requests the keys of svc-identity. */
export const fetchJwks = (url: string): Promise<JwkSet> => getJson(url, { schema: jwkSet });

/**
 * Caches public keys: loads them once, again for an unknown id (at most every 5 s) and in the background every 10
 * minutes. Keeps the loaded keys while loading fails.
 */
export function createKeyRing(load: () => Promise<JwkSet>, logger: Logger): KeyRing {
  let keys = new Map<string, KeyObject>();
  let loading: Promise<void> | undefined;
  let requestedAt = Number.NEGATIVE_INFINITY;

  const reload = () => {
    requestedAt = Date.now();
    loading ??= load()
      .then((set) => {
        keys = new Map(set.keys.map((jwk) => [jwk.kid ?? '', createPublicKey({ key: jwk, format: 'jwk' })] as const));
      })
      .catch((error: unknown) => logger.warn({ err: error }, 'the public keys could not be read'))
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  const lookUp = (kid: string | undefined) =>
    kid === undefined && keys.size === 1 ? keys.values().next().value : keys.get(kid ?? '');

  return {
    async find(kid) {
      if (Date.now() - requestedAt > REFRESH_MS && keys.size > 0) void reload();
      const found = lookUp(kid);
      if (found) return found;
      if (loading) await loading;
      else if (keys.size === 0 || Date.now() - requestedAt > RELOAD_AFTER_MS) await reload();
      if (keys.size === 0) throw unavailable('We cannot check who you are just now. Please try again.');
      return lookUp(kid);
    },
  };
}
