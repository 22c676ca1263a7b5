import { z } from 'zod';

const name = z.string().regex(/^svc-[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'A service is called svc-… in small letters.');

const words = z.array(z.string()).readonly().default([]);

const resources = z.object({ cpu: z.number().positive(), memory: z.int().positive() });

const serviceArea = z
  .strictObject({
    name: name.transform((text): `svc-${string}` => `svc-${text.slice(4)}`),
    /**
     * Whether the service is the entry point from outside. It receives the addresses of all instances of all services,
     * and runs once.
     */
    edge: z.boolean().default(false),
    /**
     * Queues of the service, each with the types of events that it receives. The status page shows how many messages
     * wait in each.
     */
    consumes: z.record(z.string(), z.array(z.string()).readonly()).default({}),
    /** Types of events that each instance receives itself, for the data that it holds in memory. */
    receives: words,
    /** Types of events that the service publishes; the broker rejects others from it. */
    publishes: words,
    /**
     * Whether the service stores personal data. svc-identity requests copies of it, and waits for its erasure before an
     * account counts as erased.
     */
    personalData: z.boolean().default(false),
    /** Services that it calls. It receives the address of each in a variable such as `CATALOG_URL`. */
    neighbors: z.array(name).readonly().default([]),
    /** Variables besides addresses that an installation must set: they have no default in production. */
    variables: words,
    /** Variables that an installation may set, each with its default. */
    settings: z.record(z.string(), z.string()).default({}),
    /** Stores that it uses beside those of every service: a bucket for files, a mail server. */
    stores: z
      .array(z.enum(['bucket', 'mail']))
      .readonly()
      .default([]),
    /** Port of an instance in an installation; `npm start` gives each instance a free port. */
    port: z.int().default(8080),
    /** Paths of the probes: whether the process is alive, and whether it is ready to answer. */
    probes: z.object({ live: z.string(), ready: z.string() }).default({ live: '/healthz', ready: '/readyz' }),
    /** Maximum duration of a start, in seconds; longer for services that read much data into memory first. */
    startSeconds: z.int().positive().default(60),
    /** Minimum and maximum number of instances of an installation. */
    instances: z.object({ min: z.int().min(1), max: z.int().min(1) }).default({ min: 2, max: 10 }),
    /** Upper limit of each instance, and the resources reserved for it: processors, and memory in MiB. */
    limits: resources.default({ cpu: 1, memory: 512 }),
    requests: resources.default({ cpu: 0.25, memory: 192 }),
    /** Kubernetes Secret with its secret variables besides those of its stores; `optional` when it runs without. */
    secret: z.object({ name: z.string(), optional: z.boolean().default(false) }).optional(),
    /** Volume for unfinished files, mounted at `DATA_DIR`, with its size. */
    files: z.object({ volume: z.string(), size: z.string() }).optional(),
    /** Measure by which more instances are started. */
    scale: z.union([z.literal('processor'), z.object({ queue: z.string() })]).default('processor'),
  })
  .transform((area) => ({ ...area, queues: Object.keys(area.consumes) }));

/** Declaration of a service in its `area.ts`. The gateway reads the calls of the service from its OpenAPI document. */
export type ServiceArea = z.input<typeof serviceArea> & { name: `svc-${string}` };
export type Service = z.output<typeof serviceArea>;

/** @throws ZodError that names what is wrong */
export const readServiceArea = (value: unknown): Service => serviceArea.parse(value);

/** Returns the name of the variable with a service's address: `ORDERS_URL`, or `ORDERS_URLS` for all its instances. */
export const addressVariable = (service: string, end: 'URL' | 'URLS'): string =>
  `${service.slice('svc-'.length).toUpperCase().replaceAll('-', '_')}_${end}`;

/**
 * Returns the value of `PERSONAL_DATA_HOLDERS`: the address of each service that stores personal data, as
 * `svc-x=http://…,svc-y=http://…`.
 */
export const personalDataHolders = (
  services: readonly Pick<Service, 'name' | 'personalData'>[],
  urlOf: (name: string) => string,
): string =>
  services
    .filter(({ personalData }) => personalData)
    .map((service) => `${service.name}=${urlOf(service.name)}`)
    .join(',');
