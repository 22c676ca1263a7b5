import { Outlet, useLocation } from '@ethereal/web-kit/router.ts';
import { Toasts } from '@ethereal/web-kit/toasts/Toasts.tsx';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { AreaFrame } from '../areas/AreaFrame.tsx';
import { ChatSlot } from '../chat/ChatSlot.tsx';
import { Announcement } from './Announcement.tsx';
import { Background } from './Background.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { GoBack } from './GoBack.tsx';
import styles from './Layout.module.css';
import { Navbar } from './Navbar.tsx';
import { IncompletePageNotice, OfflineNotice } from './Notices.tsx';
import { useFocusHeading } from './useFocusHeading.ts';
import { useScrollPlace } from './useScrollPlace.ts';

/** Duration of the fade, equal to `--fast`, in ms. */
const FADE_MS = 120;

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Fades in each new page. Changes within a page (filters, more items) are shown at once. The page element itself is
 * animated, not a snapshot (`startViewTransition`), because a browser that takes a snapshot handles no input.
 */
function usePageFade(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isCalm()) main.current?.animate({ opacity: [0, 1] }, FADE_MS);
  }, [main, pathname]);
}

/** Renders the frame of every page. */
export function Layout() {
  useScrollPlace();
  const main = useFocusHeading();
  usePageFade(main);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Announcement />
      <AreaFrame area="shell" fragment="Navbar">
        <Navbar />
      </AreaFrame>
      <OfflineNotice />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <GoBack />
        <Outlet />
      </main>
      <AreaFrame area="shell" fragment="Footer">
        <Footer />
      </AreaFrame>
      <BottomBar />
      <ChatSlot />
      <IncompletePageNotice />
      <Toasts />
      <Background />
    </>
  );
}
