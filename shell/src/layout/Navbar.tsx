import { IconButton } from '@ethereal/web-kit/components/IconButton.tsx';
import { NavLink } from '@ethereal/web-kit/router.ts';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMainLinks } from '../navigation/entries.ts';
import { Logo } from './Logo.tsx';
import styles from './Navbar.module.css';
import { SessionControls } from './SessionControls.tsx';
import { SearchBox } from './search/SearchBox.tsx';

const Sidebar = lazy(async () => ({ default: (await import('./Sidebar.tsx')).Sidebar }));

/** Renders the header of every page: logo, links, search and the controls for the session. */
export function Navbar() {
  const [open, setOpen] = useState(false);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <IconButton
          label="Open menu"
          icon={<Menu size={22} aria-hidden="true" />}
          aria-expanded={open}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
        <Logo />
        <MainLinks />
        <div className={styles.search}>
          <SearchBox />
        </div>
        <SessionControls />
      </div>
      {open && (
        <Suspense>
          <Sidebar onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}

/** Renders the links of the shell and of the areas. */
export function MainLinks() {
  const mainLinks = useMainLinks();
  return (
    <nav className={styles.links} aria-label="Main">
      {mainLinks.map(({ to, label, end }) => (
        <NavLink key={to} to={to} end={end} className={styles.link ?? ''}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
