import { openMail } from '../mail/mail.ts';
import { openSessions } from '../sessions/sessions.ts';
import { type Clocked, openUsers } from '../users/users.ts';

/** Connections, stores and other parts that several nouns of the service use. */
export type Shared = Awaited<ReturnType<typeof openShared>>['shared'];

/** Opens users, mail and sessions, which the other nouns use. `sessions` registers the calls of sessions. */
export async function openShared(base: Clocked) {
  const users = await openUsers(base);
  const mail = await openMail(base, users);
  const { mount, ...sessions } = await openSessions(base, users);
  return { shared: { ...base, ...users, ...mail, ...sessions }, sessions: { mount } };
}
