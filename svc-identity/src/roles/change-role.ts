import { ROLES, type Role } from '@ethereal/contracts/roles';
import { createLogger } from '@ethereal/service-kit/logger';
import { connectRedis } from '@ethereal/service-kit/redis';
import { revokeUser } from '@ethereal/service-kit/revocation';
import { LONGEST_TOKEN_LIFE_SECONDS } from '@ethereal/service-kit/tokens';
import { MongoClient } from 'mongodb';
import { createRolesStore } from './roles.store.ts';
import { runningStores } from './running-stores.ts';

const isRole = (name: string): name is Role => ROLES.some((role) => role === name);

type Change = 'grant' | 'revoke';

/** Gives a role to somebody or takes it back; answers what it did. @throws for an unknown person or role */
export async function changeRole(
  change: Change,
  [email = '', role = '']: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  if (!isRole(role))
    throw new Error(`Which role? npm run ${change} -w svc-identity -- <email> ${ROLES.join('|')}`);
  const { mongodb, redis } = runningStores(env);
  const client = await new MongoClient(mongodb, { serverSelectionTimeoutMS: 5000 }).connect();
  try {
    const roles = createRolesStore(client.db(env.MONGODB_DATABASE || 'ethereal_identity'));
    const address = email.trim().toLowerCase();
    const unknown = () => new Error(`There is nobody with the email ${address}.`);
    if (change === 'grant') {
      if (!(await roles.grant(address, role))) throw unknown();
      return `${address} has the role ${role} from the next log-in on.`;
    }
    const now = new Date();
    const user = await roles.revoke(address, role, now);
    if (user === undefined) throw unknown();
    if (redis) await endAtOnce(redis, user, now, env.REDIS_PREFIX || 'ethereal:');
    return `${address} has the role ${role} no more, and all their sessions have ended.`;
  } finally {
    await client.close();
  }
}

/** Also for instances that start later: those that run hear of it by event. */
async function endAtOnce(url: string, user: string, now: Date, prefix: string): Promise<void> {
  const redis = await connectRedis({ url, logger: createLogger({ name: 'roles', level: 'warn' }) });
  await revokeUser(redis, user, { prefix, atMs: now.getTime(), ttlSeconds: LONGEST_TOKEN_LIFE_SECONDS });
  redis.disconnect();
}

/** Runs one of the commands of `package.json`. */
export async function runCommand(change: Change): Promise<void> {
  try {
    process.stdout.write(`${await changeRole(change, process.argv.slice(2), process.env)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
