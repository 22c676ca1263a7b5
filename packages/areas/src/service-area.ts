import { z } from 'zod';

const name = z.string().regex(/^svc-[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'A service is called svc-… in small letters.');

const words = z.array(z.string()).readonly().default([]);

const resources = z.object({ cpu: z.number().positive(), memory: z.int().positive() });

const serviceArea = z
  .object({
    name: name.transform((it): `svc-${string}` => `svc-${it.slice(4)}`),
    /** The way in from outside: it is told all instances of all services, and there is one of it. */
    edge: z.boolean().default(false),
    /** Its queues, each with the types of events that come in by it; the status page shows how much waits in each. */
    consumes: z.record(z.string(), z.array(z.string()).readonly()).default({}),
    /** Types of events that each instance hears for itself, for what it holds in memory. */
    hears: words,
    /** Types of events it publishes; the broker takes no others from it. */
    publishes: words,
    /** Whether it holds anything on people: svc-identity asks it for their copies, and waits for it before an account is gone. */
    personalData: z.boolean().default(false),
    /** Services it calls: it is told where each is, as `CATALOG_URL`. */
    neighbours: z.array(name).readonly().default([]),
    /** What an installation has to tell it besides addresses: variables without a default in production. */
    variables: words,
    /** Variables that an installation may set, each with the value that it has otherwise. */
    settings: z.record(z.string(), z.string()).default({}),
    /** What it uses besides the stores that everybody has: a bucket for files, a server for mail. */
    stores: z
      .array(z.enum(['bucket', 'mail']))
      .readonly()
      .default([]),
    /** Where it listens in an installation; `npm start` gives each instance a free port. */
    port: z.int().default(8080),
    /** What an installation asks it: whether it lives, and whether it can answer. */
    probes: z.object({ live: z.string(), ready: z.string() }).default({ live: '/healthz', ready: '/readyz' }),
    /** How long a start may take, in seconds: longer where much is read into memory first. */
    startSeconds: z.int().positive().default(60),
    /** How many instances an installation runs. */
    instances: z.object({ least: z.int().min(1), most: z.int().min(1) }).default({ least: 2, most: 10 }),
    /** What each may use, and what is set aside for it: processors, and memory in MiB. */
    limits: resources.default({ cpu: 1, memory: 512 }),
    requests: resources.default({ cpu: 0.25, memory: 192 }),
    /** The Secret with what it is told in secret besides its stores; `optional` when it runs without. */
    secret: z.object({ name: z.string(), optional: z.boolean().default(false) }).optional(),
    /** A folder of its own for unfinished files, in `DATA_DIR`, and how large that may get. */
    files: z.object({ volume: z.string(), size: z.string() }).optional(),
    /** By which measure more instances are started. */
    scale: z.union([z.literal('processor'), z.object({ queue: z.string() })]).default('processor'),
  })
  .transform((area) => ({ ...area, queues: Object.keys(area.consumes) }));

/** What `area.ts` of a service says; which calls it answers, its OpenAPI document tells the gateway. */
export type ServiceArea = z.input<typeof serviceArea> & { name: `svc-${string}` };
export type Service = z.output<typeof serviceArea>;

/** @throws ZodError that names what is wrong */
export const readServiceArea = (value: unknown): Service => serviceArea.parse(value);

/** The variable that says where a service is: `ORDERS_URL`, or `ORDERS_URLS` for all its instances. */
export const addressVariable = (service: string, end: 'URL' | 'URLS'): string =>
  `${service.slice('svc-'.length).toUpperCase().replaceAll('-', '_')}_${end}`;

/** The value of `PERSONAL_DATA_HOLDERS`: where to ask each service that holds something on people, as `svc-x=http://…,svc-y=http://…`. */
export const personalDataHolders = (
  services: readonly Pick<Service, 'name' | 'personalData'>[],
  urlOf: (name: string) => string,
): string =>
  services
    .filter(({ personalData }) => personalData)
    .map(({ name: one }) => `${one}=${urlOf(one)}`)
    .join(',');
