import type { Category } from '@ethereal/contracts/fashion';
import { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';
import { useEffect, useState } from 'react';
import { SimilarToGone } from './SimilarToGone.tsx';

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
