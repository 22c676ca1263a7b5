import { brokenOff, type ChatMessage, type Conversation, newConversation } from './conversation.ts';
import { keep, recall } from './open-storage.ts';

const KEY = 'ethereal.chat';
const USER_KEY = 'ethereal.chat.user';
const MESSAGES_KEPT = 60;

function isMessage(value: unknown): value is ChatMessage {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const search = fields.get('searchInfo');
  return (
    typeof fields.get('id') === 'number' &&
    typeof fields.get('content') === 'string' &&
    typeof fields.get('isUser') === 'boolean' &&
    (search === undefined || isSearch(search))
  );
}

function isSearch(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'stages' in value && Array.isArray(value.stages) && 'urls' in value && Array.isArray(value.urls);
}

/** Returns the conversation of this tab before a reload. An answer that the reload cut off is not requested again. */
export function loadConversation(): Conversation {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('messages' in kept)) return newConversation();
    const { messages } = kept;
    if (!Array.isArray(messages) || messages.length === 0 || !messages.every(isMessage)) return newConversation();
    const checkpoint = 'checkpointId' in kept ? kept.checkpointId : undefined;
    return brokenOff({ messages, checkpointId: typeof checkpoint === 'string' ? checkpoint : undefined });
  } catch {
    return newConversation();
  }
}

/** Stores the newest messages of a conversation in this browser tab. */
export function saveConversation({ messages, checkpointId }: Conversation): void {
  keep(KEY, JSON.stringify({ messages: messages.slice(-MESSAGES_KEPT), checkpointId }));
}

/** Returns the id of the conversation's user; empty for a visitor who is not logged in. */
export const loadUser = (): string => recall(USER_KEY);
export const saveUser = (id: string): void => keep(USER_KEY, id);
