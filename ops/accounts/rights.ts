import type { Service } from '@ethereal/areas/service-area';
import { CHANGES_KEY } from '@ethereal/contracts/cache-tags';

const EXCHANGE = 'ethereal.events';
const KEYS = 'ethereal:';

/** What a service may do in the stores that all share; anything else is refused there. */
export type Rights = {
  name: string;
  /** Its own; a gateway has none. */
  database: string | undefined;
  /**
   * RabbitMQ's three regular expressions over names of queues and exchanges, and one over the types of events it may
   * publish.
   */
  broker: { configure: string; write: string; read: string; publish: string };
  /** Key patterns and commands as `ACL SETUSER` takes them. */
  redis: readonly string[];
};

const shortName = (service: string) => service.slice('svc-'.length);
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (patterns: readonly string[]) => (patterns.length === 0 ? '^$' : `^(${patterns.join('|')})$`);

/** The variable with the password of a service's accounts: `ORDERS_PASSWORD`. */
export const passwordVariable = (service: string): string =>
  `${shortName(service).toUpperCase().replaceAll('-', '_')}_PASSWORD`;

/** The least that a service needs, from what its `area.ts` says. */
export function rightsOf({ name, edge, publishes }: Service): Rights {
  // Queues that live with one instance get their names from the broker, and are its connection's alone.
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
      // What an event changes is told by that key, too.
      publish: oneOf((publishes.length > 0 ? [...publishes, CHANGES_KEY] : []).map(literally)),
    },
    redis: [ownKeys, '+@read', '+@write', '+@connection', '+@scripting', '-@dangerous', '+info'],
  };
}
