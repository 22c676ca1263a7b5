import { createHash } from 'node:crypto';
import type { About, Side } from '@ethereal/contracts/messages';
import type { CONVERSATION_ACTIONS } from '@ethereal/contracts/messages-desk';
import type { ReviewPicture } from '@ethereal/contracts/reviews';

export type StoredMessage = {
  /** Position in the conversation: 1, 2, 3 … without gaps. */
  seq: number;
  by: Side;
  text: string;
  at: Date;
  clientId: string;
  images?: ReviewPicture[];
  /** Time that the buyer waited, in a message that answers the buyer. */
  answeredMs?: number;
  /** Time at which the other side read it. */
  readAt?: Date;
};

type PerSide<T> = Record<Side, T>;

/** A report of the message at a position. */
export type Report = { by: Side; seq: number; reason: string; text?: string; at: Date };

/** The desk's decision on the reports of a conversation. `side` is warned or suspended. */
export type Settlement = {
  action: (typeof CONVERSATION_ACTIONS)[number];
  side?: Side;
  reason: string;
  at: Date;
  /** Time of the latest report that it settled. */
  reportedAt: Date;
};

/**
 * A conversation of two people about one thing. The document is the unit of atomicity: a message is stored in `tail`,
 * in one write with the counts and the events, and is copied to its own collection afterwards.
 */
export type Conversation = {
  _id: string;
  about: About;
  /** Ids of the two; absent for a deleted account. */
  buyer?: string;
  seller?: string;
  names: PerSide<string>;
  /** Position of the last message. */
  seq: number;
  /** Messages that are not known to be in the collection of messages, oldest first. */
  tail: StoredMessage[];
  last: StoredMessage;
  /** Number of messages that each side has sent. */
  sent: PerSide<number>;
  /** Position up to which each side has read, and the number of unread messages of each. */
  read: PerSide<number>;
  unread: PerSide<number>;
  /** Position up to which pages of each side have received the messages; absent until one has. */
  delivered?: Partial<PerSide<number>>;
  /** Time at which each side last read. */
  readOn: Partial<PerSide<Date>>;
  /** Position up to which each side has deleted the messages from its own view. */
  hidden: PerSide<number>;
  /** Ids of those whose lists show the conversation, and of those with unread messages. */
  shownTo: string[];
  unreadFor: string[];
  /** Time of the first message of the buyer since the seller's last one. */
  waitingSince?: Date;
  /** Time of the last requested mail for each side, unless it was cancelled by reading. */
  mailed: Partial<PerSide<Date>>;
  /** Reports that wait for the desk, or those of `settlement`. */
  reports: Report[];
  /** Time of the latest report while the desk has not settled it. */
  reportedAt?: Date;
  settlement?: Settlement;
  /** Number of times that the desk has read it. */
  looks: number;
  createdAt: Date;
  /** Time of the last message. */
  updatedAt: Date;
  /** Time at which the remaining copy is deleted, after one of the accounts was. */
  expiresAt?: Date;
  revision: number;
};

/** Returns the id of the one conversation of two people about a thing. Lines of an order share a conversation. */
export function conversationId(about: Pick<About, 'type' | 'id'>, buyer: string, seller: string): string {
  const key = [about.type, about.id, buyer, seller].join(':');
  return createHash('sha256').update(key).digest('hex').slice(0, 24);
}

/** Number of digits of the conversation's id in the id of a message. The others are the position. */
const PREFIX = 16;

/** Returns the id of the message at a position: the beginning of the conversation's id, then the position. */
export const messageId = (conversation: string, seq: number): string =>
  conversation.slice(0, PREFIX) + seq.toString(16).padStart(24 - PREFIX, '0');

/** Returns the position of a message by its id; undefined for ids of other conversations. */
export function positionOf(conversation: string, message: string): number | undefined {
  return message.startsWith(conversation.slice(0, PREFIX)) ? Number.parseInt(message.slice(PREFIX), 16) : undefined;
}

export const otherSide = (side: Side): Side => (side === 'buyer' ? 'seller' : 'buyer');

/** Returns the position up to which a side has received or read the messages. */
export const deliveredTo = ({ read, delivered }: Pick<Conversation, 'read' | 'delivered'>, side: Side): number =>
  Math.max(read[side], delivered?.[side] ?? 0);

/** Returns the side of a person; undefined for people who do not take part. */
export function sideOf({ buyer, seller }: Pick<Conversation, Side>, person: string): Side | undefined {
  if (buyer === person) return 'buyer';
  return seller === person ? 'seller' : undefined;
}
