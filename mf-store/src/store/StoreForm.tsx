import { MAX_STORE_ABOUT, MAX_STORE_NAME, type Seller } from '@ethereal/contracts/sellers';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PictureField } from './PictureField.tsx';
import styles from './StorePage.module.css';
import { useSaveStore } from './useOwnStore.ts';

type Fields = { name: string; about: string };
type Props = { fields: Fields; picture: Seller['picture'] };

export function StoreForm({ fields, picture: before }: Props) {
  const { register, handleSubmit, setError, formState } = useForm<Fields>({ defaultValues: fields });
  const [picture, setPicture] = useState(before);
  const save = useSaveStore();
  const submit = handleSubmit((values) =>
    save.mutate(
      { ...values, picture },
      {
        onSuccess: () => notify.success('Your store is saved.'),
        onError(error) {
          notify.error('Your store could not be saved. Please try again.');
          const faults = isApiError(error) ? error.errors : {};
          for (const name of ['name', 'about'] as const) {
            const message = faults[name];
            if (message) setError(name, { message });
          }
        },
      },
    ),
  );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PictureField picture={picture} onChange={setPicture} />
      <TextField
        label="Store name"
        required
        maxLength={MAX_STORE_NAME}
        error={formState.errors.name?.message}
        {...register('name', { validate: (name) => name.trim() !== '' || 'Name is required.' })}
      />
      <TextArea
        label="About your store"
        optional
        rows={6}
        maxLength={MAX_STORE_ABOUT}
        error={formState.errors.about?.message}
        {...register('about')}
      />
      <div>
        <Button type="submit" busy={save.isPending}>
          Save store
        </Button>
      </div>
    </form>
  );
}
