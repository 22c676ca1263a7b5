import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './PrintButton.module.css';

type Props = {
  label: string;
  /** Renders the sheet to print. */
  sheet: () => ReactNode;
};

/** Renders a button that prints a sheet in place of the page. */
export function PrintButton({ label, sheet }: Props) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [isPrinting]);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setPrinting(true)}>
        <Printer size={16} aria-hidden="true" />
        {label}
      </Button>
      {isPrinting &&
        createPortal(
          <div className={styles.sheet} data-print-sheet="">
            {sheet()}
          </div>,
          document.body,
        )}
    </>
  );
}
