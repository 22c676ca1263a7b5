import { z } from 'zod';

/**
 * An uploaded picture as requests refer to it. It is in its own file, because every page loads the file of the call
 * that uploads pictures.
 */
export const pictureSent = z.strictObject({
  url: z.string().min(1).max(2000),
  public_id: z.string().min(1).max(300),
});
