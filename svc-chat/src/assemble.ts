import { createAuthenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import { combine, defineService } from '@ethereal/service-kit/define-service';
import { area } from '../area.ts';
import { openAssistant } from './assistant/assistant.ts';
import { type Config, configSchema } from './config.ts';
import { openConversations } from './conversations/conversations.ts';
import { openFeedback } from './feedback/feedback.ts';
import { openMcp } from './mcp/mcp.ts';
import { openPersonalData } from './personal-data/personal-data.ts';
import { openStream } from './stream/stream.ts';
import { openTools } from './tools/tools.ts';

/** Parts that a test replaces. */
type Replaced = { answer?: Awaited<ReturnType<typeof openAssistant>>; heartbeatMs?: number };

/** Assembles the service. `replaced` replaces parts of it in tests. */
export async function assemble(base: Base<Config>, replaced: Replaced = {}) {
  const auth = createAuthenticator({ ...base, jwksUrl: base.config.JWKS_URL });
  const toolsFor = await openTools(base);
  const conversations = await openConversations(base);
  const answer = replaced.answer ?? (await openAssistant(base));
  const feedback = await openFeedback(base, auth, conversations);
  const personalData = openPersonalData(base, auth, { conversations, feedback: feedback.feedback });
  const stream = openStream(base, { auth, conversations, answer, toolsFor, heartbeatMs: replaced.heartbeatMs });
  return {
    ...combine(stream, feedback, personalData, openMcp(base, auth, toolsFor)),
    parts: { conversations, feedback: feedback.feedback, personalData: personalData.personalData },
  };
}

export const service = defineService({
  name: area.name,
  config: configSchema,
  assemble: (base) => assemble(base),
});
