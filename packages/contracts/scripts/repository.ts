import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Call } from '../src/call.ts';
import { calls, isCall } from '../src/calls.ts';
import { EVENTS } from '../src/events.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The declarations of events in a service's `area.ts`. */
const declaredEvents = z.object({
  name: z.string(),
  publishes: z.array(z.string()).default([]),
  consumes: z.record(z.string(), z.array(z.string())).default({}),
  receives: z.array(z.string()).default([]),
});
const areaFile = z.object({ area: declaredEvents });

const load = (pattern: string): Promise<Record<string, unknown>[]> =>
  Promise.all(
    globSync(pattern, { cwd: ROOT })
      .toSorted()
      .map((file) => import(/* @vite-ignore */ pathToFileURL(join(ROOT, file)).href)),
  );

const isEvent = (value: unknown): value is z.ZodObject =>
  value instanceof z.ZodObject && value.shape.type instanceof z.ZodLiteral && 'subject' in value.shape;

/** Each service with its queues, the events that it publishes, and those that it reads by queue or in each instance. */
export const services = (await load('svc-*/area.ts')).map((module) => {
  const { name, publishes, consumes, receives } = areaFile.parse(module).area;
  const reads = [...new Set([...Object.values(consumes).flat(), ...receives])];
  return { name, publishes, reads, queues: Object.keys(consumes) };
});

/** Every call of the template of new services. */
export const templateCalls: readonly Call[] = (await load('packages/areas/template/service/src/contract.ts'))
  .flatMap((module) => Object.values(module))
  .filter(isCall);

const own = (await load('svc-*/src/contract.ts')).flatMap((module) => Object.values(module));

/**
 * Every call of the repository: those of this package, and those that only one service uses (`svc-x/src/contract.ts`).
 */
export const everyCall: readonly Call[] = [...new Set([...calls, ...own.filter(isCall)])];

/** Every event of the repository by its type, including those of single services. */
export const everyEvent: Readonly<Record<string, z.ZodType>> = {
  ...EVENTS,
  ...Object.fromEntries(own.filter(isEvent).map((schema) => [String(schema.shape.type.value), schema])),
};
