import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { linksIn } from './links-in.ts';
import styles from './Thread.module.css';

type Props = { author: string; text: string; images?: readonly { url: string; public_id: string }[] };

/** Renders the text of a message, with links that search engines do not follow, and its pictures. */
export function Bubble({ author, text, images = [] }: Props) {
  return (
    <>
      {text && (
        <p className={styles.bubble} dir="auto">
          <span className="visually-hidden">{author}: </span>
          {linksIn(text).map(({ text: words, href }, at) =>
            href ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
              <a key={at} href={href} target="_blank" rel="nofollow ugc noopener">
                {words}
              </a>
            ) : (
              words
            ),
          )}
        </p>
      )}
      {images.length > 0 && (
        <ul className={styles.pictures}>
          {images.map(({ url, public_id }, at) => (
            <li key={public_id}>
              <a href={url} target="_blank" rel="noopener">
                <Picture src={url} alt={`Picture ${at + 1} by ${author}`} sizes="160px" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
