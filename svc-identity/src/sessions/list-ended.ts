import type { AskForEnded } from '@ethereal/service-kit/ended-sessions';
import type { UsersStore } from '../accounts/index.ts';
import { asEnded, type SessionsStore } from './sessions.store.ts';

type Options = {
  users: Pick<UsersStore, 'endedSince'>;
  store: Pick<SessionsStore, 'endedSince'>;
  /** How long a token lives: what ended longer ago matters no more. */
  ttlSeconds: number;
  now: () => Date;
};

/** What has ended since a moment, as the database knows it. */
export const listEnded =
  ({ users, store, ttlSeconds, now }: Options): AskForEnded =>
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
