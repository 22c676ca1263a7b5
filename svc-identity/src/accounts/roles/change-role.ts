import { ROLES, type Role } from '@ethereal/contracts/roles';
import { messageOf } from '@ethereal/service-kit/errors';
import { MongoClient } from 'mongodb';
import { createRolesStore } from './roles.store.ts';
import { runningStore } from './running-store.ts';

const isRole = (name: string): name is Role => ROLES.some((role) => role === name);

type Change = 'grant' | 'revoke';

/**
 * Grants a role to a person or revokes it. Returns a sentence about the change. @throws for an unknown person or role
 */
export async function changeRole(
  change: Change,
  [email = '', role = '']: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  if (!isRole(role)) throw new Error(`Which role? npm run ${change} -w svc-identity -- <email> ${ROLES.join('|')}`);
  const client = await new MongoClient(runningStore(env), { serverSelectionTimeoutMS: 5000 }).connect();
  try {
    const roles = createRolesStore(client.db(env.MONGODB_DATABASE || 'ethereal_identity'));
    const address = email.trim().toLowerCase();
    const unknown = () => new Error(`No account has the email ${address}. Check its spelling.`);
    if (change === 'grant') {
      if (!(await roles.grant(address, role))) throw unknown();
      return `${address} has the role ${role} from the next log-in on.`;
    }
    if (!(await roles.revoke(address, role, new Date()))) throw unknown();
    return `${address} has the role ${role} no longer, and all their sessions have ended.`;
  } finally {
    await client.close();
  }
}

/** Runs one of the commands of `package.json`. */
export async function runCommand(change: Change): Promise<void> {
  try {
    process.stdout.write(`${await changeRole(change, process.argv.slice(2), process.env)}\n`);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}
