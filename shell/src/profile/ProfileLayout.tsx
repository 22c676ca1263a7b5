import type { ReactNode } from 'react';
import { AreaFrame } from '../areas/AreaFrame.tsx';
import styles from './ProfileLayout.module.css';
import { ProfileNavigation } from './ProfileNavigation.tsx';

/** Renders the frame of every page under /ethereal/profile: its links at the side, or at the top of small screens. */
export function ProfileLayout({ children }: { children: ReactNode }) {
  return (
    <div className={`stack-6 ${styles.layout}`}>
      <AreaFrame area="shell" fragment="Profile navigation">
        <ProfileNavigation />
      </AreaFrame>
      <div className="shrink">{children}</div>
    </div>
  );
}
