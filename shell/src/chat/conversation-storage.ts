import { fieldOf, textOf } from '@ethereal/web-kit/api/field-of.ts';
import { type ChatMessage, type Conversation, endBrokenOff, newConversation } from './conversation.ts';
import { readText, storeText } from './open-storage.ts';

const KEY = 'ethereal.chat';
const USER_KEY = 'ethereal.chat.user';
/** Maximum number of messages that are stored for a reload. */
const MAX_MESSAGES = 60;

function isMessage(value: unknown): value is ChatMessage {
  const search = fieldOf(value, 'searchInfo');
  return (
    typeof fieldOf(value, 'id') === 'number' &&
    textOf(value, 'content') !== undefined &&
    typeof fieldOf(value, 'isUser') === 'boolean' &&
    (search === undefined || ['stages', 'urls'].every((name) => Array.isArray(fieldOf(search, name))))
  );
}

/** Returns the conversation of this tab before a reload. An answer that the reload cut off is not requested again. */
export function readConversation(): Conversation {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const messages = fieldOf(kept, 'messages');
    if (!Array.isArray(messages) || messages.length === 0 || !messages.every(isMessage)) return newConversation();
    return endBrokenOff({ messages, checkpointId: textOf(kept, 'checkpointId') });
  } catch {
    return newConversation();
  }
}

/** Stores the newest messages of a conversation in this browser tab. */
export function storeConversation({ messages, checkpointId }: Conversation): void {
  storeText(KEY, JSON.stringify({ messages: messages.slice(-MAX_MESSAGES), checkpointId }));
}

/** Returns the id of the conversation's user; empty for a visitor who is not logged in. */
export const readUser = (): string => readText(USER_KEY);
/** Stores the id of the conversation's user. */
export const storeUser = (id: string): void => storeText(USER_KEY, id);
