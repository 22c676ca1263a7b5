import { expect, it } from 'vitest';
import { passwordVariable } from '../accounts/rights.ts';
import { textOf } from '../checks/files.ts';
import { SHIPPED, SHIPPED_AREAS } from '../images/areas.ts';
import { requiredOf } from '../manifests/compose/variables.ts';
import { linesToAdd, newEnvironment, withValues } from './environment.ts';

const FRONT_ENDS = SHIPPED_AREAS.filter((area) => !area.startsWith('svc-'));
let made = 0;
const options = {
  siteUrl: 'https://shop.example.com',
  domain: undefined,
  mailFrom: 'shop@example.com',
  signingKey: '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----\n',
  releaseKeys: Object.fromEntries(FRONT_ENDS.map((area) => [area, `key of ${area}`])),
  passwords: SHIPPED.map(({ name }) => passwordVariable(name)),
  required: [...requiredOf(SHIPPED), 'GIFTS_KEY'],
  secret: (bytes: number) => `${'s'.repeat(bytes)}${made++}`,
};
const wanted = newEnvironment(options);
const text = linesToAdd('', wanted);
const namesIn = (file: string) => [...file.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name).toSorted();

it('gives a value to each variable that compose.yaml requires, and to no other', () => {
  expect(namesIn(text)).toEqual([...namesIn(textOf('.env.example')), 'GATEWAY_SCALE', 'GIFTS_KEY'].toSorted());
  expect(text).not.toMatch(/=$/m);
});

it('configures Caddy to obtain certificates for a name', () => {
  expect(newEnvironment({ ...options, domain: 'shop.example.com' })).toMatchObject({
    SITE_DOMAIN: 'shop.example.com',
    COMPOSE_FILE: 'compose.yaml:ops/caddy/https.yaml',
  });
  expect(wanted).not.toHaveProperty('COMPOSE_FILE');
});

it('makes each secret different', () => {
  const secrets = [...text.matchAll(/=(s+\d+)$/gm)].map(([, secret]) => secret);
  expect(secrets.length).toBe(9 + SHIPPED.length);
  expect(new Set(secrets).size).toBe(secrets.length);
});

it('keeps the lines of the signing key', () => {
  expect(text).toContain('JWT_PRIVATE_KEYS="-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----"\n');
});

it('keeps an existing file and adds what a newer version requires', () => {
  const before = text
    .split('\n')
    .filter((line) => !line.startsWith('RELEASE_KEY_MF_STORE='))
    .join('\n');
  expect(linesToAdd(before, wanted)).toBe('RELEASE_KEY_MF_STORE=key of mf-store\n');
});

it('replaces values of an `.env`, and keeps the rest', () => {
  const before = 'SITE_URL=https://a\nTAG=v4\nJWT_PRIVATE_KEYS="-----BEGIN\nabc"\n';
  expect(withValues(before, { TAG: 'v5', ORDERS_SCALE: '2' })).toBe(
    'SITE_URL=https://a\nTAG=v5\nJWT_PRIVATE_KEYS="-----BEGIN\nabc"\nORDERS_SCALE=2\n',
  );
  expect(withValues('', { TAG: 'v5' })).toBe('TAG=v5\n');
});
