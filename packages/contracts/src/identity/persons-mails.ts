import { z } from 'zod';
import { defineCall, messageBody } from '../call.ts';
import { id, moment } from '../common.ts';
import { service } from './common.ts';

/** Maximum number of mails of a person that the desk lists, newest first. */
export const MAX_MAILS = 50;

/** A mail as the desk shows it: its subject matter, without its content. */
const personsMail = z.object({
  _id: z.string(),
  subject: z.string(),
  /** `refused`: the mail server rejected the mailbox as unknown. */
  state: z.enum(['waiting', 'sent', 'refused']),
  /** Time at which the mail was sent or refused, or of the next attempt. */
  at: moment,
  /** False for a mail about a change of address: its link must reach only the mailbox that it was sent to. */
  mayBeResent: z.boolean(),
});
export type PersonsMail = z.output<typeof personsMail>;

const roles = ['operator', 'support'] as const;
const unknown = 'There is no such person or mail.';

export const listPersonsMails = defineCall({
  id: 'listPersonsMails',
  service,
  method: 'GET',
  path: '/api/desk/people/{id}/mails',
  auth: true,
  roles,
  summary: 'List the subjects of the mails to a person within a week',
  params: z.object({ id }),
  success: { status: 200, body: z.object({ mails: z.array(personsMail) }) },
  failures: { 404: unknown },
});

export const resendMail = defineCall({
  id: 'resendMail',
  service,
  method: 'POST',
  path: '/api/desk/people/{id}/mails/{mail}/resend',
  auth: true,
  roles,
  summary: 'Send a mail once more, to the confirmed address of its person, with a new link where it has one',
  params: z.object({ id, mail: z.string().regex(/^[\w-]{1,100}$/, 'Must be the id of a mail.') }),
  success: { status: 200, body: messageBody },
  failures: {
    404: unknown,
    409: 'It confirms a change of address, which only the mailbox that it was sent to can do.',
  },
  rateLimit: { windowSeconds: 3600, max: 100 },
});
