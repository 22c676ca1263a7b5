import { createAuthenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import { combine, defineService } from '@ethereal/service-kit/define-service';
import { area } from '../area.ts';
import { type Config, configSchema } from './config.ts';
import { openConversations, type WrapStore } from './conversations/conversations.ts';
import { openLive } from './live/live.ts';

/** Assembles the service. `wrap` lets a test wrap the store of conversations. */
export async function assemble(base: Base<Config>, wrap?: WrapStore) {
  const auth = createAuthenticator({ ...base, jwksUrl: base.config.JWKS_URL });
  const conversations = await openConversations(base, auth, wrap);
  return combine(conversations, openLive(base, auth, conversations.deliver));
}

export const service = defineService({
  name: area.name,
  config: configSchema,
  assemble: (base) => assemble(base),
});
