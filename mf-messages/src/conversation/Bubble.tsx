import { linksIn, WRITTEN_LINK } from '@ethereal/contracts/links-in';
import { MessagePictures } from './MessagePictures.tsx';
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
              <a key={at} href={href} target="_blank" rel={WRITTEN_LINK}>
                {words}
              </a>
            ) : (
              words
            ),
          )}
        </p>
      )}
      <MessagePictures author={author} images={images} />
    </>
  );
}
