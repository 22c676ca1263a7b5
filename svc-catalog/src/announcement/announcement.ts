import { newEvent } from '@ethereal/service-kit/events/event';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import { newId } from '@ethereal/service-kit/ids';
import { SOURCE } from '../items/item-events.ts';
import type { Announcement, AnnouncementStore } from './announcement.store.ts';

type Sent = { text: string; from?: string | undefined; until?: string | undefined };

type Deps = {
  store: AnnouncementStore;
  outbox: Pick<Outbox, 'publishOrStore'>;
  now(): Date;
};

export type Announcements = ReturnType<typeof createAnnouncements>;

/** Returns the text shown at a moment: from its beginning until before its end, else an empty text. */
function textAt(announcement: Announcement | undefined, now: Date): string {
  if (!announcement) return '';
  const { text, from, until } = announcement;
  return (from && now < from) || (until && now >= until) ? '' : text;
}

const momentOf = (text: string | undefined): Date | null => (text ? new Date(text) : null);

export function createAnnouncements({ store, outbox, now }: Deps) {
  let last: string | undefined;

  const tell = (version: string) =>
    outbox.publishOrStore(newEvent({ type: 'announcement.changed', source: SOURCE, subject: version, data: {} }));

  return {
    show: async (): Promise<string> => textAt(await store.find(), now()),
    async save({ text, from, until }: Sent): Promise<void> {
      const version = newId();
      await store.save({ text, from: momentOf(from), until: momentOf(until), version });
      await tell(version);
    },
    /**
     * Publishes an event when the announcement begins or ends, since no call happens at these moments. The first run
     * publishes, too.
     */
    async watch(): Promise<void> {
      const announcement = await store.find();
      const text = textAt(announcement, now());
      if (announcement && text !== last) await tell(announcement.version);
      last = text;
    },
  };
}
