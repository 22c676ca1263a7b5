import type { Service } from '@ethereal/areas/service-area';
import { CHANGES_KEY } from '@ethereal/contracts/cache-tags';

const EXCHANGE = 'ethereal.events';
const KEYS = 'ethereal:';

/** Rights of a service in the shared stores; the stores refuse everything else. */
export type Rights = {
  name: string;
  /** Name of its database; a gateway has none. */
  database: string | undefined;
  /**
   * RabbitMQ's three regular expressions over names of queues and exchanges, and one over the event types that the
   * service can publish.
   */
  broker: { configure: string; write: string; read: string; publish: string };
  /** Key patterns and commands in the syntax of `ACL SETUSER`. */
  redis: readonly string[];
};

const shortName = (service: string) => service.slice('svc-'.length);
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (patterns: readonly string[]) => (patterns.length === 0 ? '^$' : `^(${patterns.join('|')})$`);

/** Returns the variable with the password of a service's accounts: `ORDERS_PASSWORD`. */
export const passwordVariable = (service: string): string =>
  `${shortName(service).toUpperCase().replaceAll('-', '_')}_PASSWORD`;

/** Returns the least rights that a service needs, from its `area.ts`. */
export function rightsOf({ name, edge, publishes }: Service): Rights {
  // The broker names the queues of a single instance; only the instance's connection can use them.
  const queues = [`${literally(name)}\\..+`, 'amq\\.gen-.+'];
  const [events, deadLetters] = [literally(EXCHANGE), literally(`${EXCHANGE}.dead`)];
  const ownKeys = `~${KEYS}${shortName(name)}:*`;
  return {
    name,
    database: edge ? undefined : `ethereal_${shortName(name).replaceAll('-', '_')}`,
    broker: {
      configure: oneOf(queues),
      write: oneOf([...queues, deadLetters, ...(publishes.length > 0 ? [events] : [])]),
      read: oneOf([...queues, events, deadLetters]),
      // The changes that an event makes to cached answers are published by this key as well.
      publish: oneOf((publishes.length > 0 ? [...publishes, CHANGES_KEY] : []).map(literally)),
    },
    redis: [ownKeys, '+@read', '+@write', '+@connection', '+@scripting', '-@dangerous', '+info'],
  };
}
