import type { CallRequest } from '@ethereal/contracts/call';
import {
  type CodeKind,
  type createCode,
  MAX_CODE,
  MAX_CODE_ITEMS,
  MIN_CODE,
  type OwnCode,
} from '@ethereal/contracts/codes';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Checkbox } from '@ethereal/web-kit/components/Checkbox.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useChoice } from '@ethereal/web-kit/forms/useChoice.ts';
import { useContractForm } from '@ethereal/web-kit/forms/useContractForm.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { ZodType } from 'zod';
import styles from './Codes.module.css';
import { type CodeFields, NO_CODE } from './code-body.ts';
import { type FindItems, ItemPicker, type Option } from './ItemPicker.tsx';

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

type CodeForm<Sent extends Record<string, unknown>> = ReturnType<typeof useContractForm<CodeFields, Sent>>;

type Props<Sent extends Record<string, unknown>, Created> = Choices & {
  /** Label of the button that sends the form. */
  action: string;
  schema: () => Promise<ZodType<Sent, CodeFields>>;
  /** Renders the fields before the reduction, such as the code. */
  head: (field: CodeForm<CodeFields>['field']) => ReactNode;
  make: (body: Sent) => Promise<Created>;
  onMade: (made: Created) => unknown;
  /** Message for a failure that no field shows. */
  failed: string;
};

/** Renders the form of a code: its reduction and its conditions. An empty condition does not limit the code. */
export function CodeForm<Sent extends Record<string, unknown>, Made>(props: Props<Sent, Made>) {
  const { action, schema, head, limits, gifts, findItems, make, onMade, failed } = props;
  const form = useContractForm<CodeFields, Sent>({
    schema,
    keptAs: `${action}: ${limits.name}, items by id`,
    defaultValues: NO_CODE,
  });
  const { field, register, formState } = form;
  // Number of made codes. The search for items starts over with each.
  const [madeCount, setMadeCount] = useState(0);
  const creation = useAction({
    mutationFn: make,
    form,
    failed,
    onSuccess(made) {
      form.reset(NO_CODE);
      setMadeCount((count) => count + 1);
      return onMade(made);
    },
  });
  return (
    <form
      className="card stack-4 one-column pad-5"
      onSubmit={form.handleSubmit((body) => creation.mutate(body))}
      noValidate
    >
      <div className="fields">
        {head(field)}
        <Select label="Kind" options={KINDS} {...field('kind')} />
        <KindFields form={form} gifts={gifts} findItems={findItems} />
        <TextField label="Minimum purchase in dollars" optional inputMode="decimal" {...field('minTotal')} />
        <TextField label="From" optional type="datetime-local" {...field('from')} />
        <TextField label="Until" optional type="datetime-local" {...field('until')} />
      </div>
      {limits.options.length > 0 && (
        <fieldset className="stack-2">
          <legend className="legend text-sm">{limits.legend}</legend>
          <div className={`${styles.options} ${styles.scroll}`}>
            {limits.options.map(({ value, label }) => (
              <Checkbox key={value} {...register(limits.name)} value={value} label={<span dir="auto">{label}</span>} />
            ))}
          </div>
          {formState.errors[limits.name] && (
            <p className="fault" role="alert">
              {formState.errors[limits.name]?.message}
            </p>
          )}
        </fieldset>
      )}
      {findItems && (
        <FoundItems
          key={madeCount}
          form={form}
          name="items"
          found="foundItems"
          label="Only these items"
          max={MAX_CODE_ITEMS}
          find={findItems}
        />
      )}
      <Checkbox label="Once per person" {...register('oncePerPerson')} />
      <Checkbox label="For a first order only" {...register('firstOrder')} />
      <div>
        <Button type="submit" busy={creation.isPending}>
          {action}
        </Button>
      </div>
    </form>
  );
}

type FoundProps<Sent extends Record<string, unknown>> = {
  form: CodeForm<Sent>;
  /** Field of the ids, and the field that contains the names as well. */
  name: 'items' | 'gift';
  found: 'foundItems' | 'foundGift';
} & Pick<ComponentProps<typeof ItemPicker>, 'label' | 'max' | 'find'>;

/** Renders the choice of items for a field, at which their fault is shown. */
function FoundItems<Sent extends Record<string, unknown>>({ form, name, found, ...picker }: FoundProps<Sent>) {
  const { onChange, error } = useChoice(form, name);
  function choose(chosen: Option[]) {
    const ids = chosen.map(({ value }) => value);
    form.setValue(found, chosen);
    onChange(name === 'gift' ? (ids[0] ?? '') : ids);
  }
  return <ItemPicker chosen={form.watch(found)} onChange={choose} error={error} {...picker} />;
}

type KindProps<Sent extends Record<string, unknown>> = Pick<Choices, 'gifts' | 'findItems'> & { form: CodeForm<Sent> };

function KindFields<Sent extends Record<string, unknown>>({ form, gifts = [], findItems }: KindProps<Sent>) {
  const { field } = form;
  switch (form.watch('kind')) {
    case 'percent':
      return <TextField label="Percentage" inputMode="numeric" required {...field('percent')} />;
    case 'amount':
      return <TextField label="Amount in dollars" inputMode="decimal" required {...field('amount')} />;
    case 'buy-get':
      return (
        <>
          <TextField label="Number to buy" inputMode="numeric" required {...field('buy')} />
          <TextField label="Number of free items" inputMode="numeric" required {...field('get')} />
        </>
      );
    case 'gift':
      return findItems ? (
        <FoundItems form={form} name="gift" found="foundGift" label="Gift" max={1} find={findItems} />
      ) : (
        <Select label="Gift" placeholder="Choose an item" options={gifts} {...field('gift')} />
      );
  }
}

type NewCodeProps = Choices & {
  make: (body: CallRequest<typeof createCode>['body']) => Promise<OwnCode>;
  onMade: () => unknown;
};

/** Renders the form that makes one code, and confirms it by a toast. */
export function NewCodeForm({ make, onMade, ...choices }: NewCodeProps) {
  return (
    <CodeForm
      action="Make code"
      schema={() => import('./code.schema.ts').then((file) => file.codeSchema)}
      head={(field) => (
        <>
          <TextField
            label="Code"
            required
            autoCapitalize="characters"
            hint={`${MIN_CODE} to ${MAX_CODE} letters and digits.`}
            {...field('code')}
          />
          <TextField label="Number of uses" optional inputMode="numeric" {...field('maxUses')} />
        </>
      )}
      {...choices}
      make={make}
      onMade={({ code }) => {
        notify.success(`${code} is made.`);
        return onMade();
      }}
      failed="The code could not be made. Please try again."
    />
  );
}
