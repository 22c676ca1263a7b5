import type { Router } from 'express';
import { activationRoutes } from './activation/activation.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import type { Dependencies } from './dependencies.ts';
import { newsletterRoutes } from './newsletter/newsletter.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { notificationStreamRoutes } from './notifications/stream/stream.routes.ts';
import { ownDataRoutes } from './own-data/own-data.routes.ts';
import { changePasswordRoutes } from './passwords/change.routes.ts';
import { resetPasswordRoutes } from './passwords/reset.routes.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { personsMailsRoutes } from './people/persons-mails.routes.ts';
import { emailRoutes } from './profile/email.routes.ts';
import { nameRoutes } from './profile/name.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { loginRoutes } from './sessions/login.routes.ts';
import { sessionsRoutes } from './sessions/sessions.routes.ts';
import { usersRoutes } from './users/users.routes.ts';

/** The features of this service over HTTP. */
export function mountAll(router: Router, deps: Dependencies): void {
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
    notificationsRoutes,
    notificationStreamRoutes,
    ownDataRoutes,
    secondFactorRoutes,
    peopleRoutes,
    personsMailsRoutes,
  ]) {
    mountFeature(router, deps);
  }
}
