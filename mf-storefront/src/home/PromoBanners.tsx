import { Link } from '@ethereal/web-kit/router.ts';
import type { ReactNode } from 'react';
import styles from './PromoBanners.module.css';

/** Longer than a phone's column, which ends where the goods begin, unless it may be broken. */
const SEASON = (
  <>
    Spring/
    <wbr />
    Summer Upcoming Season
  </>
);

/** Offers side by side; each leads to the shop. */
export function PromoBanners() {
  return (
    <div className={styles.banners}>
      <Banner className={styles.deals} kicker="crazy deals" title="buy 1 get 1 free!" more="Learn More">
        The best classic dress is on sale at Ethereal.
      </Banner>
      <Banner className={styles.season} title={SEASON} more="Collection">
        Soft colours and airy cuts for the months to come.
      </Banner>
      <Banner className={styles.footwear} title="New Footwear Collection">
        Spring / Summer 2024
      </Banner>
      <Banner className={styles.shirts} title="T-shirts">
        New trendy prints
      </Banner>
    </div>
  );
}

type Props = {
  className: string | undefined;
  kicker?: string;
  title: ReactNode;
  more?: string;
  children: ReactNode;
};

function Banner({ className, kicker, title, more, children }: Props) {
  return (
    <Link className={`${styles.banner} ${className}`} to="/ethereal/all">
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <h2 className={styles.title}>{title}</h2>
      <p>{children}</p>
      {more && <span className={styles.more}>{more}</span>}
    </Link>
  );
}
