import { useSearchParams } from '@ethereal/web-kit/router.ts';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './AreaFrame.module.css';

let wasRequested = false;

/** Whether fragments show their owners. True once `?areas` was in the address, until the document is reloaded. */
function useAreasShown(): boolean {
  const [search] = useSearchParams();
  const isRequested = search.has('areas');
  const [shown, setShown] = useState(wasRequested);
  useEffect(() => {
    if (isRequested) {
      wasRequested = true;
      setShown(true);
    }
  }, [isRequested]);
  return shown || isRequested;
}

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
