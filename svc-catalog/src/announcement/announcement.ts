import { getAnnouncement, getDeskAnnouncement, saveAnnouncement } from '@ethereal/contracts/announcement';
import type { Part } from '@ethereal/service-kit/define-service';
import { invalid } from '@ethereal/service-kit/errors';
import { newEvent } from '@ethereal/service-kit/events/event';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import { newId } from '@ethereal/service-kit/ids';
import { repeat } from '@ethereal/service-kit/repeat';
import { answer, route, uncached } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { SOURCE } from '../items/item-events.ts';
import type { Shared } from '../shared/shared.ts';
import { type Announcement, type AnnouncementStore, createAnnouncementStore } from './announcement.store.ts';

/** Pause between two checks whether the announcement begins or ends, in milliseconds. */
const WATCH_EVERY_MS = 400;

const OVER = 'The end must be in the future.';
type Sent = { text: string; from?: string | undefined; until?: string | undefined };

type Deps = {
  store: AnnouncementStore;
  outbox: Pick<Outbox, 'publishOrStore'>;
  now(): Date;
};

type Announcements = ReturnType<typeof createAnnouncements>;

/** Returns the text shown at a moment: from its beginning until before its end, else an empty text. */
function textAt(announcement: Announcement | undefined, now: Date): string {
  if (!announcement) return '';
  const { text, from, until } = announcement;
  return (from && now < from) || (until && now >= until) ? '' : text;
}

const momentOf = (text: string | undefined): Date | null => (text ? new Date(text) : null);

function createAnnouncements({ store, outbox, now }: Deps) {
  let last: string | undefined;

  const announce = (version: string) =>
    outbox.publishOrStore(newEvent({ type: 'announcement.changed', source: SOURCE, subject: version, data: {} }));

  return {
    find: store.find,
    show: async (): Promise<string> => textAt(await store.find(), now()),
    /** @throws invalid for an end that is not in the future */
    async save({ text, from, until }: Sent): Promise<void> {
      if (until && new Date(until) <= now()) throw invalid(OVER, { errors: { until: OVER } });
      const version = newId();
      await store.save({ text, from: momentOf(from), until: momentOf(until), version });
      await announce(version);
    },
    /**
     * Publishes an event when the announcement begins or ends, since no call happens at these moments. The first run
     * publishes, too.
     */
    async watch(): Promise<void> {
      const announcement = await store.find();
      const text = textAt(announcement, now());
      if (announcement && text !== last) await announce(announcement.version);
      last = text;
    },
  };
}

function mountAnnouncement(router: Router, shared: Shared, announcements: Announcements): void {
  route(router, getAnnouncement, shared, async () =>
    answer({ body: { text: await announcements.show() }, headers: { 'Cache-Control': 'no-cache' } }),
  );
  route(router, getDeskAnnouncement, shared, async () => {
    const { text = '', from, until } = (await announcements.find()) ?? {};
    const period = { ...(from && { from: from.toISOString() }), ...(until && { until: until.toISOString() }) };
    return uncached({ text, ...period });
  });
  route(router, saveAnnouncement, shared, async ({ user, body }) => {
    await announcements.save(body);
    shared.audit({ audit: 'announcement.saved', user: user.id });
    return uncached({ text: body.text });
  });
}

/** Opens the announcement of the shop, with the events of its beginning and end. */
export function openAnnouncement(shared: Shared): Part {
  const { db, outbox, now } = shared;
  const announcements = createAnnouncements({ store: createAnnouncementStore(db), outbox, now });
  repeat(announcements.watch, { ...shared, job: 'reading the announcement', everyMs: WATCH_EVERY_MS });
  return { mount: (router) => mountAnnouncement(router, shared, announcements) };
}
