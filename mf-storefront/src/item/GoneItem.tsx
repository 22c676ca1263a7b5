import type { Category } from '@ethereal/contracts/fashion';
import { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';
import { type ComponentType, useEffect, useState } from 'react';

type Similar = ComponentType<{ category: Category; id: string }>;

/** Renders the page of an item that the shop does not have, and similar items when their code has loaded. */
export function GoneItem({ category, id }: { category: Category; id: string }) {
  const [SimilarToGone, setSimilar] = useState<Similar>();
  useEffect(() => {
    import('./later.ts').then(
      (file) => setSimilar(() => file.SimilarToGone),
      () => undefined,
    );
  }, []);
  return (
    <>
      <NotFound />
      {SimilarToGone && <SimilarToGone category={category} id={id} />}
    </>
  );
}
