import { loadConfig } from '@ethereal/service-kit/config';
import { describe, expect, it } from 'vitest';
import { configSchema } from './config.ts';

const readConfig = (env: Record<string, string>) => loadConfig(configSchema, env);

const backing = {
  MONGODB_URL: 'mongodb://127.0.0.1',
  RABBITMQ_URL: 'amqp://127.0.0.1',
  REDIS_URL: 'redis://127.0.0.1',
};
const production = {
  ...backing,
  NODE_ENV: 'production',
  PERSONAL_DATA_HOLDERS: 'svc-orders=http://orders:8080/,svc-chat=http://chat:8080',
  JWT_PRIVATE_KEYS: 'keys',
  SECOND_FACTOR_KEYS: 'k'.repeat(32),
  SMTP_URL: 'smtps://mail.test',
  MAIL_FROM: 'shop@mail.test',
  SUPPORT_EMAIL: 'support@mail.test',
  SITE_URL: 'https://shop.test/',
};

describe('the configuration', () => {
  it('has defaults for all of its variables in development', () => {
    expect(readConfig(backing)).toMatchObject({
      MONGODB_DATABASE: 'ethereal_identity',
      TOKEN_TTL_SECONDS: 604_800,
      SMTP_URL: 'smtp://127.0.0.1:1025',
    });
  });

  it('accepts production values, and removes the slash at the end of the site', () => {
    expect(readConfig(production)).toMatchObject({
      SITE_URL: 'https://shop.test',
      SMTP_URL: 'smtps://mail.test',
    });
  });

  it.each([
    'PERSONAL_DATA_HOLDERS',
    'JWT_PRIVATE_KEYS',
    'SECOND_FACTOR_KEYS',
    'SMTP_URL',
    'MAIL_FROM',
    'SUPPORT_EMAIL',
    'SITE_URL',
  ])('rejects production without %s', (name) => {
    expect(() => readConfig({ ...production, [name]: '' })).toThrow(`${name}: is required in production`);
  });

  it('reads the holders of personal data, and rejects a malformed list', () => {
    expect([...(readConfig(production).PERSONAL_DATA_HOLDERS ?? [])]).toEqual([
      ['svc-orders', 'http://orders:8080'],
      ['svc-chat', 'http://chat:8080'],
    ]);
    for (const list of ['http://orders:8080', 'svc-orders', 'svc-orders=orders', 'svc-orders=http://a,'])
      expect(() => readConfig({ ...production, PERSONAL_DATA_HOLDERS: list })).toThrow('PERSONAL_DATA_HOLDERS');
  });

  it('reads peppers in order, and rejects short ones', () => {
    const [now, before] = ['n'.repeat(32), 'b'.repeat(64)];
    expect(readConfig({ ...production, PASSWORD_PEPPERS: `${now}, ${before}` }).PASSWORD_PEPPERS).toEqual([
      now,
      before,
    ]);
    for (const PASSWORD_PEPPERS of ['short', `${now},`, `,${now}`])
      expect(() => readConfig({ ...production, PASSWORD_PEPPERS })).toThrow('PASSWORD_PEPPERS');
  });

  it('rejects demo accounts in production, and malformed ones everywhere', () => {
    const account = { email: 'ann@mail.test', password: 'secret77', fname: 'Ann', lname: 'Lee' };
    const DEMO_ACCOUNTS = JSON.stringify([account]);
    expect(readConfig({ ...backing, DEMO_ACCOUNTS }).DEMO_ACCOUNTS).toEqual([account]);
    expect(() => readConfig({ ...production, DEMO_ACCOUNTS })).toThrow('DEMO_ACCOUNTS');
    expect(() => readConfig({ ...backing, DEMO_ACCOUNTS: 'ann' })).toThrow('must be JSON');
    expect(() => readConfig({ ...backing, DEMO_ACCOUNTS: '[{"email":"x"}]' })).toThrow('DEMO_ACCOUNTS.0');
  });
});
