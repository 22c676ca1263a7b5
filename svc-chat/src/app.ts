import { callsOf } from '@ethereal/contracts/calls';
import type { Assembled } from '@ethereal/service-kit/define-service';
import { type PersonalData, personalDataRoutes } from '@ethereal/service-kit/personal-data';
import { feedbackRoutes } from './feedback/feedback.routes.ts';
import type { FeedbackStore } from './feedback/feedback.store.ts';
import { type ChatDependencies, mountChat } from './stream/chat.routes.ts';

export type Dependencies = ChatDependencies & {
  feedback: FeedbackStore;
  personalData: PersonalData;
};

/** Registers the HTTP routes of the assistant. */
export function routesOf({ personalData, feedback, ...chat }: Dependencies): Assembled {
  return {
    calls: callsOf('svc-chat').flatMap((call) =>
      call.path.startsWith('/api/') ? [call] : [call, { ...call, id: `${call.id}UnderApi`, path: `/api${call.path}` }],
    ),
    early: (app) => mountChat(app, chat),
    mount: (router) => {
      personalDataRoutes(router, { auth: chat.auth, logger: chat.logger, data: personalData });
      feedbackRoutes(router, { ...chat, feedback });
    },
  };
}
