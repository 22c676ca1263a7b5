import type { Authenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import type { Part } from '@ethereal/service-kit/define-service';
import { createOutbox } from '@ethereal/service-kit/events/outbox';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import { consumeDeletions, mountPersonalData, type PersonalData } from '@ethereal/service-kit/personal-data';
import { route } from '@ethereal/service-kit/route';
import { createWrite } from '@ethereal/service-kit/write';
import type { Router } from 'express';
import type { Config } from '../config.ts';
import { listNotes, writeNote } from '../contract.ts';
import { decide, type Note, noteId, type WriteNote } from './notes.rules.ts';
import { createNotesStore, NOTES } from './notes.store.ts';

const toAnswer = ({ item, text, changedAt }: Note) => ({ item, text, changedAt: changedAt.toISOString() });

/** People's own notes on items: calls, events, personal data. */
export async function openNotes(base: Base<Config>, auth: Authenticator): Promise<Part> {
  const { rateLimiter, logger } = base;
  const notes = createNotesStore(base.db);
  const outbox = createOutbox({ ...base, collections: [NOTES] });
  base.onStop('outbox', outbox.flush);
  await ensureIndexes(notes, outbox);

  const write = createWrite({
    document: 'note',
    load: (key: WriteNote) => notes.find(noteId(key)),
    decide,
    save: notes.save,
  });
  const data: PersonalData = { share: (user) => ({ notes: notes.allOf(user) }), erase: notes.erase };
  const deletions = consumeDeletions({ ...base, data, queue: `${base.config.EVENTS_QUEUE}.deletions` });

  return {
    calls: [listNotes, writeNote],
    consumers: [deletions],
    mount(router: Router) {
      mountPersonalData(router, { auth, data, logger });
      route(router, listNotes, { auth }, async ({ user }) => ({
        notes: (await notes.newestOf(user.id)).map(toAnswer),
      }));
      route(router, writeNote, { auth, rateLimiter }, async ({ user, params, body }) => {
        const command = { user: user.id, item: params.item, text: body.text, now: new Date() };
        const note = await write(command, command);
        if (!note) throw new Error(`The note on ${params.item} was not stored.`);
        outbox.announce(NOTES, note._id);
        return toAnswer(note);
      });
    },
  };
}
