import { PageHead } from '@ethereal/web-kit/page/PageHead.tsx';
import { useSearchParams } from '@ethereal/web-kit/router.ts';
import page from '../items/Page.module.css';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactPage.module.css';
import { ContactPanel } from './ContactPanel.tsx';
import { ThankYou } from './ThankYou.tsx';

/** Renders the ways to contact the shop. */
export function ContactPage() {
  const isSent = useSearchParams()[0].get('sent') === '1';
  return (
    <div className={page.page}>
      <PageHead
        title="Contact"
        description="How to reach the people behind Ethereal.: by form, by phone or in Ajman."
      />
      <div className={styles.columns}>
        <ContactPanel />
        <div className={styles.form}>{isSent ? <ThankYou /> : <ContactForm />}</div>
      </div>
    </div>
  );
}
