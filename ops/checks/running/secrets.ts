/** Keys of each Secret (docs/operations) by its name; for those of one service by the end of the name. */
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

/** Returns the keys of a Secret; empty for an unknown one. */
export const keysOf = (secret: string, passwords: readonly string[]): readonly string[] =>
  secret === 'account-passwords' ? passwords : (SECRETS.find(([name]) => name.test(secret))?.[1] ?? []);
