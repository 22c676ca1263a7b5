import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { MailCheck } from 'lucide-react';

/** Renders the page after the contact form was sent. */
export function ThankYou() {
  return (
    <div role="status">
      <EmptyState
        title="Thank you for your message."
        icon={<MailCheck size={44} strokeWidth={1.4} />}
        action={<ButtonLink to="/ethereal">Back to home screen</ButtonLink>}
      >
        It is on its way to our support. We answer by e-mail within a day.
      </EmptyState>
    </div>
  );
}
