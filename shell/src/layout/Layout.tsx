import { Outlet } from '@ethereal/web-kit/router.ts';
import { Toasts } from '@ethereal/web-kit/toasts/Toasts.tsx';
import { AreaFrame } from '../areas/AreaFrame.tsx';
import { ChatSlot } from '../chat/ChatSlot.tsx';
import { Announcement } from './Announcement.tsx';
import { Background } from './Background.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { GoBack } from './GoBack.tsx';
import { HeldNotice } from './HeldNotice.tsx';
import styles from './Layout.module.css';
import { Navbar } from './Navbar.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { useFocusHeading } from './useFocusHeading.ts';
import { usePageFade } from './usePageFade.ts';
import { useScrollPlace } from './useScrollPlace.ts';

/** Renders the frame of every page. */
export function Layout() {
  useScrollPlace();
  const main = useFocusHeading();
  usePageFade(main);
  return (
    <>
      <a className={styles.skip} href="#main">
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
      <HeldNotice />
      <Toasts />
      <Background />
    </>
  );
}
