import type { Category } from '@ethereal/contracts/fashion';
import { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';
import { useEffect, useState } from 'react';
import page from '../items/Page.module.css';
import { RandomItems } from '../items/RandomItems.tsx';
import { RelatedItems } from './RelatedItems.tsx';
import { readViewedItem } from './viewed-items.ts';

/**
 * Renders alternatives to an item that the shop does not have: similar ones if this browser has shown it before, any
 * otherwise.
 */
function SimilarToGone({ category, id }: { category: Category; id: string }) {
  const item = readViewedItem(id);
  return (
    <div className={page.page}>
      {item && (
        <p className="text-lg strong" role="status">
          <bdi>{item.name}</bdi> is no longer sold.
        </p>
      )}
      {item && <RelatedItems item={{ ...item, category }} />}
      <RandomItems title="You May Like" exclude={id} />
    </div>
  );
}

/** Renders the page of an item that the shop does not have, and in a browser similar items. */
export function GoneItem({ category, id }: { category: Category; id: string }) {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return (
    <>
      <NotFound />
      {isInBrowser && <SimilarToGone category={category} id={id} />}
    </>
  );
}
