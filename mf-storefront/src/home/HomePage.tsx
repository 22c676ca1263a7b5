import { PageHead } from '@ethereal/web-kit/page/PageHead.tsx';
import { useRef } from 'react';
import { CategoryTabs } from '../lists/CategoryTabs.tsx';
import { AllOffers } from './AllOffers.tsx';
import { DiscoverPlace } from './discover/DiscoverPlace.tsx';
import { FeatureStrip } from './FeatureStrip.tsx';
import { Hero } from './Hero.tsx';
import { HomeItems } from './HomeItems.tsx';
import styles from './HomePage.module.css';
import { Newsletter } from './Newsletter.tsx';
import { PromoBanners } from './PromoBanners.tsx';
import { ReturningPolicy } from './ReturningPolicy.tsx';
import { scrollTo } from './scroll-to.ts';

const ABOUT =
  'Ethereal. is a marketplace for clothing and lifestyle: browse the Summer Collection 2024, or open a store of your own.';

/** Renders the home page. */
export function HomePage() {
  const offers = useRef<HTMLElement>(null);
  return (
    <div className={styles.page}>
      <PageHead description={ABOUT} />
      <Hero onDiscoverOffers={() => scrollTo(offers.current)} />
      <div className={styles.categories}>
        <CategoryTabs />
      </div>
      <HomeItems />
      <FeatureStrip />
      <section ref={offers} className={styles.offers} tabIndex={-1} aria-label="Offers">
        <ReturningPolicy />
        <PromoBanners />
        <AllOffers />
      </section>
      <DiscoverPlace />
      <Newsletter />
    </div>
  );
}
