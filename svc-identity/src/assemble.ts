import type { Base } from '@ethereal/service-kit/base';
import { combine, defineService } from '@ethereal/service-kit/define-service';
import { area } from '../area.ts';
import { openAccounts } from './accounts/accounts.ts';
import { type Config, configSchema } from './config.ts';
import { openContact } from './contact/contact.ts';
import { openLogin } from './login/login.ts';
import { openNewsletter } from './newsletter/newsletter.ts';
import { openNotifications } from './notifications/notifications.ts';
import { openPasskeys } from './passkeys/passkeys.ts';
import { openPasswords } from './passwords/passwords.ts';
import { openPeople } from './people/people.ts';
import { openPersonalData } from './personal-data/personal-data.ts';
import { openProfile } from './profile/profile.ts';
import { openSecondFactor } from './second-factor/second-factor.ts';
import { openShared } from './shared/shared.ts';

/** Assembles the service; a test may set its clock forward. */
export async function assemble(connections: Base<Config>, now = () => new Date()) {
  const base = { ...connections, now };
  const { shared, sessions } = await openShared(base);
  const passwords = await openPasswords(shared);
  const secondFactor = openSecondFactor(shared, passwords);
  const passkeys = await openPasskeys(shared, secondFactor);
  return combine(
    sessions,
    passwords,
    secondFactor,
    passkeys,
    openLogin(shared, { ...passwords, ...secondFactor }),
    await openAccounts(shared, passwords),
    openProfile(shared),
    openContact(shared),
    await openNewsletter(shared),
    await openNotifications(shared),
    await openPersonalData(shared, passwords),
    await openPeople(shared, { ...secondFactor, ...passkeys }),
  );
}

export const service = defineService({
  name: area.name,
  config: configSchema,
  mustRoute: ['user.deleted'],
  assemble: (base) => assemble(base),
});
