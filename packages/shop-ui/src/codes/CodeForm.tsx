import type { CodeKind } from '@ethereal/contracts/codes';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Checkbox } from '@ethereal/web-kit/components/Checkbox.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import styles from './Codes.module.css';
import { type FindItems, ItemPicker, type Option } from './ItemPicker.tsx';

type Errors = Readonly<Record<string, string>>;

const KINDS: readonly (Option & { value: CodeKind })[] = [
  { value: 'percent', label: 'Percentage off' },
  { value: 'amount', label: 'Amount off' },
  { value: 'buy-get', label: 'Buy some, get the cheapest free' },
  { value: 'gift', label: 'Free gift' },
];

type Props = {
  /** Label of the button that sends the form. */
  action: string;
  /** Fields before the reduction, such as the code. They receive the server's messages by field. */
  head: (errors: Errors) => ReactNode;
  /** Items or categories that the code can be limited to, and the name of their field. */
  limits: { name: 'items' | 'categories'; legend: string; options: readonly Option[] };
  /** Items that can be a gift, unless items are searched. */
  gifts?: readonly Option[] | undefined;
  /** Search for the gift, and for items that the code is limited to. */
  findItems?: FindItems | undefined;
  busy: boolean;
  error: Error | null;
  onSend: (form: FormData) => Promise<unknown>;
};

/** Maximum number of items that a code can be limited to. */
const MAX_ITEMS = 100;

/** Renders the form of a code: its reduction and its conditions. An empty condition does not limit the code. */
export function CodeForm({ action, head, limits, gifts, findItems, busy, error, onSend }: Props) {
  const [kind, setKind] = useState<CodeKind>('percent');
  // Number of sent forms. The choices of items start over with each form.
  const [sent, setSent] = useState(0);
  const errors: Errors = isApiError(error) ? error.errors : {};

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    const isSent = await onSend(new FormData(form)).then(
      () => true,
      // The failure is shown at the fields, or as a toast.
      () => false,
    );
    if (!isSent) return;
    form.reset();
    setKind('percent');
    setSent(sent + 1);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.fields}>
        {head(errors)}
        <Select
          label="Kind"
          name="kind"
          options={KINDS}
          value={kind}
          error={errors.kind}
          onChange={({ target }) => setKind(KINDS.find(({ value }) => value === target.value)?.value ?? 'percent')}
        />
        <KindFields key={sent} kind={kind} gifts={gifts} findItems={findItems} errors={errors} />
        <TextField
          label="Minimum purchase in dollars"
          name="minTotal"
          optional
          inputMode="decimal"
          error={errors.minTotal}
        />
        <TextField label="From" name="from" optional type="datetime-local" error={errors.from} />
        <TextField label="Until" name="until" optional type="datetime-local" error={errors.until} />
      </div>
      {limits.options.length > 0 && (
        <fieldset className={styles.limits}>
          <legend>{limits.legend}</legend>
          <div className={styles.options}>
            {limits.options.map(({ value, label }) => (
              <Checkbox key={value} name={limits.name} value={value} label={<span dir="auto">{label}</span>} />
            ))}
          </div>
          {errors[limits.name] && <p className={styles.error}>{errors[limits.name]}</p>}
        </fieldset>
      )}
      {findItems && (
        <ItemPicker
          key={sent}
          label="Only these items"
          name="items"
          max={MAX_ITEMS}
          find={findItems}
          error={errors.items}
        />
      )}
      <Checkbox name="oncePerPerson" label="Once per person" />
      <Checkbox name="firstOrder" label="For a first order only" />
      <div>
        <Button type="submit" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}

type KindProps = Pick<Props, 'gifts' | 'findItems'> & { kind: CodeKind; errors: Errors };

function KindFields({ kind, gifts = [], findItems, errors }: KindProps) {
  switch (kind) {
    case 'percent':
      return <TextField label="Percentage" name="percent" inputMode="numeric" required error={errors.percent} />;
    case 'amount':
      return <TextField label="Amount in dollars" name="amount" inputMode="decimal" required error={errors.amount} />;
    case 'buy-get':
      return (
        <>
          <TextField label="Number to buy" name="buy" inputMode="numeric" required error={errors.buy} />
          <TextField label="Number of free items" name="get" inputMode="numeric" required error={errors.get} />
        </>
      );
    case 'gift':
      return findItems ? (
        <ItemPicker label="Gift" name="gift" max={1} find={findItems} error={errors.gift} />
      ) : (
        <Select label="Gift" name="gift" placeholder="Choose an item" options={gifts} error={errors.gift} />
      );
  }
}
