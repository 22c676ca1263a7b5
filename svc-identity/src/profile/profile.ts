import type { Part } from '@ethereal/service-kit/define-service';
import type { Shared } from '../shared/shared.ts';
import { applyDueEmailChanges } from './apply-email-change.ts';
import { mountEmail } from './email.routes.ts';
import { mountName } from './name.routes.ts';

/** Opens the profile: changes of name and email. */
export function openProfile(shared: Shared): Part {
  applyDueEmailChanges(shared);
  return {
    mount(router) {
      mountName(router, shared);
      mountEmail(router, shared);
    },
  };
}
