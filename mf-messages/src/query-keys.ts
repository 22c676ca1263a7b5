import { keys } from '@ethereal/shop-ui/query/keys.ts';

const ALL = [...keys.mine, 'messages'];

export type Unsent = 'draft' | 'pictures' | 'outgoing';

/** Cache keys of this area. They are the user's own, so they are removed when the session ends. */
export const messageKeys = {
  all: ALL,
  lists: [...ALL, 'list'],
  list: (filter: object) => [...ALL, 'list', filter],
  conversation: (id: string) => [...ALL, 'one', id],
  subject: (about: object) => [...ALL, 'subject', about],
  settings: [...ALL, 'settings'],
  replies: [...ALL, 'replies'],
  reported: [...ALL, 'reported'],
  /** Text, pictures and messages of a conversation that were not sent. */
  unsent: (kind: Unsent, name: string, author: string) => [...keys.mine, 'unsent message', author, kind, name],
};
