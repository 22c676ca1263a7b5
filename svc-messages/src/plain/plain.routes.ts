import { randomUUID } from 'node:crypto';
import type { CallInput } from '@ethereal/contracts/call';
import { risksOf } from '@ethereal/contracts/message-care';
import { type AboutSent, MAX_MESSAGE, sendMessage } from '@ethereal/contracts/messages';
import {
  plainConversation,
  plainFirstMessage,
  plainInbox,
  plainSend,
  plainStart,
} from '@ethereal/contracts/plain-messages';
import { refusalOf } from '@ethereal/service-kit/error-answer';
import { invalid } from '@ethereal/service-kit/errors';
import { goOn, sendPage } from '@ethereal/service-kit/plain-html';
import { formProof, plainToken, refuseForeignForm } from '@ethereal/service-kit/plain-session';
import { type AlreadySent, type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Request, Response, Router } from 'express';
import type { Reading } from '../conversations/reading.ts';
import type { Sending } from '../conversations/sending.ts';
import type { Caller } from '../subjects/subjects.ts';
import { conversationPage, type Draft, faultPage, firstPage, inboxPage } from './plain.pages.ts';

type Deps = Required<Pick<RouteDeps, 'auth' | 'rateLimiter'>> & { reading: Reading; sending: Sending };

type Person = Caller & { token: string; proof: string };
type Sent = CallInput<typeof plainSend>['body'];
type At = { request: Request; response: Response };
type Page = At & { draft: Draft; before?: string | undefined; status?: number };
type Form = { send(): Promise<string>; showAgain(draft: Draft, status: number): Promise<AlreadySent> };
type Named = CallInput<typeof plainFirstMessage>['query'];

const INBOX = '/plain/messages';
const newDraft = (text = ''): Draft => ({ text, clientId: randomUUID() });
const aboutOf = ({ about: type, id, seller, line: lineId }: Named): AboutSent => ({
  type,
  id,
  ...(seller && { seller }),
  ...(lineId && { lineId }),
});

/** Returns the message of a form as the call of scripts takes it. @throws invalid */
function messageOf({ text, clientId }: Sent) {
  const parsed = sendMessage.body.safeParse({ text, clientId });
  if (!parsed.success) throw invalid(parsed.error.issues[0]?.message);
  return parsed.data;
}

/** Registers the pages and forms for browsers without scripts. Their session is a cookie; each form proves it. */
export function mountPlain(router: Router, deps: Deps): void {
  const { auth, reading, sending } = deps;

  /** Returns the person of the cookie; undefined without a session. */
  async function personOf(request: Request): Promise<Person | undefined> {
    const token = plainToken(request);
    if (token === undefined) return undefined;
    const authorization = `Bearer ${token}`;
    try {
      const { id } = await auth.authenticate(authorization);
      return { id, authorization, token, proof: formProof(token) };
    } catch (error) {
      if (refusalOf(error).status === 401) return undefined;
      throw error;
    }
  }

  /** Shows a page to the person who is logged in. Everybody else goes to the log-in and comes back. */
  async function show({ request, response }: At, page: (person: Person) => Promise<AlreadySent>): Promise<AlreadySent> {
    const person = await personOf(request);
    const back = request.method === 'POST' ? INBOX : request.originalUrl;
    if (!person) return goOn(response, `/plain/login?next=${encodeURIComponent(back)}`);
    try {
      return await page(person);
    } catch (error) {
      const { status, message } = refusalOf(error);
      if (status >= 500) throw error;
      return sendPage(response, { status, title: 'Messages', main: faultPage(message) });
    }
  }

  /**
   * Sends the message of a form, or shows the form again: with the reason, or with a warning about the text.
   * @throws forbidden for a form of another site
   */
  async function submit(
    { body, request, response }: At & { body: Sent },
    { token }: Person,
    form: Form,
  ): Promise<AlreadySent> {
    const { text, clientId, sure, proof } = body;
    refuseForeignForm(request, { token, proof });
    const risks = sure === undefined ? risksOf(text.slice(0, MAX_MESSAGE)) : [];
    if (risks.length > 0) return form.showAgain({ text, clientId, risks }, 400);
    try {
      return goOn(response, `${INBOX}/${await form.send()}`);
    } catch (error) {
      const { status, message } = refusalOf(error);
      if (status >= 500) throw error;
      return form.showAgain({ text, clientId, fault: message }, status);
    }
  }

  async function showFirst(
    named: Named,
    person: Person,
    { response, draft, status = 200 }: Page,
  ): Promise<AlreadySent> {
    const subject = await reading.subject(person, aboutOf(named));
    if (subject.conversation && status === 200) return goOn(response, `${INBOX}/${subject.conversation}`);
    return sendPage(response, { status, title: 'New message', main: firstPage(subject, draft, person) });
  }

  async function showConversation(
    id: string,
    person: Person,
    { response, draft, before, status = 200 }: Page,
  ): Promise<AlreadySent> {
    const conversation = await reading.open(person.id, id, before);
    const last = conversation.messages.at(-1);
    if (conversation.unread > 0 && last && before === undefined) await reading.read(person.id, id, last._id);
    const title = `Conversation with ${conversation.with.name}`;
    return sendPage(response, { status, title, main: conversationPage(conversation, draft, person) });
  }

  route(router, plainInbox, deps, (at) =>
    show(at, async (person): Promise<AlreadySent> => {
      const { search, cursor } = at.query;
      const main = inboxPage(await reading.list(person.id, { search, cursor }), search ?? '', person);
      return sendPage(at.response, { title: 'Messages', main });
    }),
  );

  // This route precedes that of a conversation, whose path has an id in this place.
  route(router, plainFirstMessage, deps, (at) =>
    show(at, (person) => showFirst(at.query, person, { ...at, draft: newDraft(at.query.text) })),
  );

  route(router, plainStart, deps, (at) =>
    show(at, (person) =>
      submit(at, person, {
        send: async () => (await sending.start(person, { ...messageOf(at.body), about: aboutOf(at.body) }))._id,
        showAgain: (draft, status) => showFirst(at.body, person, { ...at, draft, status }),
      }),
    ),
  );

  route(router, plainConversation, deps, (at) =>
    show(at, (person) => showConversation(at.params.id, person, { ...at, draft: newDraft(), before: at.query.before })),
  );

  route(router, plainSend, deps, (at) =>
    show(at, (person) =>
      submit(at, person, {
        async send() {
          await sending.send(person, at.params.id, messageOf(at.body));
          return at.params.id;
        },
        showAgain: (draft, status) => showConversation(at.params.id, person, { ...at, draft, status }),
      }),
    ),
  );
}
