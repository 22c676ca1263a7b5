import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import styles from './Hero.module.css';
import { HeroPictures } from './HeroPictures.tsx';

/** Renders the introduction of the shop at the top of the home page. */
export function Hero({ onDiscoverOffers }: { onDiscoverOffers: () => void }) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.inner}>
        <div className={`stack-5 ${styles.text}`}>
          <p className={styles.kicker}>New season, soft light</p>
          <h1 id="hero-title" className={styles.title}>
            Summer Collection 2024
          </h1>
          <p className={styles.lead}>
            Light layers, easy shapes and small treasures for your home. And when you have something of your own to
            show, create your own online store and start selling.
          </p>
          <div className={`row-3 ${styles.actions}`}>
            <ButtonLink to="/ethereal/all" size="large">
              Shop Now
            </ButtonLink>
            <Button variant="secondary" size="large" onClick={onDiscoverOffers}>
              Discover Offers
            </Button>
          </div>
        </div>
        <HeroPictures />
      </div>
    </section>
  );
}
