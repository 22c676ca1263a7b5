import { DEFAULT_DISPATCH, MAX_DISPATCH_DAYS } from '@ethereal/contracts/delivery';
import { STATES } from '@ethereal/contracts/orders';
import { MAX_STORE_ABOUT, MAX_STORE_NAME, type Seller } from '@ethereal/contracts/sellers';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useChoice } from '@ethereal/web-kit/forms/useChoice.ts';
import { useContractForm } from '@ethereal/web-kit/forms/useContractForm.ts';
import { useState } from 'react';
import { PictureField } from './PictureField.tsx';
import styles from './StorePage.module.css';
import { useSaveStore } from './useOwnStore.ts';

type Props = { seller: Seller | null; firstName: string };

const STATE_OPTIONS = Object.entries(STATES).map(([value, label]) => ({ value, label }));
const DAY_OPTIONS = Array.from({ length: MAX_DISPATCH_DAYS }, (_, at) => ({
  value: String(at + 1),
  label: at === 0 ? '1 business day' : `${at + 1} business days`,
}));

/** Renders the form of the seller's public page: name, description, picture and dispatch of orders. */
export function StoreForm({ seller, firstName }: Props) {
  const [picture, setPicture] = useState(seller?.picture ?? null);
  const [isUploading, setUploading] = useState(false);
  const form = useContractForm({
    schema: () => import('./store.schema.ts').then((file) => file.storeSchema),
    keptAs: 'store',
    defaultValues: {
      name: seller?.name ?? firstName,
      about: seller?.about ?? '',
      shipsFrom: seller?.shipsFrom ?? DEFAULT_DISPATCH.shipsFrom,
      dispatchDays: seller?.dispatchDays ?? DEFAULT_DISPATCH.dispatchDays,
    },
  });
  const save = useSaveStore(form);
  const days = useChoice(form, 'dispatchDays');
  return (
    <form
      className={`stack-5 ${styles.form}`}
      onSubmit={form.handleSubmit((values) => save.mutate({ ...values, picture }))}
      noValidate
    >
      <PictureField picture={picture} onChange={setPicture} isUploading={isUploading} onUploading={setUploading} />
      <TextField label="Store name" required maxLength={MAX_STORE_NAME} {...form.field('name')} />
      <TextArea label="About your store" optional rows={6} maxLength={MAX_STORE_ABOUT} {...form.field('about')} />
      <fieldset className={`fields ${styles.dispatch}`}>
        <legend>Dispatch</legend>
        <p className={styles.lead}>Buyers see by this when their order arrives.</p>
        <Select label="Ships from" options={STATE_OPTIONS} {...form.field('shipsFrom')} />
        <Select
          label="Handed to the carrier within"
          options={DAY_OPTIONS}
          value={String(days.value)}
          error={days.error}
          onChange={({ target }) => days.onChange(Number(target.value))}
        />
      </fieldset>
      <div>
        <Button type="submit" busy={save.isPending} disabled={isUploading}>
          Save store
        </Button>
      </div>
    </form>
  );
}
