import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import styles from './SaleFields.module.css';
import { previewOf, type SaleDraft, type SaleFaults } from './sale-draft.ts';

const WAYS = [
  { value: 'none', label: 'No sale' },
  { value: 'percent', label: 'By percent' },
  { value: 'price', label: 'To a price' },
];

type Props = {
  draft: SaleDraft;
  /** Regular prices of the items, in dollars; a preview shows the first few. */
  regular: readonly number[];
  faults?: SaleFaults | undefined;
  onChange(draft: SaleDraft): void;
};

/** Maximum number of prices that the preview lists. */
const MAX_PREVIEWS = 3;

/** Renders the fields of a sale: by percent or to a price, from now or later, with both prices. */
export function SaleFields({ draft, regular, faults = {}, onChange }: Props) {
  const set = (change: Partial<SaleDraft>) => onChange({ ...draft, ...change });
  const previews = regular.slice(0, MAX_PREVIEWS).flatMap((price) => previewOf(price, draft) ?? []);
  const how = (value: string) => WAYS.find((way) => way.value === value)?.value as SaleDraft['how'];
  return (
    <fieldset className="fields">
      <legend className="legend">Sale</legend>
      <Select
        label="Put on sale"
        options={WAYS}
        value={draft.how}
        onChange={({ target }) => set({ how: how(target.value) })}
      />
      {draft.how !== 'none' && (
        <>
          <TextField
            label={draft.how === 'percent' ? 'Percent off' : 'Reduced to'}
            inputMode="decimal"
            autoComplete="off"
            value={draft.amount}
            error={faults.amount}
            onChange={({ target }) => set({ amount: target.value })}
          />
          <TextField
            label="Begins"
            type="datetime-local"
            hint="Leave empty to begin now."
            optional
            value={draft.from}
            onChange={({ target }) => set({ from: target.value })}
          />
          <TextField
            label="Ends"
            type="datetime-local"
            hint="Leave empty for no end."
            optional
            value={draft.until}
            error={faults.until}
            onChange={({ target }) => set({ until: target.value })}
          />
          <p className={`quiet numbers ${styles.preview}`} role="status">
            {previews.length > 0 && `Price: ${previews.join(', ')}${regular.length > MAX_PREVIEWS ? ' …' : ''}`}
          </p>
        </>
      )}
    </fieldset>
  );
}
