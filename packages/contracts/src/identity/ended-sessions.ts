import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, moment } from '../common.ts';
import { service } from './common.ts';

/** An ended session, named by the `jti` of its token. The token is refused until it expires. */
export const endedSession = z.object({
  session: z.string().max(100),
  startedAt: moment,
  expiresAt: moment,
});

/** The end of every session of a person that began at or before `from`, except the session `except`. */
const endOfAll = z.object({ user: id, from: moment, except: z.string().max(100).nullable() });

export const listEndedSessions = defineCall({
  id: 'listEndedSessions',
  service,
  method: 'GET',
  path: '/internal/ended-sessions',
  auth: false,
  summary: 'List ended sessions with unexpired tokens, for services',
  query: z.strictObject({ since: moment.optional() }),
  success: {
    status: 200,
    body: z.object({
      /** Time of this answer. A later request passes it as `since` to receive the sessions that ended after it. */
      at: moment,
      sessions: z.array(endedSession),
      people: z.array(endOfAll),
    }),
  },
});

export type EndedSessions = Pick<z.output<typeof listEndedSessions.success.body>, 'sessions' | 'people'>;
