import { ColorDot } from '@ethereal/shop-ui/components/ColorDot.tsx';
import styles from './BuyForm.module.css';

type Props<Option extends string> = {
  /** Label of the choice, such as 'Size'. */
  label: string;
  options: readonly Option[];
  chosen: Option | undefined;
  isSoldOut: (option: Option) => boolean;
  /** Returns why an option that can be chosen does not fit the rest of the choice: 'sold out in M'. */
  unavailableReason?: (option: Option) => string | undefined;
  onChoose: (option: Option | undefined) => void;
};

/**
 * Renders the colors or sizes of an item as pills, colors with a dot. A second press removes the choice; a sold-out
 * option is disabled.
 */
export function OptionPicker<Option extends string>(props: Props<Option>) {
  const { label, options, chosen, isSoldOut, unavailableReason, onChoose } = props;
  if (options.length === 0) return null;
  return (
    <fieldset className="stack-2">
      <legend className="legend text-sm">{label}</legend>
      <div className="row-2">
        {options.map((option) => {
          const isGone = isSoldOut(option);
          const reason = isGone ? 'sold out' : unavailableReason?.(option);
          return (
            <button
              key={option}
              type="button"
              className={styles.option}
              aria-label={`${label} ${option}${reason ? `, ${reason}` : ''}`}
              data-lacks={reason && !isGone ? '' : undefined}
              title={reason}
              disabled={isGone}
              aria-pressed={option === chosen}
              dir="auto"
              onClick={() => onChoose(option === chosen ? undefined : option)}
            >
              {label === 'Color' && <ColorDot name={option} />}
              {option}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
