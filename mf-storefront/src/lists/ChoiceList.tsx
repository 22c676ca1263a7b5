import { formatCount } from '@ethereal/web-kit/format/count.ts';
import styles from './FilterForm.module.css';

type Choice = { value: string; label: string };
type Props = {
  legend: string;
  name: string;
  choices: readonly Choice[];
  /** Number of items for each choice; undefined while the first page loads. */
  counts: readonly { value: string; count: number }[] | undefined;
  chosen: string | undefined;
  onChoose: (value: string) => void;
};

const ALL: Choice = { value: '', label: 'All' };

/** Renders one filter as a list of choices. 'All' removes the filter. */
export function ChoiceList({ legend, name, choices, counts, chosen = '', onChoose }: Props) {
  return (
    <fieldset className="stack-1">
      <legend className={styles.legend}>{legend}</legend>
      {[ALL, ...choices].map(({ value, label }) => (
        <label key={value} className={`line-3 center ${styles.choice}`}>
          <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
          {label}
          {value !== '' && counts && (
            <span className={styles.number}>
              {formatCount(counts.find((facet) => facet.value === value)?.count ?? 0)}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
