// <full>
import { createAuthenticator } from '@ethereal/service-kit/auth';
// </full>
import { combine, defineService } from '@ethereal/service-kit/define-service';
import { area } from '../area.ts';
import { configSchema } from './config.ts';
// <full>
import { openNotes } from './notes/notes.ts';
// </full>
import { openPublished } from './published/published.ts';

/** Definition of svc-sample. Each noun opens its part on the service's database, broker and Redis. */
export const service = defineService({
  name: area.name,
  config: configSchema,
  async assemble(base) {
    // <full>
    const auth = createAuthenticator({ ...base, jwksUrl: base.config.JWKS_URL });
    // </full>
    return combine(
      await openPublished(base),
      // <full>
      await openNotes(base, auth),
      // </full>
    );
  },
});
