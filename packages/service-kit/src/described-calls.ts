import type { Call, ServiceName } from '@ethereal/contracts/call';
import { z } from 'zod';

/** What others learn of a call from its service's description. */
export type DescribedCall = Pick<Call, 'id' | 'service' | 'method' | 'path' | 'rateLimit' | 'auth' | 'transfer'>;

const operation = z.object({
  operationId: z.string().min(1),
  security: z.array(z.unknown()).optional(),
  'x-rate-limit': z
    .object({ windowSeconds: z.number().positive(), max: z.number().positive() })
    .optional()
    .catch(undefined),
  'x-transfer': z.enum(['stream', 'upload', 'bulk']).optional().catch(undefined),
});

const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
});

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The gateway's own below `/api`. */
const RESERVED = /^\/api\/(docs|openapi\.json)(\/|$)/;

/** Calls of a service that the public may make, by its OpenAPI document; undefined when that is none. */
export function describedCalls(service: ServiceName, document: unknown): DescribedCall[] | undefined {
  const parsed = description.safeParse(document);
  if (!parsed.success) return undefined;
  return Object.entries(parsed.data.paths)
    .filter(([path]) => path.startsWith('/api/') && !RESERVED.test(path))
    .flatMap(([path, operations]) =>
      METHODS.flatMap((method): DescribedCall[] => {
        const known = operation.safeParse(operations[method.toLowerCase()]).data;
        if (!known) return [];
        const { operationId: id, security = [], 'x-rate-limit': rateLimit, 'x-transfer': transfer } = known;
        return [{ id, service, method, path, auth: security.length > 0, rateLimit, transfer }];
      }),
    );
}
