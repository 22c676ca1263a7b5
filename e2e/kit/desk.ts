import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { confirmSecondFactor, setUpSecondFactor } from '@ethereal/contracts/identity';
import type { Role } from '@ethereal/contracts/roles';
import { turnOnSecondFactor } from '@ethereal/service-kit/testing/second-factor';
import { callApi } from './api.ts';
import { type Account, logInAs, newAccount } from './people.ts';
import { siteRun } from './site.ts';

const run = promisify(execFile);
const COMMAND = join(import.meta.dirname, '../../svc-identity/src/accounts/roles/grant.ts');

/** Grants a role by the server's command; it takes effect with the next log-in. */
async function grant({ email }: Account, role: Role): Promise<void> {
  const { mongodb, redis } = siteRun();
  const env = { ...process.env, MONGODB_URI: mongodb, REDIS_URL: redis };
  await run(process.execPath, [COMMAND, email, role], { env });
}

const withSecondFactor = (account: Account) =>
  turnOnSecondFactor(account, {
    setUp: () => callApi(setUpSecondFactor, {}, account.token),
    confirm: (body) => callApi(confirmSecondFactor, { body }, account.token),
  });

/** Creates an account with a role that has logged in with it and has no second factor yet. */
export async function newRole(role: Role, fname: string = role): Promise<Account> {
  const account = await newAccount(fname);
  await grant(account, role);
  return { ...account, token: await logInAs(account.email) };
}

/** Creates an account that may work at the desk. */
export const newDeskAccount = async (role: Role) => withSecondFactor(await newRole(role));
