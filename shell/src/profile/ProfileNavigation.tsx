import type { Page } from '@ethereal/areas/area';
import { NavLink } from '@ethereal/web-kit/router.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { Bell, ChevronDown, type LucideIcon, Package, Settings, Store } from 'lucide-react';
import { usePages } from '../areas/releases.ts';
import { SignOutButton } from '../session/SignOutButton.tsx';
import styles from './ProfileNavigation.module.css';
import { useStoreOpen } from './useStoreOpen.ts';

const ICONS: Readonly<Record<string, LucideIcon>> = { settings: Settings, package: Package, bell: Bell };

type Entry = NonNullable<Page['navigation']> & { path: string };

/** What the areas want in this navigation, in its order. */
function entriesOf(pages: readonly Page[], under: Entry['under']): Entry[] {
  return pages
    .flatMap(({ path, navigation }) => (navigation ? { ...navigation, path } : []))
    .filter((entry) => (entry.under ?? 'account') === under)
    .toSorted((a, b) => (a.order ?? 100) - (b.order ?? 100) || a.label.localeCompare(b.label));
}

/** The links of the profile, with the seller's under 'Your Store', which stays as one left it. */
export function ProfileNavigation() {
  const { state } = useSession();
  const pages = usePages();
  const [open, toggle] = useStoreOpen();
  return (
    <nav className={styles.navigation} aria-label="Profile">
      {entriesOf(pages, 'account').map((entry) => (
        <EntryLink key={entry.path} {...entry} />
      ))}
      <div className={styles.store}>
        <button
          type="button"
          className={styles.link}
          aria-expanded={open}
          aria-controls="store-links"
          onClick={toggle}
        >
          <Store size={20} aria-hidden="true" />
          Your Store
          <ChevronDown className={styles.arrow} size={18} aria-hidden="true" />
        </button>
        <ul id="store-links" className={styles.storeLinks} hidden={!open}>
          {entriesOf(pages, 'store').map((entry) => (
            <li key={entry.path}>
              <EntryLink {...entry} />
            </li>
          ))}
        </ul>
      </div>
      {state === 'loggedIn' && (
        <div className={styles.signOut}>
          <SignOutButton />
        </div>
      )}
    </nav>
  );
}

function EntryLink({ path, label, icon }: Entry) {
  const Icon = ICONS[icon ?? ''];
  return (
    <NavLink className={styles.link ?? ''} to={path}>
      {Icon && <Icon size={20} aria-hidden="true" />}
      {label}
    </NavLink>
  );
}
