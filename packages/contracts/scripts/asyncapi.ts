import type { z } from 'zod';
import { wire } from '../src/compatibility/snapshot.ts';
import { EVENTS_EXCHANGE } from '../src/events.ts';
import { everyEvent, services } from './repository.ts';

/** Events that the service kit consumes in every service, whatever the service's `area.ts` declares. */
const OF_THE_KIT = {
  name: 'packages/service-kit',
  publishes: [],
  reads: ['user.sessions-ended', 'session.ended'],
};

const nameOf = (type: string) => type.replace(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase());
const channel = (type: string) => ({ $ref: `#/channels/${nameOf(type)}` });

const operationsOf = ({ name, publishes, reads }: Omit<(typeof services)[number], 'queues'>) => [
  ...publishes.map((type) => [`${name}.sends.${nameOf(type)}`, { action: 'send', channel: channel(type) }]),
  ...reads.map((type) => [`${name}.reads.${nameOf(type)}`, { action: 'receive', channel: channel(type) }]),
];

/** Returns the AsyncAPI 3.0 document of every event that the services publish. */
export function asyncApiDocument(version: string) {
  const each = <T>(make: (type: string, schema: z.ZodType) => T) =>
    Object.fromEntries(Object.entries(everyEvent).map(([type, schema]) => [nameOf(type), make(type, schema)]));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Ethereal. events',
      version,
      description:
        'Events between the services over RabbitMQ. Each is delivered at least once and handled once, by its id. ' +
        'Generated from the contracts and each `area.ts` by `node packages/contracts/scripts/write-asyncapi.ts`.',
    },
    defaultContentType: 'application/json',
    channels: each((type, schema) => ({
      address: type,
      description: schema.description,
      messages: { [nameOf(type)]: { $ref: `#/components/messages/${nameOf(type)}` } },
      bindings: {
        amqp: { is: 'routingKey', exchange: { name: EVENTS_EXCHANGE, type: 'topic', durable: true } },
      },
    })),
    operations: Object.fromEntries([...services, OF_THE_KIT].flatMap(operationsOf)),
    components: {
      messages: each((type, schema) => ({ name: type, summary: schema.description, payload: wire(schema) })),
    },
  };
}
