import styles from './BuyForm.module.css';

type Props<Option extends string> = {
  /** Label of the choice, such as 'Size'. */
  label: string;
  options: readonly Option[];
  chosen: Option | undefined;
  isSoldOut: (option: Option) => boolean;
  onChoose: (option: Option | undefined) => void;
};

/**
 * Renders the colors or sizes of an item as pills. A second press removes the choice; a sold-out option is disabled.
 */
export function OptionPicker<Option extends string>({ label, options, chosen, isSoldOut, onChoose }: Props<Option>) {
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => {
          const isGone = isSoldOut(option);
          return (
            <button
              key={option}
              type="button"
              className={styles.option}
              aria-label={`${label} ${option}${isGone ? ', sold out' : ''}`}
              disabled={isGone}
              aria-pressed={option === chosen}
              dir="auto"
              onClick={() => onChoose(option === chosen ? undefined : option)}
            >
              {option}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
