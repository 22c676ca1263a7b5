import { chatFeedback } from '@ethereal/contracts/chat';
import type { Authenticator } from '@ethereal/service-kit/auth';
import { notFound } from '@ethereal/service-kit/errors';
import type { RateLimiter } from '@ethereal/service-kit/rate-limit';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { ConversationsStore } from '../conversations/conversations.store.ts';
import { ownerOf, visitorOf } from '../stream/visitor.ts';
import type { FeedbackStore } from './feedback.store.ts';

type FeedbackDependencies = {
  auth: Authenticator;
  limiter: RateLimiter;
  conversations: ConversationsStore;
  feedback: FeedbackStore;
};

/** Registers `POST /api/chat_feedback`, which takes feedback on the last answer of the caller's own conversation. */
export function feedbackRoutes(router: Router, dependencies: FeedbackDependencies): void {
  const { auth, limiter: rateLimiter, conversations, feedback } = dependencies;
  route(router, chatFeedback, { rateLimiter }, async ({ body, request, response }) => {
    const owner = ownerOf(await visitorOf(request, auth), request, response);
    const conversation = await conversations.find(body.checkpoint_id, owner);
    const answered = conversation?.turns.at(-1)?.text;
    const asked = conversation?.turns.at(-2)?.text;
    if (asked === undefined || answered === undefined) throw notFound('There is no such conversation.');
    await feedback.add(owner, { asked, answered, ...(body.meant ? { meant: body.meant } : {}) });
    return { message: 'Thank you, we keep this to do better.' };
  });
}
