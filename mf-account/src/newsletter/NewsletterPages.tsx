import { confirmNewsletter, leaveNewsletter } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { MailedLinkPage } from '../frame/MailedLinkPage.tsx';

/** Confirms a sign-up for daily offers. */
export function ConfirmNewsletterPage() {
  return (
    <MailedLinkPage
      title="Daily offers"
      text="One press, and our offers come to this mailbox once a day."
      button="Yes, send me daily offers"
      confirm={(token) => callApi(confirmNewsletter, { body: { token } })}
    />
  );
}

/** Unsubscribes a mailbox from the daily offers. */
export function LeaveNewsletterPage() {
  return (
    <MailedLinkPage
      title="Daily offers"
      text="One press, and no more daily offers come to this mailbox."
      button="Unsubscribe"
      confirm={(token) => callApi(leaveNewsletter, { params: { token } })}
    />
  );
}
