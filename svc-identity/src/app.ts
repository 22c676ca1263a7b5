import { callsOf } from '@ethereal/contracts/calls';
import { createHttpApp } from '@ethereal/service-kit/http';
import type { Logger } from '@ethereal/service-kit/logger';
import type { Readiness } from '@ethereal/service-kit/operations';
import type { Express } from 'express';
import { activationRoutes } from './activation/activation.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import type { Dependencies } from './dependencies.ts';
import { newsletterRoutes } from './newsletter/newsletter.routes.ts';
import { changePasswordRoutes } from './passwords/change.routes.ts';
import { resetPasswordRoutes } from './passwords/reset.routes.ts';
import { emailRoutes } from './profile/email.routes.ts';
import { nameRoutes } from './profile/name.routes.ts';
import { loginRoutes } from './sessions/login.routes.ts';
import { sessionsRoutes } from './sessions/sessions.routes.ts';
import { usersRoutes } from './users/users.routes.ts';

type AppOptions = { logger: Logger; readiness: Readiness; trustProxy: readonly string[] };

/** The whole service as an express app. */
export function createApp(deps: Dependencies, { logger, readiness, trustProxy }: AppOptions): Express {
  return createHttpApp({
    name: 'svc-identity',
    logger,
    readiness,
    trustProxy,
    calls: callsOf('svc-identity'),
    mount(router) {
      for (const mountFeature of [
        sessionsRoutes,
        loginRoutes,
        usersRoutes,
        activationRoutes,
        changePasswordRoutes,
        resetPasswordRoutes,
        nameRoutes,
        emailRoutes,
        contactRoutes,
        newsletterRoutes,
      ]) {
        mountFeature(router, deps);
      }
    },
  });
}
