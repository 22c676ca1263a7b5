/** Backing services, and the variable with the address of each. */
export const KINDS = ['mongodb', 'rabbitmq', 'redis'] as const;
export type Kind = (typeof KINDS)[number];

export type BackingUrls = Record<Kind, string>;

export const VARIABLE = { mongodb: 'MONGODB_URL', rabbitmq: 'RABBITMQ_URL', redis: 'REDIS_URL' } as const;

export const TITLE = { mongodb: 'MongoDB', rabbitmq: 'RabbitMQ', redis: 'Redis' } as const;

/** Returns the addresses as environment variables. */
export function backingEnvironment(urls: BackingUrls): Record<string, string> {
  return Object.fromEntries(KINDS.map((kind) => [VARIABLE[kind], urls[kind]]));
}
