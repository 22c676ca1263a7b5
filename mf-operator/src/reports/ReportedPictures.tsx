import type { ReviewPicture } from '@ethereal/contracts/reviews';
import { sourcesOf } from '@ethereal/shop-ui/components/picture-sources.ts';
import styles from './Reports.module.css';

/** Shows the uncropped pictures of a reported review; each opens in full size in its own tab. */
export const ReportedPictures = ({ pictures }: { pictures: readonly ReviewPicture[] }) => (
  <ul className={styles.pictures}>
    {pictures.map(({ url, public_id, width, height }, index) => (
      <li key={public_id}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          <img
            {...sourcesOf(url)}
            sizes="10rem"
            width={width}
            height={height}
            loading="lazy"
            alt={`Shown in the review, ${index + 1} of ${pictures.length}`}
          />
        </a>
      </li>
    ))}
  </ul>
);
