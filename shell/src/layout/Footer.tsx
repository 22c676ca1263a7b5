import { SocialLinks } from '@ethereal/shop-ui/components/SocialLinks.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { LockKeyhole } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { useEntries } from '../navigation/entries.ts';
import { AppBadges } from './AppBadges.tsx';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';

/** Renders the footer of every page. */
export function Footer() {
  const { state } = useSession();
  const entries = useEntries('footer');
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <Column title="Contact">
          <Logo />
          <address className={`stack-1 muted ${styles.address}`}>
            <p>562 Wellington Road, Street 32, Ajman</p>
            <p>
              <a href="tel:+97165550132">+971 6 555 0132</a>
            </p>
            <p>10:00 – 18:00, Mon – Sat</p>
          </address>
        </Column>
        <Column title="Follow Us">
          <SocialLinks linked />
        </Column>
        <Column title="About">
          <List>
            <Link to="/ethereal/about">About Us</Link>
            <Link to="/ethereal/delivery">Delivery Information</Link>
            <Link to="/ethereal/privacy">Privacy Policy</Link>
            <Link to="/ethereal/terms">Terms & Conditions</Link>
            <Link to="/ethereal/contact">Contact Us</Link>
            {entries.map(({ path, label }) => (
              <Link key={path} to={path}>
                {label}
              </Link>
            ))}
          </List>
        </Column>
        <Column title="My Account">
          <List>
            {state === 'loggedIn' ? (
              <Link to="/ethereal/account">Your Account</Link>
            ) : (
              <Link to="/ethereal/login">Sign in</Link>
            )}
            <Link to="/ethereal/cart">View Cart</Link>
            <Link to="/ethereal/favorites">My Wishlist</Link>
            <Link to="/ethereal/profile/BuyerOrderpage">Track My Order</Link>
            <Link to="/ethereal/contact">Help</Link>
          </List>
        </Column>
        <Column title="Install Our App">
          <p className="muted">From App Store or Google Play</p>
          <AppBadges />
          <p className="line-2 center accent strong">
            <LockKeyhole size={18} aria-hidden="true" />
            Secured Payment Gateway
          </p>
        </Column>
      </div>
      <p className={`note ${styles.end}`}>© 2024 Ethereal. All rights reserved.</p>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`stack-4 top ${styles.column}`}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

function List({ children }: { children: ReactNode }) {
  return (
    <ul className={`stack-2 ${styles.list}`}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
