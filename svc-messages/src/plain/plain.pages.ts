import { formatCents } from '@ethereal/contracts/format-money';
import { linksIn, WRITTEN_LINK } from '@ethereal/contracts/links-in';
import { CLOSED_WORDS, type MessageRisk, progressOf, RISK_WARNINGS } from '@ethereal/contracts/message-care';
import type { Conversation } from '@ethereal/contracts/messages';
import { type About, MAX_MESSAGE, type Message, type OpenedConversation } from '@ethereal/contracts/messages';
import { type Html, html } from '@ethereal/service-kit/plain-html';

const INBOX = '/plain/messages';

/** A message to write, and why it was not sent. */
export type Draft = { text: string; clientId: string; fault?: string | undefined; risks?: readonly MessageRisk[] };
/** Proof of the session for the forms of a page. */
type Proven = { proof: string };

const moment = (at: string) =>
  html`<time datetime="${at}">${new Date(at).toUTCString().replace(/:\d\d GMT$/, ' UTC')}</time>`;

const logOut = ({ proof }: Proven) => html`
  <form class="quiet" method="post" action="/plain/logout">
    <input type="hidden" name="proof" value="${proof}">
    <button>Log Out</button>
  </form>`;

const row = ({ _id, about, with: other, last, unread }: Conversation) => html`
  <li>
    <a href="${INBOX}/${_id}"><b dir="auto">${other.name}</b>${unread > 0 && html` (${unread} unread)`}</a>
    <span dir="auto">${about.name}</span>
    <span dir="auto">${last.mine && last.text !== '' && 'You: '}${last.text}</span>
    ${moment(last.at)}
  </li>`;

type Inbox = { conversations: readonly Conversation[]; nextCursor: string | null; unread: number };

/** Returns the inbox: a search, the conversations, and a link to further ones. */
export const inboxPage = ({ conversations, nextCursor, unread }: Inbox, search: string, by: Proven): Html => html`
  <p>${unread === 0 ? 'No unread messages.' : `${unread} unread.`}</p>
  <form method="get" action="${INBOX}" role="search">
    <label>Search conversations <input type="search" name="search" maxlength="100" value="${search}"></label>
    <button>Search</button>
  </form>
  ${conversations.length === 0 && html`<p>${search ? 'No conversation matches.' : 'No messages yet.'}</p>`}
  <ul class="list">${conversations.map(row)}</ul>
  ${nextCursor !== null && html`<p><a href="${INBOX}?${new URLSearchParams({ search, cursor: nextCursor }).toString()}">Show more</a></p>`}
  ${logOut(by)}`;

const aboutLine = (about: About) => html`
  <p class="about">About <b dir="auto">${about.name}</b>
    ${about.priceCents !== undefined && html` · ${formatCents(about.priceCents)}`}</p>`;

const part = ({ text, href }: { text: string; href?: string }) =>
  href === undefined ? html`${text}` : html`<a href="${href}" rel="${WRITTEN_LINK}">${text}</a>`;

const bubble = (name: string, { _id, text, images, mine, at, readAt, delivered }: Message) => html`
  <li id="${_id}" data-mine="${String(mine)}">
    <b dir="auto">${mine ? 'You' : name}</b>
    <p dir="auto">${linksIn(text).map(part)}</p>
    ${images.map(({ url }, n) => html`<a href="${url}"><img src="${url}" alt="Picture ${n + 1}" width="160"></a>`)}
    ${moment(at)}${mine && html` · ${progressOf({ readAt, delivered })}`}
  </li>`;

/** Returns the form that sends a message. Its client id makes a repeated form send once. */
function form(action: string, draft: Draft, { proof }: Proven, more: Html | undefined = undefined): Html {
  const { text, clientId, fault, risks = [] } = draft;
  return html`
    <form method="post" action="${action}">
      ${fault !== undefined && html`<p class="fault" role="alert">${fault}</p>`}
      ${risks.map((risk) => html`<p class="fault" role="alert">${RISK_WARNINGS[risk]}</p>`)}
      <input type="hidden" name="proof" value="${proof}">
      <input type="hidden" name="clientId" value="${clientId}">
      ${risks.length > 0 && html`<input type="hidden" name="sure" value="1">`}
      ${more}
      <label>Message <textarea name="text" rows="5" maxlength="${MAX_MESSAGE}" required dir="auto">${text}</textarea></label>
      <button>${risks.length > 0 ? 'Send anyway' : 'Send'}</button>
    </form>`;
}

/** Returns a conversation with the form for an answer, or why there is none. */
export function conversationPage(conversation: OpenedConversation, draft: Draft, by: Proven): Html {
  const { _id, about, with: other, state, away, messages, before } = conversation;
  return html`
    <p><a href="${INBOX}">All conversations</a></p>
    ${aboutLine(about)}
    ${before !== null && html`<p><a href="${INBOX}/${_id}?before=${before}">Show earlier messages</a></p>`}
    <ol class="thread">${messages.map((message) => bubble(other.name, message))}</ol>
    ${away !== undefined && html`<p dir="auto">${other.name} is away: ${away}</p>`}
    ${state === 'open' ? form(`${INBOX}/${_id}`, draft, by) : html`<p role="status">${CLOSED_WORDS[state]}</p>`}
    ${logOut(by)}`;
}

type Subject = { about: About; with: { name: string }; away?: string | undefined };

/** Returns the form for a first message. */
export function firstPage({ about, with: other, away }: Subject, draft: Draft, by: Proven): Html {
  const { type, id, seller, lineId } = about;
  const more = html`
    <input type="hidden" name="about" value="${type}">
    <input type="hidden" name="id" value="${id}">
    <input type="hidden" name="seller" value="${seller}">
    <input type="hidden" name="line" value="${lineId}">`;
  return html`
    <p><a href="${INBOX}">All conversations</a></p>
    <p dir="auto">To ${other.name}</p>
    ${aboutLine(about)}
    ${away !== undefined && html`<p dir="auto">${other.name} is away: ${away}</p>`}
    ${form(`${INBOX}/new`, draft, by, more)}
    ${logOut(by)}`;
}

/** Returns a page that only explains why there is nothing to show. */
export const faultPage = (fault: string): Html => html`
  <p class="fault" role="alert">${fault}</p>
  <p><a href="${INBOX}">All conversations</a></p>`;
