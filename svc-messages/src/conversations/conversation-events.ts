import type { Side } from '@ethereal/contracts/messages';
import { type EventEnvelope, newEvent } from '@ethereal/service-kit/events/event';
import { area } from '../../area.ts';
import { type Conversation, messageId, otherSide, type StoredMessage } from './conversation.ts';

/** Time after which an unread message is mailed. */
export const MAIL_AFTER_MS = 5 * 60_000;
/** Maximum length of the name of an item, order or store in a notification, in characters. */
const MAX_NAME = 90;
const source = area.name;

type Act = { side: Side; seq: number; now: Date };

/** Returns the ids of the people of a conversation whose accounts exist. */
export const peopleOf = ({ buyer, seller }: Conversation) => [buyer, seller].filter((id) => id !== undefined);

/** Topic of all notifications about a conversation. */
const topicOf = (id: string) => `conversation:${id}`;

/** Returns the event of a side that sent, received or read a message. */
export function messageEvent(
  type: 'message.sent' | 'message.delivered' | 'message.read',
  state: Conversation,
  { side, seq, now }: Act,
) {
  const data = { message: messageId(state._id, seq), side, people: peopleOf(state) };
  return newEvent({ type, source, subject: state._id, data, now });
}

/** Returns the event of a block that begins or ends between the two people. */
export const blockChangedEvent = (state: Conversation, now: Date) =>
  newEvent({ type: 'conversation.block-changed', source, subject: state._id, data: { people: peopleOf(state) }, now });

/** Returns the event of a side that reported a message. */
export function reportedEvent({ _id }: Conversation, { side, seq, now }: Act): EventEnvelope {
  const data = { message: messageId(_id, seq), side };
  return newEvent({ type: 'conversation.reported', source, subject: _id, data, now });
}

/** Returns the event that settles the notifications of a person who has read all messages. */
export function settledEvent({ _id }: Conversation, person: string, now: Date): EventEnvelope {
  const data = { person, topic: topicOf(_id) };
  return newEvent({ type: 'notification.settled', source, subject: _id, data, now });
}

/**
 * Returns the request for the notification of a message; none for a deleted account.
 * @param mailed whether the notification is also sent by mail
 */
export function messageNotification(state: Conversation, message: StoredMessage, mailed: boolean): EventEnvelope[] {
  const person = state[otherSide(message.by)];
  if (person === undefined) return [];
  const subject = state.about.name.slice(0, MAX_NAME);
  const who = message.by === 'buyer' ? 'A buyer' : 'The seller';
  const words = {
    subject: `New message about ${subject}`,
    // Deleted with the mail, unlike the text of the notification.
    ...(message.text && { body: message.text }),
    afterSeconds: MAIL_AFTER_MS / 1000,
  };
  const requested = {
    person,
    type: 'message',
    // The name and text of the writer are left out, because they would outlive the account in another service.
    text: `${who} wrote to you about ${subject}.`,
    link: `/ethereal/messages/${state._id}`,
    topic: topicOf(state._id),
    ...(state.about.itemImg && { picture: state.about.itemImg }),
  };
  const data = { ...requested, mail: mailed ? words : (false as const) };
  return [newEvent({ type: 'notification.requested', source, subject: state._id, data, now: message.at })];
}

/** Maximum length of the text of a notification, in characters. */
const MAX_NOTIFICATION = 300;
const WARNING = 'Warning from Ethereal.';
const WITHDRAWN = 'Warning withdrawn by Ethereal.';

type Warning = { side: Side; words: string; reason?: string; now: Date };

/** Returns the request for a notification about the desk's warning; none for a deleted account. */
function notificationOfWarning(state: Conversation, { side, words, reason, now }: Warning): EventEnvelope[] {
  const person = state[side];
  if (person === undefined) return [];
  const subject = state.about.name.slice(0, MAX_NAME);
  const text = `${words} Your messages about ${subject}${reason === undefined ? '.' : `: ${reason}`}`;
  const data = {
    person,
    type: 'report-decided',
    text: text.slice(0, MAX_NOTIFICATION),
    link: `/ethereal/messages/${state._id}`,
    topic: `warning:${state._id}`,
    mail: { subject: words, body: reason ?? text },
  };
  return [newEvent({ type: 'notification.requested', source, subject: state._id, data, now })];
}

/** Returns the notification of a side that the desk warned, with the reason. */
export const warningNotification = (state: Conversation, warning: { side: Side; reason: string; now: Date }) =>
  notificationOfWarning(state, { ...warning, words: WARNING });

/** Returns the notification of a side whose warning the desk withdrew. */
export const withdrawalNotification = (state: Conversation, to: { side: Side; now: Date }) =>
  notificationOfWarning(state, { ...to, words: WITHDRAWN });
