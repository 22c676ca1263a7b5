import type { Call, ServiceName } from '@ethereal/contracts/call';
import { z } from 'zod';

/** Properties of a call that its service's OpenAPI document describes. */
export type DescribedCall = Pick<
  Call,
  'id' | 'service' | 'method' | 'path' | 'rateLimit' | 'pathLimit' | 'auth' | 'transfer'
>;

const limit = z
  .object({ windowSeconds: z.number().positive(), max: z.number().positive() })
  .optional()
  .catch(undefined);

const operation = z.object({
  operationId: z.string().min(1),
  security: z.array(z.unknown()).optional(),
  'x-rate-limit': limit,
  'x-path-limit': limit,
  'x-transfer': z.enum(['stream', 'upload', 'bulk']).optional().catch(undefined),
});

const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
});

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Paths that no service may answer through the gateway: its own pages and files, and calls between services. A service
 * may answer any other path, such as `/mcp`.
 */
const RESERVED =
  /^\/(?:$|\{|(?:ethereal|assets|fonts|internal|healthz|livez|readyz|metrics|version|status|areas|remotes\.json|openapi\.json|robots\.txt|sitemap[^/]*)(?:\/|$)|api\/(?:docs|openapi\.json)(?:\/|$))/;

/** Returns the public calls of a service from its OpenAPI document; undefined when the document is not valid. */
export function describedCalls(service: ServiceName, document: unknown): DescribedCall[] | undefined {
  const parsed = description.safeParse(document);
  if (!parsed.success) return undefined;
  return Object.entries(parsed.data.paths)
    .filter(([path]) => path.startsWith('/') && !RESERVED.test(path))
    .flatMap(([path, operations]) =>
      METHODS.flatMap((method): DescribedCall[] => {
        const described = operation.safeParse(operations[method.toLowerCase()]).data;
        if (!described) return [];
        const { operationId: id, security = [], 'x-transfer': transfer } = described;
        const limits = { rateLimit: described['x-rate-limit'], pathLimit: described['x-path-limit'] };
        return [{ id, service, method, path, auth: security.length > 0, ...limits, transfer }];
      }),
    );
}
