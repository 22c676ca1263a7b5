import { Link } from '@ethereal/web-kit/router.ts';
import scarf from '../pictures/offer-scarf.webp';
import shirt from '../pictures/shirt-second.webp';
import { BannerPicture } from './PromoBanners.tsx';
import styles from './ReturningPolicy.module.css';

/** Renders the wide banner, which as a whole links to the shop. */
export function ReturningPolicy() {
  return (
    <Link className={`stack-4 ${styles.banner}`} to="/ethereal/all">
      <BannerPicture className={styles.shirt} src={shirt} />
      <BannerPicture className={styles.scarf} src={scarf} />
      <h2 className="text-xl">Returning Policy</h2>
      <p className={styles.offer}>
        <strong>Up to 70% off</strong> - All <span>T-shirts</span> &amp; Accessories
      </p>
      <span className={styles.button}>Explore More</span>
    </Link>
  );
}
