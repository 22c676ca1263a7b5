import { linksIn } from './links-in.ts';
import styles from './Thread.module.css';

/** Renders the text of a message, with links that search engines do not follow. */
export function Bubble({ author, text }: { author: string; text: string }) {
  return (
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
  );
}
