import { OPEN_EVENTS } from '@ethereal/contracts/events';
import { everyEvent } from '@ethereal/contracts/repository';
import { describe, expect, it } from 'vitest';
import { DESCRIBED } from '../images/areas.ts';
import { connectionsOf, secretsFor } from './connections.ts';
import { accountCommand } from './mongodb.ts';
import { passwordVariable, rightsOf } from './rights.ts';

const rights = DESCRIBED.map(rightsOf);

it('lets some service publish each event, and nothing but events', () => {
  const published = new Set([...DESCRIBED.flatMap(({ publishes }) => publishes), ...OPEN_EVENTS]);
  const defined = new Set(Object.keys(everyEvent));
  const unpublished = [...defined].filter((type) => !published.has(type));
  const undefinedTypes = [...published].filter((type) => !defined.has(type));
  expect([
    ...unpublished.map((type) => `${type}: list it in publishes of its service's area.ts, or remove the event`),
    ...undefinedTypes.map((type) => `${type}: define it by defineEvent, or remove it from publishes in area.ts`),
  ]).toEqual([]);
});

it('gives each service its own database, and the gateway none', () => {
  const databases = rights.map(({ database }) => database);
  expect(new Set(databases).size).toBe(databases.length);
  expect(rights.find(({ name }) => name === 'svc-gateway')?.database).toBeUndefined();
});

describe.each(rights)('$name', ({ name, broker }) => {
  it('has its own queues alone', () => {
    for (const { name: other, queues } of DESCRIBED) {
      for (const queue of [...queues, ...queues.map((it) => `${it}.dead`)])
        for (const right of [broker.configure, broker.write, broker.read])
          expect(new RegExp(right).test(queue), `${right} ${queue}`).toBe(other === name);
    }
  });

  it('cannot create or delete an exchange, nor write to queues by the default exchange', () => {
    for (const exchange of ['ethereal.events', 'ethereal.events.dead', 'amq.topic'])
      expect(exchange).not.toMatch(new RegExp(broker.configure));
    expect('amq.default').not.toMatch(new RegExp(broker.write));
  });
});

it('limits a MongoDB account to one database', () => {
  const account = { name: 'svc-orders', database: 'ethereal_orders' };
  const roles = [{ role: 'readWrite', db: 'ethereal_orders' }];
  expect(accountCommand('createUser', account, 's')).toEqual({ createUser: 'svc-orders', pwd: 's', roles });
  expect(accountCommand('updateUser', account, 's')).toEqual({ updateUser: 'svc-orders', pwd: 's', roles });
});

describe('Secrets of Kubernetes', () => {
  let made = 0;
  const stores = { mongodb: 'a:1,b:1/?replicaSet=rs0', rabbitmq: 'rabbitmq:5672', redis: 'redis:6379' };
  const secrets = secretsFor(DESCRIBED, stores, () => `secret${++made}`);

  it("hold each service's own account, and all passwords for the job", () => {
    expect(secrets.map(({ metadata }) => metadata.name)).toEqual([
      'account-passwords',
      ...DESCRIBED.map(({ name }) => `${name}-connections`),
    ]);
    const passwords = secrets[0]?.stringData ?? {};
    expect(new Set(Object.values(passwords)).size).toBe(DESCRIBED.length);
    for (const it of DESCRIBED) {
      const found = secrets.find(({ metadata }) => metadata.name === `${it.name}-connections`);
      expect(found?.stringData).toEqual(connectionsOf(it, stores, passwords[passwordVariable(it.name)] ?? ''));
    }
  });

  it('name the replica set and where the accounts are', () => {
    const orders = DESCRIBED.find(({ name }) => name === 'svc-orders');
    expect(orders && connectionsOf(orders, stores, 'x')).toEqual({
      MONGODB_URL: 'mongodb://svc-orders:x@a:1,b:1/?replicaSet=rs0&authSource=admin',
      RABBITMQ_URL: 'amqp://svc-orders:x@rabbitmq:5672',
      REDIS_URL: 'redis://svc-orders:x@redis:6379',
    });
  });
});
