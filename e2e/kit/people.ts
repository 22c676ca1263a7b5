import { randomUUID } from 'node:crypto';
import { activateAccount, getUserDetails, logIn, signUp } from '@ethereal/contracts/identity';
import { ask } from './api.ts';
import { linkMailedTo } from './inbox.ts';

export const PASSWORD = 'secret123';

export interface Account {
  id: string;
  fname: string;
  lname: string;
  email: string;
  token: string;
}

export const newEmail = (name: string): string => `${name}-${randomUUID().slice(0, 8)}@example.test`;

/** Somebody who signed up, opened the mailed link and logged in. */
export async function newAccount(fname: string, lname: string = randomUUID().slice(0, 8)): Promise<Account> {
  const email = newEmail(fname.toLowerCase());
  await ask(signUp, { body: { fname, lname, email, password: PASSWORD } });
  const link = await linkMailedTo(email, 'Activate');
  const activation = new URL(link, 'http://site').searchParams.get('token') ?? '';
  await ask(activateAccount, { query: { token: activation } });
  const token = await logInAs(email);
  const { _id: id } = await ask(getUserDetails, {}, token);
  return { id, fname, lname, email, token };
}

/** A further token of an account. */
export async function logInAs(email: string, password: string = PASSWORD): Promise<string> {
  return (await ask(logIn, { body: { email, password } })).token;
}
