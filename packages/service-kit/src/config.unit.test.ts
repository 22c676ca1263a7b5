import { expect, test } from 'vitest';
import { z } from 'zod';
import { baseConfig, loadConfig } from './config.ts';

const complete = {
  MONGODB_URL: 'mongodb://127.0.0.1:27017',
  RABBITMQ_URL: 'amqp://127.0.0.1',
  REDIS_URL: 'redis://127.0.0.1',
  JWKS_URL: 'http://127.0.0.1:4001/.well-known/jwks.json',
};

test('fills in defaults and reads numbers', () => {
  const config = loadConfig(baseConfig, { ...complete, PORT: '4002', RATE_LIMIT_FACTOR: '0.5' });
  expect(config).toMatchObject({
    PORT: 4002,
    HOST: '127.0.0.1',
    RATE_LIMIT_FACTOR: 0.5,
    REDIS_PREFIX: 'ethereal:',
    EVENTS_EXCHANGE: 'ethereal.events',
    SHUTDOWN_GRACE_MS: 10_000,
    TRUST_PROXY: [],
  });
});

test('reads an empty variable as not set', () => {
  expect(loadConfig(baseConfig, { ...complete, PORT: '', OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toMatchObject({
    PORT: 0,
  });
});

test('lists every fault on its own line without values', () => {
  const schema = baseConfig.extend({ CATALOG_URL: z.string() });
  const load = () => loadConfig(schema, { ...complete, PORT: 'many', MONGODB_URL: 'secret://pass@host' });
  expect(load).toThrow(/^ {2}PORT: .+$/m);
  expect(load).toThrow(/^ {2}MONGODB_URL: must be a URL that starts with mongodb:\/\//m);
  expect(load).toThrow(/^ {2}CATALOG_URL: is required$/m);
  expect(load).not.toThrow(/pass@host/);
});
