import { leaveNewsletter } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { MailedLinkPage } from '../frame/MailedLinkPage.tsx';

/** Unsubscribes a mailbox from the daily offers. */
export function LeaveNewsletterPage() {
  return (
    <MailedLinkPage
      title="Daily offers"
      words="One press, and no more daily offers come to this mailbox."
      button="Unsubscribe"
      confirm={(token) => callApi(leaveNewsletter, { params: { token } })}
    />
  );
}
