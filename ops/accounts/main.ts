/**
 * Creates an account for every service in MongoDB, RabbitMQ and Redis with the rights that its area.ts requires.
 * Idempotent: existing accounts get the password and the rights that they should have.
 *
 *     MONGODB_ADMIN_URL=… RABBITMQ_ADMIN_URL=http://…:15672 REDIS_ADMIN_URL=… ORDERS_PASSWORD=… … \\
 *       node ops/run.mjs ops/accounts/main.ts
 *
 * A store without an address is skipped.
 */
import { join } from 'node:path';
import { servicesIn } from '@ethereal/areas/repository';
import { makeMongodbAccounts } from './mongodb.ts';
import { makeRabbitmqAccounts } from './rabbitmq.ts';
import { makeRedisAccounts } from './redis.ts';
import { passwordVariable, rightsOf } from './rights.ts';

const rights = (await servicesIn(join(import.meta.dirname, '../..'))).map(rightsOf);
const missing = rights.map(({ name }) => passwordVariable(name)).filter((name) => !process.env[name]);
if (missing.length > 0) throw new Error(`Passwords are missing: ${missing.join(', ')}`);
const passwordOf = (service: string) => process.env[passwordVariable(service)] ?? '';

const STORES = [
  ['MONGODB_ADMIN_URL', makeMongodbAccounts],
  ['RABBITMQ_ADMIN_URL', makeRabbitmqAccounts],
  ['REDIS_ADMIN_URL', makeRedisAccounts],
] as const;
for (const [variable, make] of STORES) {
  const url = process.env[variable];
  if (url) await make(url, rights, passwordOf);
  console.log(url ? `${variable}: accounts for ${rights.length} services` : `${variable} is not set: left alone`);
}
