import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { PageHead } from '@ethereal/web-kit/page/PageHead.tsx';
import { useSearchParams } from '@ethereal/web-kit/router.ts';
import { MailCheck } from 'lucide-react';
import page from '../items/Page.module.css';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactPage.module.css';
import { ContactPanel } from './ContactPanel.tsx';

/** Renders the page after the contact form was sent. */
function ThankYou() {
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

/** Renders the ways to contact the shop. */
export function ContactPage() {
  const isSent = useSearchParams()[0].get('sent') === '1';
  return (
    <div className={page.page}>
      <PageHead
        title="Contact"
        description="How to reach the people behind Ethereal.: by form, by phone or in Ajman."
      />
      <div className={`stack-6 one-column ${styles.columns}`}>
        <ContactPanel />
        <div className={styles.form}>{isSent ? <ThankYou /> : <ContactForm />}</div>
      </div>
    </div>
  );
}
