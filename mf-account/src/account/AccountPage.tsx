import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { Bell, CircleHelp, Heart, type LucideIcon, MapPin, Package, ShieldCheck, Store } from 'lucide-react';
import styles from './AccountPage.module.css';

type Place = { to: string; title: string; text: string; Icon: LucideIcon };

const PLACES: readonly Place[] = [
  {
    to: '/ethereal/profile/BuyerOrderpage',
    title: 'Your Orders',
    text: 'Track, cancel or return an item, buy it again, find a receipt.',
    Icon: Package,
  },
  {
    to: '/ethereal/profile/addresses',
    title: 'Addresses',
    text: 'Where your orders go, and the one that the checkout fills in.',
    Icon: MapPin,
  },
  {
    to: '/ethereal/profile/settings',
    title: 'Login & Security',
    text: 'Name, email, password, passkeys, second factor, and your data.',
    Icon: ShieldCheck,
  },
  {
    to: '/ethereal/profile/notifications',
    title: 'Notifications',
    text: 'What is new, and what we mail you.',
    Icon: Bell,
  },
  { to: '/ethereal/favorites', title: 'Wishlist', text: 'What you keep an eye on.', Icon: Heart },
  {
    to: '/ethereal/profile/yourItems',
    title: 'Your Store',
    text: 'Items, orders and payouts of what you sell.',
    Icon: Store,
  },
  {
    to: '/ethereal/contact',
    title: 'Help',
    text: 'Write to us. We answer by mail.',
    Icon: CircleHelp,
  },
];

/** Leads to everything that belongs to the account: orders, addresses, security, notifications, store and help. */
export function AccountPage() {
  useDocumentTitle('Your Account');
  return (
    <div className={`stack-6 ${styles.page}`}>
      <MembersOnly
        prompt="Please Login to view your account."
        pending={<LoadingRows label="Loading your account" height="6rem" />}
      >
        <Places />
      </MembersOnly>
    </div>
  );
}

function Places() {
  const { user } = useSession();
  return (
    <>
      <header>
        <h1 className="text-2xl">Your Account</h1>
        {user && (
          <p className="muted wrap" dir="auto">
            {user.fname} {user.lname}, {user.email}
          </p>
        )}
      </header>
      <ul className={`stack-4 ${styles.places}`}>
        {PLACES.map(({ to, title, text, Icon }) => (
          <li key={to} className={`card line-4 pad-5 ${styles.place}`}>
            <span className={styles.icon} aria-hidden="true">
              <Icon size={24} strokeWidth={1.5} />
            </span>
            <div>
              <h2 className="text-lg">
                <Link to={to} className={styles.link}>
                  {title}
                </Link>
              </h2>
              <p className="quiet">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
