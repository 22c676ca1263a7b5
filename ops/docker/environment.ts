type Installation = {
  siteUrl: string;
  /** Its own name, for which Caddy gets certificates; without one another proxy speaks TLS, or nobody. */
  domain: string | undefined;
  mailFrom: string;
  /** In PEM. */
  signingKey: string;
  /** By area; in base64. */
  releaseKeys: Readonly<Record<string, string>>;
  /** Variables of the services' passwords. */
  passwords: readonly string[];
  /** What else services ask for in their `area.ts`: of what is not known here anything secret will do. */
  asked: readonly string[];
  /** A new secret of so many random bytes, of letters and digits alone: it stands in addresses. */
  secret(bytes: number): string;
};

/** `RELEASE_KEY_MF_STORE` */
export const releaseKeyVariable = (area: string): string => `RELEASE_KEY_${area.toUpperCase().replaceAll('-', '_')}`;

/** How many of a service run: `ANALYTICS_SCALE`, `RENDERER_SCALE`. */
export const scaleVariable = (service: string): string =>
  `${service.replace(/^svc-/, '').toUpperCase().replaceAll('-', '_')}_SCALE`;

const HTTPS = 'compose.yaml:ops/caddy/https.yaml';

/** What an `.env` for compose.yaml says, each value new. */
export function newEnvironment(wanted: Installation): Record<string, string> {
  const { siteUrl, domain, mailFrom, signingKey, releaseKeys, passwords, asked, secret } = wanted;
  return {
    ...Object.fromEntries(asked.map((name) => [name, secret(24)] as const)),
    SITE_URL: siteUrl,
    ...(domain && { SITE_DOMAIN: domain, COMPOSE_FILE: HTTPS }),
    // One is replaced while the other answers.
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
    // Nobody takes cards until somebody says so.
    STRIPE_SECRET_KEY: 'none',
    STRIPE_WEBHOOK_SECRETS: 'none',
    ...Object.fromEntries(Object.entries(releaseKeys).map(([area, key]) => [releaseKeyVariable(area), key] as const)),
  };
}

/** The lines to add to what an `.env` says already: nothing that is there changes. */
export function linesToAdd(text: string, wanted: Readonly<Record<string, string>>): string {
  const known = new Set([...text.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name));
  return Object.entries(wanted)
    .filter(([name]) => !known.has(name))
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

/** The text with these values: a line that is there changes, others are added at its end. */
export const withValues = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((before, [name, value]) => {
    const line = `${name}=${value}`;
    const lines = before.split('\n');
    const isThere = lines.some((it) => it.startsWith(`${name}=`));
    if (isThere) return lines.map((it) => (it.startsWith(`${name}=`) ? line : it)).join('\n');
    return `${before.replace(/\n$/, '')}\n${line}\n`.replace(/^\n/, '');
  }, text);
