import { confirmEmail } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import { refreshUser } from '@ethereal/web-kit/session/session-store.ts';
import { MailedLinkPage } from '../frame/MailedLinkPage.tsx';

/** Confirms a changed address. */
export function ConfirmEmailPage() {
  return (
    <MailedLinkPage
      title="Confirm your address"
      text="One press, and the mails of your account come to this mailbox."
      button="Confirm this address"
      confirm={(token) => callApi(confirmEmail, { body: { token } })}
      onSuccess={() => void refreshUser().catch(() => undefined)}
      links={<Link to="/ethereal/profile/settings">Account Settings</Link>}
    />
  );
}
