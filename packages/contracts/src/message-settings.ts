import { z } from 'zod';
import { AS_CHANGE, defineCall } from './call.ts';
import { blankAsAbsent, id, line, optionalProse, prose } from './common.ts';
import { MAX_MESSAGE } from './messages.ts';
import { aboutFields } from './rule.ts';

/** Maximum number of saved replies of a person. */
export const MAX_SAVED_REPLIES = 30;
/** Maximum length of the title of a saved reply, in characters. */
export const MAX_REPLY_TITLE = 60;
/** Maximum length of an away note, in characters. */
export const MAX_AWAY_NOTE = 300;

const service = 'svc-messages';
const failures = { 400: 'One message per faulty field.' };

const savedReply = z.strictObject({
  title: line('Title', MAX_REPLY_TITLE),
  text: prose('Reply', MAX_MESSAGE),
});
export type SavedReply = z.output<typeof savedReply>;
const savedReplies = z.object({ replies: z.array(savedReply) });

export const getSavedReplies = defineCall({
  id: 'getSavedReplies',
  service,
  method: 'GET',
  path: '/api/saved-replies',
  auth: true,
  summary: "List the caller's saved replies",
  success: { status: 200, body: savedReplies },
});

export const saveReplies = defineCall({
  id: 'saveReplies',
  service,
  method: 'PUT',
  path: '/api/saved-replies',
  auth: true,
  summary: "Replace the caller's saved replies",
  body: z.strictObject({
    replies: z
      .array(savedReply, 'Must be a list of replies.')
      .max(MAX_SAVED_REPLIES, `At most ${MAX_SAVED_REPLIES} replies can be saved.`),
  }),
  success: { status: 200, body: savedReplies },
  failures,
  limitedBy: AS_CHANGE,
});

/** A person's own settings for messages; an away note without dates is shown until it is removed. */
const settings = z.object({
  away: optionalProse('Away note', MAX_AWAY_NOTE),
  /** First and last day on which the note is shown: '2026-12-24'. */
  awayFrom: blankAsAbsent(z.iso.date('Must be a day.')),
  awayUntil: blankAsAbsent(z.iso.date('Must be a day.')),
});
export type MessageSettings = z.output<typeof settings>;

/** Settings as a person sends them. */
export const settingsSent = settings.strict().refine(({ awayFrom = '', awayUntil = '9999' }) => awayFrom <= awayUntil, {
  error: 'The last day comes before the first.',
  path: ['awayUntil'],
  ...aboutFields('awayFrom', 'awayUntil'),
});

export const getMessageSettings = defineCall({
  id: 'getMessageSettings',
  service,
  method: 'GET',
  path: '/api/messages/settings',
  auth: true,
  summary: "Get the caller's away note",
  success: { status: 200, body: settings },
});

export const saveMessageSettings = defineCall({
  id: 'saveMessageSettings',
  service,
  method: 'PUT',
  path: '/api/messages/settings',
  auth: true,
  summary: "Replace the caller's away note",
  body: settingsSent,
  success: { status: 200, body: settings },
  failures,
  limitedBy: AS_CHANGE,
});

export const getAnswering = defineCall({
  id: 'getAnswering',
  service,
  method: 'GET',
  path: '/api/messages/sellers/{id}',
  auth: false,
  summary: "Get a seller's answer time (median of 30 days in hours, from five answers on) and away note",
  params: z.object({ id }),
  success: { status: 200, body: z.object({ answersWithinHours: z.int().optional(), away: z.string().optional() }) },
});
