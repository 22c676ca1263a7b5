import { SocialLinks } from '@ethereal/shop-ui/components/SocialLinks.tsx';
import { Mail, MapPin, Phone } from 'lucide-react';
import styles from './ContactPage.module.css';

/** Renders phone, email, address and social networks. */
export function ContactPanel() {
  return (
    <aside className={`stack-5 top ${styles.panel}`} aria-label="Contact details">
      <h1 className={styles.title}>Contact Us</h1>
      <p className={styles.blurb}>
        A question about an order, a size or your own store? Write to us, or call while we are in. We read everything
        and answer within a day.
      </p>
      <ul className={`stack-4 ${styles.ways}`}>
        <li>
          <Phone size={20} aria-hidden="true" />
          <a href="tel:+97165550132">+971 6 555 0132</a>
        </li>
        <li>
          <Mail size={20} aria-hidden="true" />
          <a href="mailto:support@ethereal.test">support@ethereal.test</a>
        </li>
        <li>
          <MapPin size={20} aria-hidden="true" />
          <span>UAE, Ajman</span>
        </li>
      </ul>
      <div className={styles.networks}>
        <SocialLinks large />
      </div>
    </aside>
  );
}
