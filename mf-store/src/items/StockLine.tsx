import type { Card } from '@ethereal/contracts/items';
import type { Stock } from '@ethereal/contracts/stock';
import { LOW_STOCK, piecesOf } from '@ethereal/contracts/stock-rules';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { lazy, Suspense, useState } from 'react';
import styles from './StockLine.module.css';

const StockDialog = lazy(() =>
  import('./StockDialog.tsx').then((module) => ({ default: module.StockDialog })),
);

function wordsFor(stock: Stock | undefined): { text: string; level?: 'low' | 'sold-out' } {
  const count = piecesOf(stock);
  if (count === null) return { text: 'Stock not counted' };
  const sizes = typeof stock === 'object' && stock !== null ? stock : {};
  const empty = Object.entries(sizes).flatMap(([size, left]) => (left === 0 ? [size] : []));
  if (count === 0) return { text: 'Sold out', level: 'sold-out' };
  if (count <= LOW_STOCK) return { text: `Low stock: ${count} left`, level: 'low' };
  if (empty.length > 0) return { text: `${count} in stock, none in ${empty.join(', ')}`, level: 'low' };
  return { text: `${count} in stock` };
}

/** How many there are of an item, with a warning when they run low, and a quick way to change it. */
export function StockLine({ item, stock }: { item: Card; stock: Stock | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const { text, level } = wordsFor(stock);
  return (
    <div className={styles.line}>
      <span className={styles.text} data-level={level}>
        {text}
      </span>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Edit stock: ${item.name}`}
        onClick={() => setOpen(true)}
      >
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
