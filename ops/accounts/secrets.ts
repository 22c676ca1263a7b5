/**
 * Prints Kubernetes' Secrets with the services' accounts and new passwords: all of them for the job `accounts`, and
 * each service's own addresses. Run it once for an installation. A second run changes every password, and the job must
 * run again.
 *
 *     node ops/run.mjs ops/accounts/secrets.ts --mongodb 'mongodb:27017/?replicaSet=rs0' \\
 *       --rabbitmq rabbitmq:5672 --redis redis:6379 | kubectl -n ethereal apply -f -
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { servicesIn } from '@ethereal/areas/repository';
import { secretsFor } from './connections.ts';

const text = { type: 'string' } as const;
const { mongodb, rabbitmq, redis } = parseArgs({
  options: { mongodb: text, rabbitmq: text, redis: text },
}).values;
if (!mongodb || !rabbitmq || !redis) throw new Error('Pass --mongodb, --rabbitmq and --redis with their addresses.');
const services = await servicesIn(join(import.meta.dirname, '../..'));
const secret = () => randomBytes(24).toString('hex');
const items = secretsFor(services, { mongodb, rabbitmq, redis }, secret);
console.log(JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, null, 2));
