import type { FetchEnded } from '@ethereal/service-kit/ended-sessions';
import type { UsersStore } from '../users/users.store.ts';
import { asEnded, type SessionsStore } from './sessions.store.ts';

type Options = {
  users: Pick<UsersStore, 'endedSince'>;
  store: Pick<SessionsStore, 'endedSince'>;
  /** Lifetime of a token in seconds; earlier ends do not matter. */
  ttlSeconds: number;
  now: () => Date;
};

/** Creates the function that returns the sessions that ended since a moment, from the database. */
export const createListEnded =
  ({ users, store, ttlSeconds, now }: Options): FetchEnded =>
  async (since) => {
    const at = now();
    const from = new Date(Math.max(Date.parse(since ?? '') || 0, at.getTime() - ttlSeconds * 1000));
    const [people, sessions] = await Promise.all([
      users.endedSince(from).toArray(),
      store.endedSince(from, at).toArray(),
    ]);
    return {
      at: at.toISOString(),
      sessions: sessions.map(asEnded),
      people: people.map(({ _id, tokensValidFrom, tokensValidExcept }) => ({
        user: _id,
        from: (tokensValidFrom ?? at).toISOString(),
        except: tokensValidExcept ?? null,
      })),
    };
  };
