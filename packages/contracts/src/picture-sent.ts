import { z } from 'zod';

/** An uploaded picture, as those send it who use it. Apart from the call that uploads it, whose file every page loads. */
export const pictureSent = z.strictObject({
  url: z.string().min(1).max(2000),
  public_id: z.string().min(1).max(300),
});
