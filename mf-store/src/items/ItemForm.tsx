import {
  CATEGORY_LABELS,
  type Category,
  IMAGE_FIELDS,
  SIZES,
  SUB_CATEGORIES,
  SUB_CATEGORY_LABELS,
} from '@ethereal/contracts/fashion';
import { MAX_BRAND } from '@ethereal/contracts/items';
import { MAX_PRICE } from '@ethereal/contracts/money';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Checkbox } from '@ethereal/web-kit/components/Checkbox.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { Controller } from 'react-hook-form';
import styles from './ItemForm.module.css';
import type { ItemFields } from './item-fields.ts';
import { PictureSlot } from './PictureSlot.tsx';
import { SizeToggles } from './SizeToggles.tsx';
import { StockFields } from './StockFields.tsx';
import type { ItemFormState } from './useItemForm.ts';

type Props = {
  state: ItemFormState;
  /** Over the five pictures. */
  picturesTitle: string;
  categories: readonly Category[];
  submitText: string;
  resetText: string;
  /** False while the stock of the item is not known: then it stays as it is. */
  countsStock?: boolean;
};

const SUB_CATEGORY_OPTIONS = SUB_CATEGORIES.map((value) => ({ value, label: SUB_CATEGORY_LABELS[value] }));

/** The pictures and fields of an item, for adding and for editing one. */
export function ItemForm({
  state,
  picturesTitle,
  categories,
  submitText,
  resetText,
  countsStock = true,
}: Props) {
  const { fieldForm, pictures, busy, submit, reset } = state;
  const { register, control, formState } = fieldForm;
  const errorOf = (name: Exclude<keyof ItemFields, 'stock' | 'size'>) => formState.errors[name]?.message;
  return (
    <form className={styles.form} onSubmit={submit}>
      <fieldset className={styles.pictures}>
        <legend className={styles.legend}>{picturesTitle}</legend>
        {IMAGE_FIELDS.map((field) => (
          <PictureSlot
            key={field}
            field={field}
            slot={pictures.slots[field]}
            error={pictures.errors[field]}
            hint={pictures.hints[field]}
            progress={pictures.progress[field]}
            onChoose={(files) => pictures.choose(field, files)}
            onMove={(from, to) => pictures.move(from, to)}
            onRemove={() => pictures.remove(field)}
          />
        ))}
      </fieldset>
      <TextField
        label="Product name"
        required
        maxLength={200}
        error={errorOf('name')}
        {...register('name')}
      />
      <TextArea
        label="Product description"
        required
        rows={5}
        maxLength={5000}
        error={errorOf('description')}
        {...register('description')}
      />
      <TextField
        label="Brand"
        optional
        maxLength={MAX_BRAND}
        error={errorOf('brand')}
        {...register('brand')}
      />
      <div className={styles.row}>
        <Select
          label="Category"
          required
          placeholder="Choose a category"
          options={categories.map((value) => ({ value, label: CATEGORY_LABELS[value] }))}
          error={errorOf('category')}
          {...register('category')}
        />
        <Select
          label="Sub category"
          required
          placeholder="Choose a sub category"
          options={SUB_CATEGORY_OPTIONS}
          error={errorOf('subCategory')}
          {...register('subCategory')}
        />
        <TextField
          label="Price"
          type="number"
          inputMode="decimal"
          required
          min="0.01"
          max={MAX_PRICE}
          step="0.01"
          error={errorOf('price')}
          {...register('price')}
        />
      </div>
      <Controller
        name="size"
        control={control}
        render={({ field }) => <SizeToggles sizes={SIZES} chosen={field.value} onChange={field.onChange} />}
      />
      {countsStock && (
        <Controller
          name="stock"
          control={control}
          render={({ field, fieldState }) => (
            <StockFields
              sizes={fieldForm.watch('size')}
              texts={field.value}
              error={fieldState.error?.message}
              onChange={field.onChange}
            />
          )}
        />
      )}
      <Checkbox label="Add to bestseller" {...register('isBestseller')} />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {submitText}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={reset}>
          {resetText}
        </Button>
      </div>
    </form>
  );
}
