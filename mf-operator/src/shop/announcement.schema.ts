import { announcementSent } from '@ethereal/contracts/announcement';
import { momentOf } from '@ethereal/web-kit/format/local-day.ts';
import { z } from 'zod';

/** Fields of the announcement's form: times are in the browser's zone, and empty ones are absent. */
export const announcementSchema = z
  .custom<{ text: string; from: string; until: string }>()
  .transform(
    ({ text, from, until }): z.input<typeof announcementSent> => ({
      text,
      from: momentOf(from),
      until: momentOf(until),
    }),
  )
  .pipe(announcementSent);
