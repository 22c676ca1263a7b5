import { IconButton } from '@ethereal/web-kit/components/IconButton.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { Minus, Plus } from 'lucide-react';
import styles from './BuyForm.module.css';

type Props = {
  value: string;
  /** Largest quantity that the buttons offer: the limit of a line, or the units left of the chosen variant. */
  max: number;
  fault: string | undefined;
  onChange: (value: string) => void;
};

/**
 * Renders a field for a quantity from 1 on, with buttons that decrease and increase it. A button keeps the focus at its
 * limit.
 */
export function QuantityField({ value, max, fault, onChange }: Props) {
  const count = Math.trunc(Number(value)) || 1;
  const step = (by: number) => onChange(String(Math.min(max, Math.max(1, count + by))));
  return (
    <div className={`line-3 ${styles.quantity}`}>
      <TextField
        label="Quantity"
        className={styles.number ?? ''}
        type="number"
        name="quantity"
        min={1}
        max={max}
        step={1}
        inputMode="numeric"
        value={value}
        error={fault}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={styles.steps}>
        <IconButton
          label="One less"
          icon={<Minus size={18} aria-hidden="true" />}
          aria-disabled={count <= 1}
          onClick={() => count > 1 && step(-1)}
        />
        <IconButton
          label="One more"
          icon={<Plus size={18} aria-hidden="true" />}
          aria-disabled={count >= max}
          onClick={() => count < max && step(1)}
        />
      </div>
    </div>
  );
}
