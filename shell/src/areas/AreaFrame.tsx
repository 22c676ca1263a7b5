import type { ReactNode } from 'react';
import styles from './AreaFrame.module.css';
import { useAreasShown } from './useAreasShown.ts';

type Props = {
  /** Who owns it: `shell`, `mf_storefront`… */
  area: string;
  /** Which part of the owner's it is, when there is more than one. */
  fragment?: string;
  version?: string;
  children: ReactNode;
};

/** Marks a fragment of the page with its owner; `?areas` in the address makes the marks visible. */
export function AreaFrame({ area, fragment, version, children }: Props) {
  const shown = useAreasShown();
  const label = [area.replace('_', '-'), fragment, version].filter(Boolean).join(' · ');
  return (
    <div className={shown ? styles.shown : styles.frame} data-area={label}>
      {children}
    </div>
  );
}
