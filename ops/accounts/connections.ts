import type { Service } from '@ethereal/areas/service-area';
import { passwordVariable } from './rights.ts';

/** Hosts with ports, and the rest of each address. */
type Stores = { mongodb: string; rabbitmq: string; redis: string };

/** Returns the addresses of the stores with a service's own account. */
export function connectionsOf({ name, edge }: Service, { mongodb, rabbitmq, redis }: Stores, password: string) {
  const [host, query = ''] = mongodb.split('/?');
  const options = [query, 'authSource=admin'].filter(Boolean).join('&');
  return {
    ...(!edge && { MONGODB_URL: `mongodb://${name}:${password}@${host}/?${options}` }),
    RABBITMQ_URL: `amqp://${name}:${password}@${rabbitmq}`,
    REDIS_URL: `redis://${name}:${password}@${redis}`,
  };
}

/**
 * Returns Kubernetes' Secrets: all passwords for the job that creates the accounts, and each service's own addresses.
 */
export function secretsFor(services: readonly Service[], stores: Stores, newSecret: () => string) {
  const passwords = new Map(services.map((it) => [it, newSecret()]));
  const secret = (name: string, stringData: Record<string, string>) => ({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name },
    stringData,
  });
  return [
    secret(
      'account-passwords',
      Object.fromEntries([...passwords].map(([it, password]) => [passwordVariable(it.name), password])),
    ),
    ...[...passwords].map(([it, password]) => secret(`${it.name}-connections`, connectionsOf(it, stores, password))),
  ];
}
