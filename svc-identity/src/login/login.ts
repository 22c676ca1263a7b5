import type { Part } from '@ethereal/service-kit/define-service';
import type { PasswordHasher } from '../passwords/hasher.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import type { Shared } from '../shared/shared.ts';
import { mountLogin } from './login.routes.ts';

/** Opens the log-in. */
export const openLogin = (shared: Shared, others: { hasher: PasswordHasher; secondFactors: SecondFactors }): Part => ({
  mount: (router) => mountLogin(router, { ...shared, ...others }),
});
