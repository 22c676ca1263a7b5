import { type FieldFacts, type FieldName, ITEM_FIELDS } from '@ethereal/contracts/items';
import { Checkbox } from '@ethereal/web-kit/components/Checkbox.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { registerField } from '@ethereal/web-kit/forms/register-field.ts';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ItemFields } from './item-fields.ts';
import { refuseComma } from './refuse-comma.ts';
import { SizesField } from './SizesField.tsx';

type Props = {
  name: FieldName;
  form: UseFormReturn<ItemFields>;
  /** Values of a choice; all of them unless given. */
  values?: readonly string[];
  /** Text below the control. */
  hint?: ReactNode;
};

const MIN_AMOUNT = '0.01';

/** Renders the control of an item's field, by the kind of the field. */
export function FieldControl({ name, form, values, hint }: Props) {
  const { kind, label, optional, max, choices = {} }: FieldFacts = ITEM_FIELDS[name];
  const common = {
    label,
    ...(optional ? { optional } : { required: true }),
    ...registerField(form, name),
  };
  switch (kind) {
    case 'line':
      return <TextField {...common} maxLength={max} />;
    case 'text':
      return <TextArea {...common} rows={5} maxLength={max} />;
    case 'names':
      return <TextField {...common} hint="Several with commas between them." />;
    case 'money':
      return (
        <TextField
          {...common}
          hint={hint}
          type="number"
          inputMode="decimal"
          min={MIN_AMOUNT}
          max={max}
          step={MIN_AMOUNT}
          ref={(field: HTMLInputElement) => {
            common.ref(field);
            const allowComma = refuseComma(field);
            return () => {
              allowComma();
              common.ref(null);
            };
          }}
        />
      );
    case 'choice':
      return (
        <Select
          {...common}
          placeholder={`Choose a ${label.toLowerCase()}`}
          options={(values ?? Object.keys(choices)).map((value) => ({
            value,
            label: choices[value] ?? value,
          }))}
        />
      );
    case 'sizes':
      return <SizesField form={form} />;
    case 'other-sizes':
      // `SizesField` has both fields of sizes.
      return null;
    case 'flag':
      return <Checkbox label={label} {...form.register(name)} />;
  }
}
