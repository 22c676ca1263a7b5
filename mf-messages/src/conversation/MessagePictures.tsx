import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import styles from './MessagePictures.module.css';

type Props = { author: string; images: readonly { url: string; public_id: string }[] };

/** Renders the pictures of a message; each opens in full size in its own tab. */
export function MessagePictures({ author, images }: Props) {
  if (images.length === 0) return null;
  return (
    <ul className={`row-2 ${styles.pictures}`}>
      {images.map(({ url, public_id }, at) => (
        <li key={public_id}>
          <a href={url} target="_blank" rel="noopener">
            <Picture src={url} alt={`Picture ${at + 1} by ${author}`} sizes="160px" />
          </a>
        </li>
      ))}
    </ul>
  );
}
