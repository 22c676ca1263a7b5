import { listPersonsMails, resendMail } from '@ethereal/contracts/identity';
import { conflict, notFound } from '@ethereal/service-kit/errors';
import { newId } from '@ethereal/service-kit/ids';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Letter, Mail } from '../mail/letter.ts';
import { momentOf, type PersonsMailsStore } from '../mail/persons-mails.store.ts';
import type { Shared } from '../shared/shared.ts';
import { findPerson } from '../users/caller.ts';
import { addressesOf } from '../users/user.ts';

/**
 * Whether the desk may resend a mail. A link that names its user proves access to one mailbox and must not go to
 * another.
 */
const mayBeResent = ({ action }: Letter): boolean => action?.user === undefined;

/** Registers the calls by which the desk lists a person's mails and sends one again. */
export function mountPersonsMails(router: Router, deps: Shared & { personsMails: PersonsMailsStore }): void {
  const { users, personsMails, postOffice, audit } = deps;

  route(router, listPersonsMails, deps, async ({ user, params, request }) => {
    const person = await findPerson(users, params.id);
    const found = await personsMails.newestTo(addressesOf(person));
    audit('desk.mails-listed', { user: user.id, about: person._id, request });
    return {
      mails: found.map(({ _id, letter, state, ...times }) => ({
        _id,
        subject: letter.subject,
        state,
        at: momentOf(times).toISOString(),
        mayBeResent: mayBeResent(letter),
      })),
    };
  });

  route(router, resendMail, deps, async ({ user, params, request }) => {
    const person = await findPerson(users, params.id);
    const sent = await personsMails.find(params.mail, addressesOf(person));
    if (!sent) throw notFound('There is no such mail.');
    const { letter, replyTo } = sent;
    if (!mayBeResent(letter))
      throw conflict('This mail is about a change of address. It may only reach the mailbox that it was sent to.');
    const again: Mail = { _id: `again-${newId()}`, to: person.email, letter, ...(replyTo && { replyTo }) };
    await postOffice.post(again);
    audit('desk.mail-resent', { user: user.id, about: person._id, request });
    return { message: 'The mail is sent once more.' };
  });
}
