import type { ReactNode } from 'react';
import styles from './AreaFrame.module.css';
import { useAreasShown } from './useAreasShown.ts';

type Props = {
  /** Name of the area that owns the fragment: `shell`, `mf_storefront`, … */
  area: string;
  /** Name of the fragment, if the area owns several on the page. */
  fragment?: string;
  version?: string;
  children: ReactNode;
};

/** Marks a fragment of the page with the area that owns it. `?areas` in the address makes the marks visible. */
export function AreaFrame({ area, fragment, version, children }: Props) {
  const shown = useAreasShown();
  const label = [area.replace('_', '-'), fragment, version].filter(Boolean).join(' · ');
  return (
    <div className={shown ? styles.shown : styles.frame} data-area={label}>
      {children}
    </div>
  );
}
