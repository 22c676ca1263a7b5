import type { CodeKind } from '@ethereal/contracts/codes';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Checkbox } from '@ethereal/web-kit/components/Checkbox.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import styles from './Codes.module.css';

type Option = { value: string; label: string };
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
  /** Items that can be a gift; without them, the id of an item is entered. */
  gifts?: readonly Option[];
  busy: boolean;
  error: Error | null;
  onSend: (form: FormData) => Promise<unknown>;
};

/** Renders the form of a code: its reduction and its conditions. An empty condition does not limit the code. */
export function CodeForm({ action, head, limits, gifts, busy, error, onSend }: Props) {
  const [kind, setKind] = useState<CodeKind>('percent');
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
        <KindFields kind={kind} gifts={gifts} errors={errors} />
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

type KindProps = { kind: CodeKind; gifts: readonly Option[] | undefined; errors: Errors };

function KindFields({ kind, gifts, errors }: KindProps) {
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
      return gifts ? (
        <Select label="Gift" name="gift" placeholder="Choose an item" options={gifts} error={errors.gift} />
      ) : (
        <TextField label="Gift (id of an item)" name="gift" required error={errors.gift} />
      );
  }
}
