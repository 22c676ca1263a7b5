import { chatFeedback } from '@ethereal/contracts/chat';
import type { Authenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import type { Part } from '@ethereal/service-kit/define-service';
import { createErasedPeople } from '@ethereal/service-kit/erased-people';
import { notFound } from '@ethereal/service-kit/errors';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import { route } from '@ethereal/service-kit/route';
import type { Config } from '../config.ts';
import { type ConversationsStore, STORE_TIMEOUT_MS } from '../conversations/conversations.store.ts';
import { ownerOf, visitorOf } from '../stream/visitor.ts';
import { createFeedbackStore, type FeedbackStore } from './feedback.store.ts';

/** Opens `POST /api/chat_feedback`, which takes feedback on the last answer of the caller's own conversation. */
export async function openFeedback(
  { db, rateLimiter }: Base<Config>,
  auth: Authenticator,
  conversations: ConversationsStore,
): Promise<Part & { feedback: FeedbackStore }> {
  const erased = createErasedPeople(db, { timeoutMS: STORE_TIMEOUT_MS });
  const feedback = createFeedbackStore(db, () => new Date(), erased);
  await ensureIndexes(feedback);
  return {
    feedback,
    mount: (router) =>
      route(router, chatFeedback, { rateLimiter }, async ({ body, request, response }) => {
        const owner = ownerOf(await visitorOf(request, auth), request, response);
        const conversation = await conversations.find(body.checkpoint_id, owner);
        const answered = conversation?.turns.at(-1)?.text;
        const asked = conversation?.turns.at(-2)?.text;
        if (asked === undefined || answered === undefined) throw notFound('There is no such conversation.');
        await feedback.add(owner, { asked, answered, ...(body.meant && { meant: body.meant }) });
        return { message: 'Thank you, we keep this to do better.' };
      }),
  };
}
