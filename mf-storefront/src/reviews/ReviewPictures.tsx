import type { ReviewPicture } from '@ethereal/contracts/reviews';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { useState } from 'react';
import { LargePictures } from '../item/LargePictures.tsx';
import styles from './Reviews.module.css';

/** Renders the pictures of a review as thumbnails. A press shows one large. */
export function ReviewPictures({ pictures, author }: { pictures: readonly ReviewPicture[]; author: string }) {
  const [shown, setShown] = useState<number>();
  const name = (index: number) => `Picture ${index + 1} of ${pictures.length} by ${author}`;
  return (
    <>
      <ul className="row-2">
        {pictures.map(({ url, public_id }, index) => (
          <li key={public_id}>
            <button type="button" className={styles.picture} onClick={() => setShown(index)}>
              <Picture src={url} alt={name(index)} sizes="6rem" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <LargePictures
          pictures={pictures.map(({ url }) => url)}
          shown={shown}
          nameOf={name}
          onShow={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
