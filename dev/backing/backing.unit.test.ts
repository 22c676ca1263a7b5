import { expect, it } from 'vitest';
import { missingMessage } from './backing.ts';

it('names the three ways to a service that was not found', () => {
  const message = missingMessage(['rabbitmq', 'redis']);
  expect(message).toContain('RABBITMQ_URL');
  expect(message).toContain('REDIS_URL');
  expect(message).toContain('Docker engine');
  expect(message).toContain('install rabbitmq-server');
});
