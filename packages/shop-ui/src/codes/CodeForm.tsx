import type { CodeKind, OwnCode } from '@ethereal/contracts/codes';
import { isApiError, messageOf } from '@ethereal/web-kit/api/errors.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Checkbox } from '@ethereal/web-kit/components/Checkbox.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useFaultFocus } from '@ethereal/web-kit/forms/useFaultFocus.ts';
import { useSingleSubmit } from '@ethereal/web-kit/forms/useSingleSubmit.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { type ReactNode, useState } from 'react';
import styles from './Codes.module.css';
import { type CodeTerms, numberOf, termsOf } from './code-body.ts';
import { type FindItems, ItemPicker, type Option } from './ItemPicker.tsx';

type Errors = Readonly<Record<string, string>>;

const KINDS: readonly (Option & { value: CodeKind })[] = [
  { value: 'percent', label: 'Percentage off' },
  { value: 'amount', label: 'Amount off' },
  { value: 'buy-get', label: 'Buy some, get the cheapest free' },
  { value: 'gift', label: 'Free gift' },
];

/** Choices of a code's limits and gift. */
type Choices = {
  /** Items or categories that the code can be limited to, and the name of their field. */
  limits: { name: 'items' | 'categories'; legend: string; options: readonly Option[] };
  /** Items that can be a gift, unless items are searched. */
  gifts?: readonly Option[] | undefined;
  /** Search for the gift, and for items that the code is limited to. */
  findItems?: FindItems | undefined;
};

type Props<Created> = Choices & {
  /** Label of the button that sends the form. */
  action: string;
  /** Fields before the reduction, such as the code. They receive the server's messages by field. */
  head: (errors: Errors) => ReactNode;
  make: (form: FormData) => Promise<Created>;
  onMade: (made: Created) => unknown;
  /** Message for a failure that no field shows. */
  failed: string;
};

/** Maximum number of items that a code can be limited to. */
const MAX_ITEMS = 100;

/** Returns the server's messages by field. */
const errorsOf = (error: Error | null): Errors => (isApiError(error) ? error.errors : {});

/** Renders the form of a code: its reduction and its conditions. An empty condition does not limit the code. */
export function CodeForm<Made>({ action, head, limits, gifts, findItems, make, onMade, failed }: Props<Made>) {
  const [kind, setKind] = useState<CodeKind>('percent');
  // Number of sent forms. The choices of items start over with each form.
  const [formCount, setFormCount] = useState(0);
  const creation = useAction({
    mutationFn: make,
    onSuccess: onMade,
    failed: (error) => (Object.keys(errorsOf(error)).length > 0 ? undefined : messageOf(error, failed)),
  });
  const errors = errorsOf(creation.error);
  const place = useFaultFocus(creation.error);
  const guardSubmit = useSingleSubmit();

  async function submit(form: HTMLFormElement) {
    const isCreated = await creation.mutateAsync(new FormData(form)).then(
      () => true,
      // The failure is shown at the fields, or as a toast.
      () => false,
    );
    if (!isCreated) return;
    form.reset();
    setKind('percent');
    setFormCount(formCount + 1);
  }

  return (
    <form
      ref={place}
      className="card stack-4 one-column pad-5"
      onSubmit={(event) => guardSubmit(() => submit(event.currentTarget))(event)}
      noValidate
    >
      <div className={`stack-4 ${styles.fields}`}>
        {head(errors)}
        <Select
          label="Kind"
          name="kind"
          options={KINDS}
          value={kind}
          error={errors.kind}
          onChange={({ target }) => setKind(KINDS.find(({ value }) => value === target.value)?.value ?? 'percent')}
        />
        <KindFields key={formCount} kind={kind} gifts={gifts} findItems={findItems} errors={errors} />
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
        <fieldset className="stack-2">
          <legend>{limits.legend}</legend>
          <div className={`${styles.options} ${styles.scroll}`}>
            {limits.options.map(({ value, label }) => (
              <Checkbox key={value} name={limits.name} value={value} label={<span dir="auto">{label}</span>} />
            ))}
          </div>
          {errors[limits.name] && <p className="fault">{errors[limits.name]}</p>}
        </fieldset>
      )}
      {findItems && (
        <ItemPicker
          key={formCount}
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
        <Button type="submit" busy={creation.isPending}>
          {action}
        </Button>
      </div>
    </form>
  );
}

type KindProps = Pick<Choices, 'gifts' | 'findItems'> & { kind: CodeKind; errors: Errors };

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

type NewCodeProps = Choices & {
  make: (body: CodeTerms & { code: string; maxUses: number | undefined }) => Promise<OwnCode>;
  onMade: () => unknown;
};

/** Renders the form that makes one code, and confirms it by a toast. */
export function NewCodeForm({ make, onMade, ...choices }: NewCodeProps) {
  return (
    <CodeForm
      action="Make code"
      head={(errors) => (
        <>
          <TextField
            label="Code"
            name="code"
            required
            autoCapitalize="characters"
            hint="4 to 20 letters and digits."
            error={errors.code}
          />
          <TextField label="Number of uses" name="maxUses" optional inputMode="numeric" error={errors.maxUses} />
        </>
      )}
      {...choices}
      make={(form) => make({ code: String(form.get('code')), maxUses: numberOf(form, 'maxUses'), ...termsOf(form) })}
      onMade={({ code }) => {
        notify.success(`${code} is made.`);
        return onMade();
      }}
      failed="The code could not be made. Please try again."
    />
  );
}
