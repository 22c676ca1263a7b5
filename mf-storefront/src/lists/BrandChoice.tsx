import { MAX_BRAND } from '@ethereal/contracts/items';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { formatCount } from '@ethereal/web-kit/format/count.ts';
import { useState } from 'react';
import styles from './FilterForm.module.css';
import { toggled } from './filter-changes.ts';

type Props = {
  counts: readonly { value: string; count: number }[] | undefined;
  chosen: readonly string[] | undefined;
  onChoose: (brands: readonly string[]) => void;
};

/** Number of brands that are shown before the list is opened. */
const MAX_COLLAPSED = 8;

/**
 * Renders the brands of the list, most frequent first, of which several can be chosen. Renders nothing without brands.
 */
export function BrandChoice({ counts = [], chosen = [], onChoose }: Props) {
  const [isExpanded, setExpanded] = useState(false);
  const [text, setText] = useState('');
  const missing = chosen.filter((brand) => !counts.some(({ value }) => value === brand));
  const brands = [...missing.map((value) => ({ value, count: 0 })), ...counts];
  if (brands.length === 0) return null;
  const query = text.trim().toLowerCase();
  const found = brands.filter(({ value }) => value.toLowerCase().includes(query));
  const isWhole = isExpanded || query !== '';
  const shown = isWhole ? found : brands.filter(({ value }, at) => at < MAX_COLLAPSED || chosen.includes(value));
  return (
    <fieldset className="stack-1">
      <legend className={styles.legend}>Brand</legend>
      {brands.length > MAX_COLLAPSED && (
        <TextField
          label="Find a brand"
          type="search"
          autoComplete="off"
          maxLength={MAX_BRAND}
          value={text}
          onChange={({ target }) => setText(target.value)}
          // Enter in a field would press the first button of the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {found.length === 0 && <p className="quiet">No brand matches.</p>}
      {shown.map(({ value, count }) => (
        <label key={value} className={`line-3 center ${styles.choice}`}>
          <input
            type="checkbox"
            name="brand"
            value={value}
            checked={chosen.includes(value)}
            onChange={() => onChoose(toggled(chosen, value))}
          />
          <span dir="auto">{value}</span>
          <span className={styles.number}>{formatCount(count)}</span>
        </label>
      ))}
      {!isWhole && shown.length < brands.length && (
        <button type="button" className={styles.more} onClick={() => setExpanded(true)}>
          Show all {formatCount(brands.length)} brands
        </button>
      )}
    </fieldset>
  );
}
