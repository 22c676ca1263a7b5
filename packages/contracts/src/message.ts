import { z } from 'zod';
import { lineId } from './cart.ts';
import { oneOf } from './choice.ts';
import { id, moment } from './common.ts';
import { category } from './fashion.ts';
import { reviewPicture } from './review.ts';

/** Maximum length of a message between people, in characters. */
export const MAX_MESSAGE = 2000;
/** Maximum number of pictures of a message. */
export const MAX_MESSAGE_PICTURES = 4;
/** Maximum number of messages that a person sends in a minute. */
export const MESSAGES_PER_MINUTE = 20;
/** Maximum number of conversations that a person begins in a day. */
export const CONVERSATIONS_PER_DAY = 30;

/** Types of things that a conversation can be about. An order is about the part of one seller. */
export const ABOUT_TYPES = ['item', 'order', 'store'] as const;
export const aboutType = oneOf(ABOUT_TYPES);

/** The two people of a conversation. */
export const SIDES = ['buyer', 'seller'] as const;
export type Side = (typeof SIDES)[number];

/**
 * Whether a person can write: `blocked` by themselves, `refused` by the other person, `suspended` and `gone` because of
 * the other person's account.
 */
const CONVERSATION_STATES = ['open', 'blocked', 'refused', 'suspended', 'gone'] as const;

/** Id that the client creates for one message, so that a retry sends it once. */
export const clientId = z
  .string('A message has a clientId.')
  .regex(/^\P{C}{1,64}$/u, 'A clientId has 1 to 64 printable characters.');

/**
 * A thing to write about. An order names the seller who is meant, who may be left out when there is one only;
 * `lineId` names a line of the order.
 */
export const aboutSent = z.strictObject({ type: aboutType, id, seller: id.optional(), lineId: lineId.optional() });
export type AboutSent = z.output<typeof aboutSent>;

/** Thing that a conversation is about, as it was when a person last began to write about it. */
export const about = aboutSent.extend({
  name: z.string(),
  itemImg: z.string().optional(),
  priceCents: z.int().optional(),
  /** Item of the thing, whose page is `/ethereal/categories/{category}/{item}`. */
  item: id.optional(),
  category: category.optional(),
});
export type About = z.output<typeof about>;

export const message = z.object({
  _id: id,
  text: z.string(),
  images: z.array(reviewPicture),
  /** Whether the caller wrote it. */
  mine: z.boolean(),
  at: moment,
  /** Time at which the other side read it, or the caller did; null while it is unread. */
  readAt: moment.nullable(),
  /**
   * Whether a page of the other person has loaded it or received it by its stream; absent in messages of the other
   * person.
   */
  delivered: z.boolean().optional(),
  /** Id by which the writer's client created it; absent in messages of the other person. */
  clientId: z.string().optional(),
});
export type Message = z.output<typeof message>;

export const withPerson = z.object({
  /** Absent once the account is deleted. */
  _id: id.optional(),
  name: z.string(),
  /** Name of the store, when the other person is the seller. */
  store: z.string().optional(),
});

/** A conversation as one of its two people sees it. */
const seen = z.object({
  _id: id,
  about,
  /** The other person. */
  with: withPerson,
  /** Side of the caller. */
  side: z.enum(SIDES),
  state: z.enum(CONVERSATION_STATES),
  unread: z.int(),
  /** Note of a seller who is away. */
  away: z.string().optional(),
});

/** A conversation in the caller's list. */
export const conversation = seen.extend({
  last: z.object({ text: z.string(), at: moment, mine: z.boolean() }),
});
export type Conversation = z.output<typeof conversation>;

/** A conversation with a page of its messages, oldest first. */
export const openedConversation = seen.extend({
  /** Whether the caller has blocked the other person. */
  blocked: z.boolean(),
  messages: z.array(message),
  /** Value of the parameter `before` for the page of earlier messages; null without any. */
  before: id.nullable(),
});
export type OpenedConversation = z.output<typeof openedConversation>;
