/** What the services need around them, and the variable that says where it is. */
export const KINDS = ['mongodb', 'rabbitmq', 'redis'] as const;
export type Kind = (typeof KINDS)[number];

export type BackingUrls = Record<Kind, string>;

export const VARIABLE = { mongodb: 'MONGODB_URL', rabbitmq: 'RABBITMQ_URL', redis: 'REDIS_URL' } as const;

export const TITLE = { mongodb: 'MongoDB', rabbitmq: 'RabbitMQ', redis: 'Redis' } as const;

/** The addresses as the services' environment. */
export function backingEnvironment(urls: BackingUrls): Record<string, string> {
  return Object.fromEntries(KINDS.map((kind) => [VARIABLE[kind], urls[kind]]));
}
