import type { Card } from '@ethereal/contracts/items';
import type { Stock } from '@ethereal/contracts/stock';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { useState } from 'react';
import { describeStock } from './describe-stock.ts';
import styles from './StockLine.module.css';

const StockDialog = lazyPart(() => import('./StockDialog.tsx').then((module) => module.StockDialog));

/** Renders the stock of an item, with a warning when it is low and a button to change it. */
export function StockLine({ item, stock }: { item: Card; stock: Stock | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const { text, level } = describeStock(stock);
  return (
    <div className={styles.line}>
      <span className={`quiet ${styles.text}`} data-level={level}>
        {text}
      </span>
      <Button size="small" variant="quiet" aria-label={`Edit stock: ${item.name}`} onClick={() => setOpen(true)}>
        Edit stock
      </Button>
      {isOpen && <StockDialog item={item} stock={stock} onClose={() => setOpen(false)} />}
    </div>
  );
}
