import type { Part } from '@ethereal/service-kit/define-service';
import type { PasswordHasher } from '../passwords/hasher.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import type { Kit } from '../sessions/sessions.ts';
import { mountLogin } from './login.routes.ts';

/** Opens the log-in. */
export const openLogin = (kit: Kit, hasher: PasswordHasher, secondFactors: SecondFactors): Part => ({
  mount: (router) => mountLogin(router, { ...kit, hasher, secondFactors }),
});
