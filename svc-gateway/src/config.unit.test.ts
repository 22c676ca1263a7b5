import { loadConfig } from '@ethereal/service-kit/config';
import { describe, expect, it } from 'vitest';
import { configSchema } from './config.ts';

const REQUIRED = {
  REDIS_URL: 'redis://127.0.0.1',
  SHELL_DIR: '/shell',
  REMOTES_DIR: '/remotes',
  CATALOG_URLS: 'http://a',
  IDENTITY_URLS: 'http://a',
  ORDERS_URLS: 'http://a',
  ANALYTICS_URLS: 'http://a',
  CHAT_URLS: 'http://a',
};
const PRODUCTION = {
  ...REQUIRED,
  NODE_ENV: 'production',
  SITE_URL: 'https://shop.example',
  OPERATORS_PORT: '9090',
  AREA_KEYS_FILE: '/keys/area-keys.json',
};

describe('in production', () => {
  it.each(['TRUST_PROXY', 'SITE_URL', 'OPERATORS_PORT', 'AREA_KEYS_FILE'])('requires %s', (name) => {
    const complete = { ...PRODUCTION, TRUST_PROXY: '10.0.0.0/8' };
    expect(() => loadConfig(configSchema, complete)).not.toThrow();
    expect(() => loadConfig(configSchema, { ...complete, [name]: '' })).toThrow(`${name}: is required in production`);
  });

  it('reads TRUST_PROXY=none as no proxy', () => {
    expect(loadConfig(configSchema, { ...PRODUCTION, TRUST_PROXY: 'none' }).TRUST_PROXY).toEqual([]);
  });
});

it('requires none of the production variables in development', () => {
  expect(loadConfig(configSchema, REQUIRED)).toMatchObject({ NODE_ENV: 'development' });
});

it.each(['10.0.0.0/99', 'shop.example', '10.0.0.1, everybody'])('rejects %s as TRUST_PROXY', (value) => {
  expect(() => loadConfig(configSchema, { ...REQUIRED, TRUST_PROXY: value })).toThrow('TRUST_PROXY: must be');
});
