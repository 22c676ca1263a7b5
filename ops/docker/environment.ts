type Installation = {
  siteUrl: string;
  /** Name of the site for which Caddy obtains certificates; without it a proxy in front handles TLS. */
  domain: string | undefined;
  mailFrom: string;
  /** Private key in PEM. */
  signingKey: string;
  /** Private keys by area, in base64. */
  releaseKeys: Readonly<Record<string, string>>;
  /** Names of the variables with the services' passwords. */
  passwords: readonly string[];
  /** Other variables that the services' `area.ts` requires. An unknown one gets a random secret. */
  required: readonly string[];
  /** Returns a new secret of `bytes` random bytes, of letters and digits alone, because it is part of addresses. */
  secret(bytes: number): string;
};

/** `RELEASE_KEY_MF_STORE` */
export const releaseKeyVariable = (area: string): string => `RELEASE_KEY_${area.toUpperCase().replaceAll('-', '_')}`;

/** Returns the variable with the number of instances of a service: `ANALYTICS_SCALE`, `RENDERER_SCALE`. */
export const scaleVariable = (service: string): string =>
  `${service.replace(/^svc-/, '').toUpperCase().replaceAll('-', '_')}_SCALE`;

const HTTPS = 'compose.yaml:ops/caddy/https.yaml';

/** Returns the variables of an `.env` for compose.yaml, each with a new value. */
export function newEnvironment(values: Installation): Record<string, string> {
  const { siteUrl, domain, mailFrom, signingKey, releaseKeys, passwords, required, secret } = values;
  return {
    ...Object.fromEntries(required.map((name) => [name, secret(24)] as const)),
    SITE_URL: siteUrl,
    ...(domain && { SITE_DOMAIN: domain, COMPOSE_FILE: HTTPS }),
    // One gateway is replaced while the other answers.
    GATEWAY_SCALE: '2',
    MONGODB_PASSWORD: secret(24),
    MONGODB_REPLICA_KEY: secret(48),
    RABBITMQ_PASSWORD: secret(24),
    REDIS_PASSWORD: secret(24),
    ...Object.fromEntries(passwords.map((name) => [name, secret(24)] as const)),
    S3_ACCESS_KEY_ID: secret(10),
    S3_SECRET_ACCESS_KEY: secret(24),
    MAIL_FROM: mailFrom,
    SUPPORT_EMAIL: mailFrom,
    JWT_PRIVATE_KEYS: `"${signingKey.trim()}"`,
    PASSWORD_PEPPERS: secret(32),
    SECOND_FACTOR_KEYS: secret(32),
    // Cards are not accepted until an operator configures Stripe.
    STRIPE_SECRET_KEY: 'none',
    STRIPE_WEBHOOK_SECRETS: 'none',
    ...Object.fromEntries(Object.entries(releaseKeys).map(([area, key]) => [releaseKeyVariable(area), key] as const)),
  };
}

/** Returns the lines to append to an existing `.env`; existing lines stay. */
export function linesToAdd(text: string, values: Readonly<Record<string, string>>): string {
  const known = new Set([...text.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name));
  return Object.entries(values)
    .filter(([name]) => !known.has(name))
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

/** Returns the text with these values: existing lines are replaced, others are appended. */
export const withValues = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((before, [name, value]) => {
    const line = `${name}=${value}`;
    const lines = before.split('\n');
    const isThere = lines.some((it) => it.startsWith(`${name}=`));
    if (isThere) return lines.map((it) => (it.startsWith(`${name}=`) ? line : it)).join('\n');
    return `${before.replace(/\n$/, '')}\n${line}\n`.replace(/^\n/, '');
  }, text);
