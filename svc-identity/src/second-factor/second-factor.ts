import type { Part } from '@ethereal/service-kit/define-service';
import type { PasswordHasher } from '../passwords/hasher.ts';
import type { Shared } from '../shared/shared.ts';
import { createReauthentication, type Reauthentication } from './reauthentication.ts';
import { createSealer } from './sealer.ts';
import { mountSecondFactor } from './second-factor.routes.ts';
import { createSecondFactorStore } from './second-factor.store.ts';
import { createSecondFactors, type SecondFactors } from './second-factors.ts';

type SecondFactorPart = Part & { secondFactors: SecondFactors; reauthentication: Reauthentication };

/** Opens second factors: their secrets, codes and calls. */
export function openSecondFactor(shared: Shared, { hasher }: { hasher: PasswordHasher }): SecondFactorPart {
  const { config, db, now } = shared;
  const sealer = createSealer(config.SECOND_FACTOR_KEYS);
  const secondFactors = createSecondFactors({ store: createSecondFactorStore(db), sealer, now });
  const reauthentication = createReauthentication({ ...shared, hasher, secondFactors });
  return {
    secondFactors,
    reauthentication,
    mount: (router) => mountSecondFactor(router, { ...shared, secondFactors, reauthentication }),
  };
}
