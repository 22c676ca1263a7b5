import { currentContracts } from '../src/compatibility/snapshot.ts';
import { EVENTS_EXCHANGE, type EventType } from '../src/events.ts';
import { consumersOf } from './consumers.ts';

const catalog = 'svc-catalog';
const orders = 'svc-orders';
const identity = 'svc-identity';
const analytics = 'svc-analytics';

type Route = { sentBy: string; readBy: string[]; summary: string };

/** Who announces what to whom. */
const ROUTES: Record<EventType, Route> = {
  'item.published': {
    sentBy: catalog,
    readBy: [catalog, orders, analytics],
    summary: 'A seller put an item up for sale.',
  },
  'item.updated': {
    sentBy: catalog,
    readBy: [catalog, orders, analytics],
    summary: 'A seller changed an item.',
  },
  'item.unpublished': {
    sentBy: catalog,
    readBy: [catalog, orders, analytics],
    summary: 'A seller took an item out of the shop.',
  },
  'item.viewed': { sentBy: catalog, readBy: [analytics], summary: "Somebody opened an item's page." },
  'item.favourited': { sentBy: catalog, readBy: [analytics], summary: 'Somebody made an item a favourite.' },
  'item.unfavourited': {
    sentBy: catalog,
    readBy: [],
    summary: 'Somebody took an item off their favourites.',
  },
  'item.carted': { sentBy: orders, readBy: [analytics], summary: 'Somebody put an item into their cart.' },
  'item.sold': { sentBy: orders, readBy: [analytics], summary: 'One line of an order.' },
  'order.placed': { sentBy: orders, readBy: [identity], summary: 'An order; svc-identity mails the buyer.' },
  'order.status-changed': {
    sentBy: orders,
    readBy: [identity],
    summary: 'A seller moved an ordered item on; svc-identity mails the buyer.',
  },
};

const typesOf = () => Object.keys(ROUTES) as EventType[];

/** The areas that the document says send or read a type, for comparison with the code. */
export function documentedUsers(type: EventType): { said: string[]; found: string[] } {
  const { sentBy, readBy } = ROUTES[type];
  return { said: [...new Set([sentBy, ...readBy])].sort(), found: consumersOf(type) };
}

const nameOf = (type: string) => type.replace(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase());
const channel = (type: string) => ({ $ref: `#/channels/${nameOf(type)}` });

/** The AsyncAPI 3.0 document of every event that the services tell one another. */
export function asyncApiDocument(version: string) {
  const { events } = currentContracts(version);
  const each = <T>(make: (type: EventType) => T) =>
    Object.fromEntries(typesOf().map((type) => [nameOf(type), make(type)]));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Ethereal. events',
      version,
      description:
        'What the services tell one another over RabbitMQ: at least once, each by its id with the effect of exactly once. ' +
        'Generated from packages/contracts by `node packages/contracts/scripts/write-asyncapi.ts`.',
    },
    defaultContentType: 'application/json',
    channels: each((type) => ({
      address: type,
      description: ROUTES[type].summary,
      messages: { [nameOf(type)]: { $ref: `#/components/messages/${nameOf(type)}` } },
      bindings: {
        amqp: { is: 'routingKey', exchange: { name: EVENTS_EXCHANGE, type: 'topic', durable: true } },
      },
    })),
    operations: Object.fromEntries(
      typesOf().flatMap((type) => [
        [`${ROUTES[type].sentBy}.sends.${nameOf(type)}`, { action: 'send', channel: channel(type) }],
        ...ROUTES[type].readBy.map((reader) => [
          `${reader}.reads.${nameOf(type)}`,
          { action: 'receive', channel: channel(type) },
        ]),
      ]),
    ),
    components: {
      messages: each((type) => ({ name: type, summary: ROUTES[type].summary, payload: events[type] })),
    },
  };
}
