import type { Part } from '@ethereal/service-kit/define-service';
import type { Kit } from '../sessions/sessions.ts';
import { applyDueEmailChanges } from './apply-email-change.ts';
import { mountEmail } from './email.routes.ts';
import { mountName } from './name.routes.ts';

/** Opens the profile: changes of name and email. */
export function openProfile(kit: Kit): Part {
  applyDueEmailChanges(kit);
  return {
    mount(router) {
      mountName(router, kit);
      mountEmail(router, kit);
    },
  };
}
