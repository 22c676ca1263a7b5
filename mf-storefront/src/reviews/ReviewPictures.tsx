import type { ReviewPicture } from '@ethereal/contracts/reviews';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { Suspense, useState } from 'react';
import { LargePicture } from './LargePicture.tsx';
import styles from './Reviews.module.css';

/** Renders the pictures of a review as thumbnails. A press shows one large. */
export function ReviewPictures({ pictures, author }: { pictures: readonly ReviewPicture[]; author: string }) {
  const [shown, setShown] = useState<number>();
  const name = (index: number) => `Picture ${index + 1} of ${pictures.length} by ${author}`;
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map(({ url, public_id }, index) => (
          <li key={public_id}>
            <button type="button" className={styles.picture} onClick={() => setShown(index)}>
              <Picture src={url} alt={name(index)} sizes="6rem" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Suspense>
          <LargePicture
            picture={pictures[shown]}
            title={name(shown)}
            onShow={(step) => setShown((shown + step + pictures.length) % pictures.length)}
            hasOthers={pictures.length > 1}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
