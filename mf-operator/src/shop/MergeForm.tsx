import { mergeBrands } from '@ethereal/contracts/desk-brands';
import { MAX_BRAND } from '@ethereal/contracts/items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useContractForm } from '@ethereal/web-kit/forms/useContractForm.ts';
import { ReasonField } from '../acts/ReasonField.tsx';
import { useDeskAction } from '../acts/useDeskAction.ts';
import { deskKeys } from '../query-keys.ts';
import styles from './Shop.module.css';

const EMPTY = { from: '', to: '', reason: '' };

/** Renders the form to give all items of one brand the name of another. */
export function MergeForm() {
  const form = useContractForm({
    schema: () => import('./merge.schema.ts').then((file) => file.brandsSent),
    keptAs: 'merge of brands',
    defaultValues: EMPTY,
  });
  const merge = useDeskAction(
    (body: typeof EMPTY) => callApi(mergeBrands, { body }),
    'The brands are merged.',
    deskKeys.all,
    form,
  );
  const submit = form.handleSubmit((brands) => merge.mutate(brands, { onSuccess: () => form.reset(EMPTY) }));
  return (
    <form className={`stack-4 ${styles.form}`} noValidate onSubmit={submit}>
      <div className="fields">
        <TextField
          label="Brand to merge"
          hint="Written as its items have it."
          maxLength={MAX_BRAND}
          {...form.field('from')}
        />
        <TextField
          label="Brand to keep"
          hint="Written as the items will have it."
          maxLength={MAX_BRAND}
          {...form.field('to')}
        />
      </div>
      <ReasonField readers="The desk" {...form.field('reason')} />
      <Button type="submit" busy={merge.isPending}>
        Merge
      </Button>
    </form>
  );
}
