import type { Base } from '@ethereal/service-kit/base';
import { combine, defineService } from '@ethereal/service-kit/define-service';
import { area } from '../area.ts';
import { openAccounts } from './accounts/accounts.ts';
import { type Config, configSchema } from './config.ts';
import { openContact } from './contact/contact.ts';
import { openLogin } from './login/login.ts';
import { openMail } from './mail/mail.ts';
import { openNewsletter } from './newsletter/newsletter.ts';
import { openNotifications } from './notifications/notifications.ts';
import { openPasskeys } from './passkeys/passkeys.ts';
import { openPasswords } from './passwords/passwords.ts';
import { openPeople } from './people/people.ts';
import { openPersonalData } from './personal-data/personal-data.ts';
import { openProfile } from './profile/profile.ts';
import { openSecondFactor } from './second-factor/second-factor.ts';
import { openSessions } from './sessions/sessions.ts';
import { openUsers } from './users/users.ts';

/** Assembles the service; a test may set its clock forward. */
export async function assemble(connections: Base<Config>, now = () => new Date()) {
  const base = { ...connections, now };
  const users = await openUsers(base);
  const mail = await openMail(base, users);
  const sessions = await openSessions(base, users);
  const kit = { ...base, ...users, ...mail, ...sessions.kit };
  const passwords = await openPasswords(kit);
  const { hasher } = passwords;
  const secondFactor = openSecondFactor(kit, hasher);
  const { secondFactors, reauthentication } = secondFactor;
  const { part: passkeysPart, passkeys } = await openPasskeys(kit, reauthentication);
  return combine(
    sessions.part,
    passwords.part,
    secondFactor.part,
    passkeysPart,
    openLogin(kit, hasher, secondFactors),
    await openAccounts(kit, hasher),
    openProfile(kit),
    openContact(kit),
    await openNewsletter(kit),
    await openNotifications(kit),
    await openPersonalData(kit, hasher),
    await openPeople(kit, secondFactors, passkeys),
  );
}

export const service = defineService({
  name: area.name,
  config: configSchema,
  mustRoute: ['user.deleted'],
  assemble: (base) => assemble(base),
});
