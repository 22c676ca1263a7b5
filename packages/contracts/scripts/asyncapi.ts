import { currentContracts } from '../src/compatibility/snapshot.ts';
import { EVENTS_EXCHANGE, type EventType } from '../src/events.ts';
import { consumersOf } from './consumers.ts';

const catalog = 'svc-catalog';
const gateway = 'svc-gateway';
const orders = 'svc-orders';
const identity = 'svc-identity';
const analytics = 'svc-analytics';

type Route = { sentBy: string; readBy: string[]; summary: string };

/** Who announces what to whom. */
const ROUTES: Record<EventType, Route> = {
  'item.published': {
    sentBy: catalog,
    readBy: [catalog, orders, analytics, gateway],
    summary: 'A seller put an item up for sale.',
  },
  'item.updated': {
    sentBy: catalog,
    readBy: [catalog, orders, analytics, gateway],
    summary: 'A seller changed an item.',
  },
  'item.unpublished': {
    sentBy: catalog,
    readBy: [catalog, orders, analytics, gateway],
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
  'item.taken-back': {
    sentBy: orders,
    readBy: [analytics],
    summary: 'What an `item.sold` told of is taken back: cancelled, or returned and received.',
  },
  'item.stock-changed': {
    sentBy: orders,
    readBy: [catalog, identity, gateway],
    summary: 'What can still be sold of an item; the newest version says it all.',
  },
  'item.rated': {
    sentBy: catalog,
    readBy: [gateway],
    summary: 'Reviews of an item came, changed or went: what they give it now.',
  },
  'item.restocked': {
    sentBy: catalog,
    readBy: [gateway],
    summary: 'An item that was sold out can be bought again.',
  },
  'review.added': {
    sentBy: catalog,
    readBy: [identity, gateway],
    summary: 'Somebody who received an item reviewed it.',
  },
  'review.replied': {
    sentBy: catalog,
    readBy: [identity, gateway],
    summary: 'A seller replied to a review.',
  },
  'store.changed': { sentBy: catalog, readBy: [gateway], summary: 'A seller saved their profile.' },
  'favourite.cheaper': {
    sentBy: catalog,
    readBy: [identity],
    summary: 'The price of a favourite fell; one event for each person whose favourite it is.',
  },
  'favourite.back-in-stock': {
    sentBy: catalog,
    readBy: [identity],
    summary:
      'A favourite that was sold out can be bought again; one event for each person whose favourite it is.',
  },
  'order.placed': { sentBy: orders, readBy: [identity], summary: 'An order; svc-identity mails the buyer.' },
  'order.status-changed': {
    sentBy: orders,
    readBy: [identity, catalog],
    summary:
      'A seller moved an ordered item on; svc-identity mails the buyer, svc-catalog learns who may review what.',
  },
  'order.line-cancelled': {
    sentBy: orders,
    readBy: [identity],
    summary: 'A buyer or seller cancelled an ordered item.',
  },
  'order.return-changed': {
    sentBy: orders,
    readBy: [identity],
    summary: 'A return of an ordered item was asked for, answered or received.',
  },
  'user.sessions-ended': {
    sentBy: identity,
    readBy: ['packages/service-kit'],
    summary: "A user's sessions of before have ended; each instance of each service remembers it.",
  },
  'user.deleted': {
    sentBy: identity,
    readBy: ['packages/service-kit'],
    summary: 'Somebody deleted their account; every service erases its share.',
  },
  'user.erased': {
    sentBy: 'packages/service-kit',
    readBy: [identity],
    summary: 'A service has erased or anonymised its share of a deleted account.',
  },
};

const typesOf = () => Object.keys(ROUTES) as EventType[];

/** The areas that the document says send or read a type, for comparison with the code. */
export function documentedUsers(type: EventType): { said: string[]; found: string[] } {
  const { sentBy, readBy } = ROUTES[type];
  const areas = [sentBy, ...readBy].filter((area) => !area.startsWith('packages/'));
  return { said: [...new Set(areas)].sort(), found: consumersOf(type) };
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
