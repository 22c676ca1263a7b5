import type { Router } from 'express';
import {
  activationRoutes,
  changePasswordRoutes,
  emailRoutes,
  nameRoutes,
  resetPasswordRoutes,
  usersRoutes,
} from './accounts/index.ts';
import { contactRoutes } from './contact/index.ts';
import type { Dependencies } from './dependencies.ts';
import { newsletterRoutes } from './newsletter/index.ts';
import { notificationStreamRoutes, notificationsRoutes } from './notifications/index.ts';
import { peopleRoutes, personsMailsRoutes } from './people/index.ts';
import { ownDataRoutes } from './personal-data/index.ts';
import { loginRoutes, secondFactorRoutes, sessionsRoutes } from './sessions/index.ts';

/** Mounts the HTTP routes of this service. */
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
