import { z } from 'zod';
import { ANNOUNCEMENT } from './cache-tags.ts';
import { defineCall } from './call.ts';
import { moment, noneAsAbsent, optionalProse } from './common.ts';
import { aboutFields } from './rule.ts';

/** Maximum length of the announcement, in characters: it is shown at the top of every page. */
export const MAX_ANNOUNCEMENT = 200;

const service = 'svc-catalog';
const text = optionalProse('Text', MAX_ANNOUNCEMENT);

/** An announcement as an operator sends it. */
export const announcementSent = z
  .strictObject({ text, from: noneAsAbsent(moment), until: noneAsAbsent(moment) })
  .refine(({ from, until }) => !from || !until || Date.parse(from) <= Date.parse(until), {
    path: ['until'],
    message: 'Must not be before the beginning.',
    ...aboutFields('from', 'until'),
  });

/** Text at the top of every page; empty when there is none. */
const shown = z.object({ text: z.string() });

export const getDeskAnnouncement = defineCall({
  id: 'getDeskAnnouncement',
  service,
  method: 'GET',
  path: '/api/desk/announcement',
  auth: true,
  roles: ['operator', 'support'],
  summary: 'Get the stored announcement with its dates, also before its beginning and after its end',
  success: { status: 200, body: shown.extend({ from: moment.optional(), until: moment.optional() }) },
});

export const saveAnnouncement = defineCall({
  id: 'saveAnnouncement',
  service,
  method: 'PUT',
  path: '/api/desk/announcement',
  auth: true,
  roles: ['operator'],
  summary: 'Set the announcement on top of every page, with its dates; an empty text removes it',
  body: announcementSent,
  success: { status: 200, body: shown },
  failures: { 400: 'A faulty field; nothing is changed.' },
});

export const getAnnouncement = defineCall(
  {
    id: 'getAnnouncement',
    service,
    method: 'GET',
    path: '/api/announcement',
    auth: false,
    summary: 'Get the announcement on top of every page; empty without one, or outside its dates',
    success: { status: 200, body: shown },
  },
  () => [ANNOUNCEMENT],
);
