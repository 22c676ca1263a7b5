import styles from './SizeToggles.module.css';

type Props = { sizes: readonly string[]; chosen: readonly string[]; onChange(chosen: string[]): void };

/** Shows the sizes of an item as toggle buttons. */
export function SizeToggles({ sizes, chosen, onChange }: Props) {
  const toggle = (size: string) =>
    onChange(sizes.filter((one) => (one === size ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <fieldset className={styles.sizes}>
      <legend className={styles.legend}>Product sizes</legend>
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
