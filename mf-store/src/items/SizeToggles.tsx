import styles from './SizeToggles.module.css';

type Props = { sizes: readonly string[]; chosen: readonly string[]; onChange(chosen: string[]): void };

/** Number of sizes above which they scroll in a box of their own. */
const MANY = 40;

/** Shows the sizes of an item as toggle buttons. */
export function SizeToggles({ sizes, chosen, onChange }: Props) {
  const toggle = (size: string) =>
    onChange(sizes.filter((one) => (one === size ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <fieldset className={`row-2 ${styles.sizes}`} data-many={sizes.length > MANY || undefined}>
      <legend className="legend text-sm">Product sizes</legend>
      {sizes.map((size) => (
        <button
          key={size}
          type="button"
          className={styles.size}
          aria-pressed={chosen.includes(size)}
          onClick={() => toggle(size)}
        >
          {size}
        </button>
      ))}
    </fieldset>
  );
}
