import styles from './ColorDot.module.css';

const SHADES = /^(light|dark|deep|sky|royal|hot|sea|forest|midnight|steel)$/;

/**
 * Returns the CSS color of a color's name: 'Dark Blue' is `darkblue`, 'Dusty Rose' is a rose. Colors of clothes that
 * have no name in CSS are in the style sheet of `ColorDot`. A name without a known color gives a value that browsers
 * ignore.
 */
export function colorValue(name: string): string {
  const words = name
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const last = words.at(-1) ?? '';
  return words.length === 2 && SHADES.test(words[0] ?? '') ? words.join('') : last;
}

/**
 * Renders a dot in the color of a name, or in all colors if the name has no known color. The color is an attribute of
 * an `<svg>`, because the content security policy allows no styles in the server's HTML.
 */
export const ColorDot = ({ name }: { name: string }) => (
  <svg className={styles.dot} viewBox="0 0 2 2" aria-hidden="true">
    <circle cx="1" cy="1" r="1" fill={colorValue(name)} />
  </svg>
);

/** Number of dots of a card. */
const SHOWN = 5;

/** Renders the colors of a card as dots. Renders nothing for a single color. */
export function ColorDots({ colors = [] }: { colors: readonly string[] | undefined }) {
  if (colors.length < 2) return null;
  return (
    <p className={`note center ${styles.dots}`}>
      <span className="visually-hidden">In {colors.join(', ')}</span>
      {colors.slice(0, SHOWN).map((name) => (
        <ColorDot key={name} name={name} />
      ))}
      {colors.length > SHOWN && <span aria-hidden="true">+{colors.length - SHOWN}</span>}
    </p>
  );
}
