import { colorValue } from '@ethereal/shop-ui/components/color-value.ts';
import styles from './ColorDot.module.css';

/** Renders a dot in the color of a name; in all colors for a name without a known color. */
export const ColorDot = ({ name }: { name: string }) => (
  <span className={styles.dot} aria-hidden="true">
    <span style={{ backgroundColor: colorValue(name) }} />
  </span>
);

/** Number of dots of a card. */
const SHOWN = 5;

/** Renders the colors of a card as dots. Renders nothing for a single color. */
export function ColorDots({ colors = [] }: { colors: readonly string[] | undefined }) {
  if (colors.length < 2) return null;
  return (
    <p className={styles.dots}>
      <span className="visually-hidden">In {colors.join(', ')}</span>
      {colors.slice(0, SHOWN).map((name) => (
        <ColorDot key={name} name={name} />
      ))}
      {colors.length > SHOWN && <span aria-hidden="true">+{colors.length - SHOWN}</span>}
    </p>
  );
}
