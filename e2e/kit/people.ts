import { randomUUID } from 'node:crypto';
import { activateAccount, getUserDetails, logIn, signUp } from '@ethereal/contracts/identity';
import { callApi, callApiWithRetry } from './api.ts';
import { mailedLinkTo } from './inbox.ts';

export const PASSWORD = 'secret123';

export interface Account {
  id: string;
  fname: string;
  lname: string;
  email: string;
  token: string;
}

/** Returns an unused email address that contains a name. */
export const newEmail = (name: string): string => `${name}-${randomUUID().slice(0, 8)}@example.test`;

/** Address of another site than the shared one, and of its mail box. */
export interface Elsewhere {
  site?: string;
  inbox?: string;
}

/** Creates an account: signs up, opens the mailed link and logs in. */
export async function newAccount(
  fname: string,
  lname: string = randomUUID().slice(0, 8),
  { site, inbox }: Elsewhere = {},
): Promise<Account> {
  const email = newEmail(fname.toLowerCase());
  await callApiWithRetry(signUp, { body: { fname, lname, email, password: PASSWORD } }, undefined, site).catch(
    (error: Error) => {
      // A busy machine may answer 503 after the account was stored; the repeated call then finds its own address taken.
      if (!error.message.includes('EMAIL_TAKEN')) throw error;
    },
  );
  const link = await mailedLinkTo(email, 'Activate', 1, inbox);
  const activation = new URL(link, 'http://site').searchParams.get('token') ?? '';
  await callApi(activateAccount, { query: { token: activation } }, undefined, site);
  const { token } = await callApiWithRetry(logIn, { body: { email, password: PASSWORD } }, undefined, site);
  const { _id: id } = await callApi(getUserDetails, {}, token, site);
  return { id, fname, lname, email, token };
}

/** Returns a further token of an account. */
export async function logInAs(email: string, password: string = PASSWORD): Promise<string> {
  return (await callApi(logIn, { body: { email, password } })).token;
}
