import styles from './SocialLinks.module.css';
import pictures from './social.svg';

const NETWORKS = [
  { name: 'Facebook', href: 'https://www.facebook.com/' },
  { name: 'X', href: 'https://x.com/' },
  { name: 'Instagram', href: 'https://www.instagram.com/' },
  { name: 'YouTube', href: 'https://www.youtube.com/' },
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
      {NETWORKS.map(({ name, href }) => (
        <li key={name}>
          <a className={styles.link} {...(linked ? targetOf(href) : NO_TARGET)}>
            <span className="visually-hidden">{name}</span>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <use href={`${pictures}#${name}`} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

const targetOf = (href: string) => ({ href, target: '_blank', rel: 'noreferrer' });
const NO_TARGET = { role: 'link', 'aria-disabled': true } as const;
