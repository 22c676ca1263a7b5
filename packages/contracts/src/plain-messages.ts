import { z } from 'zod';
import { defineCall } from './call.ts';
import { oneOf } from './choice.ts';
import { blankAsAbsent, id, paging } from './common.ts';
import { ABOUT_TYPES, MAX_CONVERSATION_SEARCH } from './messages.ts';
import { plainPage } from './plain-login.ts';

// Messages in browsers without scripts: pages and forms that need the session of `plain-login.ts`.

const service = 'svc-messages';
const params = z.object({ id });
const unknown = 'There is no such conversation of the person who is logged in.';
/** Without a session every page leads to the log-in. */
const success = { ...plainPage, also: { 303: 'The address to go on at: the log-in, or the conversation.' } };
const writing = { windowSeconds: 60, max: 600 };
const faulty =
  'The text is blank or too long, or a warning has to be confirmed by sending it again. The answer is the page with the text.';
const refused = 'The form came from another site, one side has blocked the other, or an account is suspended.';
const aboutFields = {
  about: oneOf(ABOUT_TYPES),
  id,
  seller: blankAsAbsent(id),
  line: blankAsAbsent(id),
};
const form = {
  text: z.string().max(20_000),
  clientId: z.string().max(64),
  proof: z.string().max(100),
  /** Present when the warning about the text was read. */
  sure: z.literal('1').optional(),
};

export const plainInbox = defineCall({
  id: 'plainInbox',
  service,
  method: 'GET',
  path: '/plain/messages',
  auth: false,
  summary: 'Get the inbox page for browsers without scripts',
  query: z.strictObject({ search: blankAsAbsent(z.string().max(MAX_CONVERSATION_SEARCH)), cursor: paging.cursor }),
  success,
});

export const plainFirstMessage = defineCall({
  id: 'plainFirstMessage',
  service,
  method: 'GET',
  path: '/plain/messages/new',
  auth: false,
  summary: 'Get the form for a first message, for browsers without scripts',
  query: z.strictObject({ ...aboutFields, text: blankAsAbsent(z.string().max(2000)) }),
  success,
  failures: { 404: 'There is no such thing to write about.', 409: "It is the person's own." },
});

export const plainStart = defineCall({
  id: 'plainStart',
  service,
  method: 'POST',
  path: '/plain/messages/new',
  auth: false,
  summary: 'Send a first message by a form',
  body: z.strictObject({ ...aboutFields, ...form }),
  success,
  failures: {
    400: faulty,
    403: refused,
    404: 'There is no such thing to write about.',
    409: "It is the person's own.",
  },
  rateLimit: writing,
});

export const plainConversation = defineCall({
  id: 'plainConversation',
  service,
  method: 'GET',
  path: '/plain/messages/{id}',
  auth: false,
  summary: 'Get a conversation for browsers without scripts, with a form; opening it marks its messages as read',
  params,
  query: z.strictObject({ before: blankAsAbsent(id) }),
  success,
  failures: { 404: unknown },
});

export const plainSend = defineCall({
  id: 'plainSend',
  service,
  method: 'POST',
  path: '/plain/messages/{id}',
  auth: false,
  summary: 'Send a message by a form',
  params,
  body: z.strictObject(form),
  success,
  failures: { 400: faulty, 403: refused, 404: unknown },
  rateLimit: writing,
});
