import { BadgePercent, Headset, type LucideIcon, PiggyBank, ShoppingBag, Smile, Truck } from 'lucide-react';
import styles from './FeatureStrip.module.css';

const FEATURES: readonly { title: string; Icon: LucideIcon }[] = [
  { title: 'Free Shipping', Icon: Truck },
  { title: 'Online Order', Icon: ShoppingBag },
  { title: 'Save Money', Icon: PiggyBank },
  { title: 'Promotion', Icon: BadgePercent },
  { title: 'Happy Sell', Icon: Smile },
  { title: '24/7 Support', Icon: Headset },
];

/** Renders the shop's promises to buyers. */
export function FeatureStrip() {
  return (
    <section aria-label="What you can count on">
      <ul className={styles.strip}>
        {FEATURES.map(({ title, Icon }) => (
          <li key={title} className={`stack-3 text-sm ${styles.feature}`}>
            <span className={styles.icon}>
              <Icon size={26} strokeWidth={1.5} aria-hidden="true" />
            </span>
            {title}
          </li>
        ))}
      </ul>
    </section>
  );
}
