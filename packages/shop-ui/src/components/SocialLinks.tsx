import styles from './SocialLinks.module.css';

const NETWORKS = [
  {
    name: 'Facebook',
    href: 'https://www.facebook.com/',
    path: 'M13.5 21v-7.5H16l.5-3h-3V8.6c0-.9.4-1.6 1.7-1.6h1.5V4.3S15.4 4 14.2 4c-2.5 0-4.1 1.5-4.1 4.2v2.3H7.5v3h2.6V21Z',
  },
  {
    name: 'X',
    href: 'https://x.com/',
    path: 'M4 4h4.7l4 5.7L17.6 4H20l-6.2 7.2L20.5 20h-4.7l-4.4-6.2L6.1 20H3.7l6.6-7.7Z',
  },
  {
    name: 'Instagram',
    href: 'https://www.instagram.com/',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3Zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4Zm0 1.9a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Zm4.6-3.2a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  },
  {
    name: 'YouTube',
    href: 'https://www.youtube.com/',
    path: 'M21.6 8.2a2.7 2.7 0 0 0-1.9-1.9C18 5.8 12 5.8 12 5.8s-6 0-7.7.5a2.7 2.7 0 0 0-1.9 1.9A28 28 0 0 0 2 12a28 28 0 0 0 .4 3.8 2.7 2.7 0 0 0 1.9 1.9c1.7.5 7.7.5 7.7.5s6 0 7.7-.5a2.7 2.7 0 0 0 1.9-1.9A28 28 0 0 0 22 12a28 28 0 0 0-.4-3.8ZM10 15V9l5.2 3Z',
  },
] as const;

type Props = {
  /** Whether the links have a target. */
  linked?: boolean;
  /** Whether the links are larger and half transparent, for a colored ground. */
  large?: boolean;
};

/** Renders the links to the shop's social networks. */
export function SocialLinks({ linked = false, large = false }: Props) {
  return (
    <ul className={large ? `${styles.links} ${styles.large}` : styles.links}>
      {NETWORKS.map(({ name, href, path }) => (
        <li key={name}>
          <a className={styles.link} {...(linked ? targetOf(href) : NO_TARGET)}>
            <span className="visually-hidden">{name}</span>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d={path} fill="currentColor" fillRule="evenodd" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

const targetOf = (href: string) => ({ href, target: '_blank', rel: 'noreferrer' });
const NO_TARGET = { role: 'link', 'aria-disabled': true } as const;
