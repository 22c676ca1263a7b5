import type { Card } from '@ethereal/contracts/items';
import type { Stock } from '@ethereal/contracts/stock';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { lazy, Suspense, useState } from 'react';
import styles from './StockLine.module.css';
import { wordsFor } from './stock-words.ts';

const StockDialog = lazy(() => import('./StockDialog.tsx').then((module) => ({ default: module.StockDialog })));

/** Shows the stock of an item, with a warning when it is low and a button to change it. */
export function StockLine({ item, stock }: { item: Card; stock: Stock | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const { text, level } = wordsFor(stock);
  return (
    <div className={styles.line}>
      <span className={styles.text} data-level={level}>
        {text}
      </span>
      <Button size="small" variant="quiet" aria-label={`Edit stock: ${item.name}`} onClick={() => setOpen(true)}>
        Edit stock
      </Button>
      {isOpen && (
        <Suspense>
          <StockDialog item={item} stock={stock} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
