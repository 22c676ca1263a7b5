import { Link } from '@ethereal/web-kit/router.ts';
import type { ReactNode } from 'react';
import dress from '../pictures/deal-dress.webp';
import dressSecond from '../pictures/deal-dress-second.webp';
import footwear from '../pictures/footwear.webp';
import cardigan from '../pictures/season-cardigan.webp';
import hat from '../pictures/season-hat.webp';
import shirt from '../pictures/shirt.webp';
import shirtSecond from '../pictures/shirt-second.webp';
import styles from './PromoBanners.module.css';

/**
 * Title with a possible line break. Without it the title would be wider than a phone's column, which ends where the
 * picture begins.
 */
const SEASON = (
  <>
    Spring/
    <wbr />
    Summer Upcoming Season
  </>
);

/** Renders offers side by side. Each links to the shop. */
export function PromoBanners() {
  return (
    <div className={styles.banners}>
      <Banner
        className={styles.deals}
        pictures={[dress, dressSecond]}
        kicker="crazy deals"
        title="buy 1 get 1 free!"
        more="Learn More"
      >
        The best classic dress is on sale at Ethereal.
      </Banner>
      <Banner className={styles.season} pictures={[cardigan, hat]} title={SEASON} more="Collection">
        Soft colors and airy cuts for the months to come.
      </Banner>
      <Banner className={styles.footwear} pictures={[footwear]} title="New Footwear Collection">
        Spring / Summer 2024
      </Banner>
      <Banner className={styles.shirts} pictures={[shirt, shirtSecond]} title="T-shirts">
        New trendy prints
      </Banner>
    </div>
  );
}

type Props = {
  className: string | undefined;
  /** Pictures of the goods that the banner advertises. */
  pictures: [first: string, second?: string];
  kicker?: string;
  title: ReactNode;
  more?: string;
  children: ReactNode;
};

function Banner({ className, pictures: [first, second], kicker, title, more, children }: Props) {
  return (
    <Link className={`stack-3 ${styles.banner} ${className}`} to="/ethereal/all">
      <BannerPicture className={styles.first} src={first} />
      {second && <BannerPicture className={styles.second} src={second} />}
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <h2 className={styles.title}>{title}</h2>
      <p>{children}</p>
      {more && <span className={styles.more}>{more}</span>}
    </Link>
  );
}

type BannerPictureProps = { className: string | undefined; src: string };

/**
 * Renders the decoration of a banner below the first screen. An `<img>` loads lazily when it is near the window, which
 * a background cannot.
 */
export function BannerPicture({ className, src }: BannerPictureProps) {
  return <img className={className} src={src} alt="" width={640} height={640} loading="lazy" decoding="async" />;
}
