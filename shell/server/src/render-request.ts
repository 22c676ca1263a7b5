import { z } from 'zod';

/** What the gateway says of a page: which, and made by which versions. */
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
