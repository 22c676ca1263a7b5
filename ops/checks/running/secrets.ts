/** What each Secret has (docs/operations), by its name; those of one service alone by the end of their names. */
const SECRETS: readonly [RegExp, readonly string[]][] = [
  [/^svc-gateway-connections$/, ['RABBITMQ_URL', 'REDIS_URL']],
  [/-connections$/, ['MONGODB_URL', 'RABBITMQ_URL', 'REDIS_URL']],
  [/^administration$/, ['MONGODB_ADMIN_URL', 'RABBITMQ_ADMIN_URL', 'REDIS_ADMIN_URL']],
  [/^ethereal-identity$/, ['JWT_PRIVATE_KEYS', 'PASSWORD_PEPPERS', 'SECOND_FACTOR_KEYS', 'SMTP_URL']],
  [/^ethereal-images$/, ['IMAGES_S3_ENDPOINT', 'IMAGES_S3_ACCESS_KEY_ID', 'IMAGES_S3_SECRET_ACCESS_KEY']],
  [/^ethereal-chat$/, ['CHAT_MODEL_URL', 'CHAT_MODEL_KEY', 'CHAT_MODEL']],
  [/^ethereal-payments$/, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS']],
  [/^release-key-/, ['RELEASE_KEY']],
];

/** What a Secret has; nothing when nobody says. */
export const keysOf = (secret: string, passwords: readonly string[]): readonly string[] =>
  secret === 'account-passwords' ? passwords : (SECRETS.find(([name]) => name.test(secret))?.[1] ?? []);
