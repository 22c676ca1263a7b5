import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useRef } from 'react';
import { FeatureStrip } from './FeatureStrip.tsx';
import { Hero } from './Hero.tsx';
import { HomeItems } from './HomeItems.tsx';
import styles from './HomePage.module.css';
import { Newsletter } from './Newsletter.tsx';
import { PromoBanners } from './PromoBanners.tsx';
import { ReturningPolicy } from './ReturningPolicy.tsx';
import { scrollTo } from './scroll-to.ts';

/** The front door of the shop. */
export function HomePage() {
  useDocumentTitle();
  const offers = useRef<HTMLElement>(null);
  return (
    <div className={styles.page}>
      <Hero onDiscoverOffers={() => scrollTo(offers.current)} />
      <HomeItems />
      <FeatureStrip />
      <section ref={offers} className={styles.offers} tabIndex={-1} aria-label="Offers">
        <ReturningPolicy />
        <PromoBanners />
      </section>
      <Newsletter />
    </div>
  );
}
