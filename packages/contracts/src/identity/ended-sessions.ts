import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, moment } from '../common.ts';
import { service } from './common.ts';

/** One session, named by the `jti` of its token: its token is refused until it would have expired. */
export const endedSession = z.object({
  session: z.string().max(100),
  startedAt: moment,
  expiresAt: moment,
});

/** Every session of a person that began until `from`, but `except`. */
export const endOfAll = z.object({ user: id, from: moment, except: z.string().max(100).nullable() });

export const listEndedSessions = defineCall({
  id: 'listEndedSessions',
  service,
  method: 'GET',
  path: '/internal/ended-sessions',
  auth: false,
  summary: 'Which sessions have ended whose tokens have not expired: for services, not for browsers',
  query: z.strictObject({ since: moment.optional() }),
  success: {
    status: 200,
    body: z.object({
      /** When this was read: what ended later is to be asked for since then. */
      at: moment,
      sessions: z.array(endedSession),
      people: z.array(endOfAll),
    }),
  },
});

export type EndedSessions = Pick<z.output<typeof listEndedSessions.success.body>, 'sessions' | 'people'>;
