import { IconButton } from '@ethereal/web-kit/components/IconButton.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { NavLink } from '@ethereal/web-kit/router.ts';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useMainLinks } from '../navigation/entries.ts';
import { Logo } from './Logo.tsx';
import styles from './Navbar.module.css';
import { SessionControls } from './SessionControls.tsx';
import { SearchBox } from './search/SearchBox.tsx';

const Sidebar = lazyPart(() => import('./Sidebar.tsx').then((file) => file.Sidebar));

/** Renders the header of every page: logo, links, search and the controls for the session. */
export function Navbar() {
  const [open, setOpen] = useState(false);
  return (
    <header className={styles.header}>
      <div className={`line-4 center ${styles.bar}`}>
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
      {open && <Sidebar onClose={() => setOpen(false)} />}
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
