import { z } from 'zod';

/** Request of the gateway for a page: its location, and the versions that render it. */
export const renderRequest = z.object({
  pair: z.object({
    shell: z.string(),
    area: z.object({ name: z.string(), version: z.string() }).optional(),
  }),
  /** Path and query. */
  location: z.string().startsWith('/').max(4096),
  origin: z.string(),
  remotes: z.record(z.string(), z.looseObject({ manifest: z.string(), version: z.string() })),
  publicConfig: z.record(z.string(), z.unknown()).default({}),
});
