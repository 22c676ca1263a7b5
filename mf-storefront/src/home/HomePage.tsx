import { PageHead } from '@ethereal/web-kit/page/PageHead.tsx';
import { useRef } from 'react';
import { CategoryTabs } from '../lists/CategoryTabs.tsx';
import { LazyDiscover } from './discover/LazyDiscover.tsx';
import { FeatureStrip } from './FeatureStrip.tsx';
import { Hero } from './Hero.tsx';
import { HomeItems } from './HomeItems.tsx';
import styles from './HomePage.module.css';
import { AllOffers } from './NewArrivals.tsx';
import { Newsletter } from './Newsletter.tsx';
import { PromoBanners } from './PromoBanners.tsx';
import { ReturningPolicy } from './ReturningPolicy.tsx';

/**
 * Scrolls a part of the page into view and moves the keyboard focus there. The scroll is smooth unless the visitor
 * prefers reduced motion.
 */
function scrollTo(element: HTMLElement | null): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  element?.focus({ preventScroll: true });
}

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
      <LazyDiscover />
      <Newsletter />
    </div>
  );
}
