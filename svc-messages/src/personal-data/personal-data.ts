import type { Part } from '@ethereal/service-kit/define-service';
import { mountPersonalData, type PersonalData } from '@ethereal/service-kit/personal-data';
import type { ChangeConversation } from '../conversations/change-conversation.ts';
import { type Conversation, messageId, type StoredMessage, sideOf } from '../conversations/conversation.ts';
import type { ConversationsStore } from '../conversations/conversations.store.ts';
import type { MessagesStore } from '../conversations/messages.store.ts';
import type { PeopleStore } from '../people/people.store.ts';
import type { Pictures } from '../pictures/hold-pictures.ts';
import type { SettingsStore } from '../settings/settings.store.ts';
import type { Shared } from '../shared/shared.ts';

type Deps = {
  store: ConversationsStore;
  messages: MessagesStore;
  people: PeopleStore;
  settings: SettingsStore;
  change: ChangeConversation;
  pictures: Pictures;
  now(): Date;
};

const PAGE_SIZE = 500;

const shareOf =
  ({ _id, about }: Conversation) =>
  ({ seq, text, at, images }: StoredMessage) => ({
    conversation: _id,
    about,
    _id: messageId(_id, seq),
    text,
    at,
    ...(images && { images }),
  });

/**
 * Exports a person's own messages and settings, and erases the person: id and name leave every conversation, and the
 * other person keeps the text for 90 days.
 */
function createPersonalData({ store, messages, people, settings, change, pictures, now }: Deps): PersonalData {
  /** Returns all messages of a conversation, page by page. */
  async function* pagesOf(conversation: Conversation) {
    let before = Number.MAX_SAFE_INTEGER;
    for (;;) {
      const page = await messages.list(conversation, { after: 0, before, limit: PAGE_SIZE });
      yield page;
      const last = page.at(-1);
      if (!last || page.length < PAGE_SIZE) return;
      before = last.seq;
    }
  }

  async function* messagesOf(user: string) {
    for (const _id of await store.idsOf(user)) {
      const conversation = await store.find(_id);
      const side = conversation && sideOf(conversation, user);
      if (!conversation || !side) continue;
      for await (const page of pagesOf(conversation))
        yield* page.filter(({ by }) => by === side).map(shareOf(conversation));
    }
  }

  /** Ends the holds of a person's pictures before the person leaves the conversation, so that a retry finds them. */
  async function dropPictures(id: string, person: string): Promise<void> {
    const conversation = await store.find(id);
    const side = conversation && sideOf(conversation, person);
    if (!conversation || !side) return;
    for (const { by, clientId } of await messages.withPictures(conversation))
      if (by === side) await pictures.release({ conversation: id, side, clientId });
    await messages.dropPictures(id, side);
  }

  return {
    share: (user) => ({
      messages: messagesOf(user),
      messageSettings: settings.of(user),
      blockedPeople: people.blocksOf(user),
    }),
    async erase(person) {
      for (const id of await store.idsOf(person)) {
        await dropPictures(id, person);
        await change(id, { kind: 'erase', person, now: now() });
      }
      await messages.anonymizeAnswers(person);
      await settings.erase(person);
      await people.erase(person);
    },
  };
}

/** Opens the export of a person's data. The consumer of deleted accounts erases it by `data`. */
export function openPersonalData(shared: Shared): Part & { data: PersonalData } {
  const data = createPersonalData(shared);
  return { data, mount: (router) => mountPersonalData(router, { ...shared, data }) };
}
