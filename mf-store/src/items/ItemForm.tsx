import { type Category, IMAGE_FIELDS } from '@ethereal/contracts/fashion';
import { formatCents } from '@ethereal/contracts/format-money';
import { FIELD_NAMES, type FieldFacts, type FieldName, ITEM_FIELDS } from '@ethereal/contracts/items';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useFaultFocus } from '@ethereal/web-kit/forms/useFaultFocus.ts';
import { useEffect, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { SaleFields } from '../sales/SaleFields.tsx';
import { percentOf, shareOf } from '../selling/commission.ts';
import { useSellingTerms } from '../selling/useSellingTerms.ts';
import { ColorPictures } from './ColorPictures.tsx';
import { FieldControl } from './FieldControl.tsx';
import { FoundAs } from './FoundAs.tsx';
import styles from './ItemForm.module.css';
import { ItemPictureSlot } from './ItemPictureSlot.tsx';
import { namesIn, optionsIn } from './item-fields.ts';
import { moveColorImages } from './picture-slots.ts';
import { StockFields } from './StockFields.tsx';
import type { ItemFormState } from './useItemForm.ts';

type Props = {
  state: ItemFormState;
  /** Title above the five pictures. */
  picturesTitle: string;
  categories: readonly Category[];
  submitText: string;
  resetText: string;
  /** Whether the stock of the item is loaded. Otherwise it is left unchanged. */
  countsStock?: boolean;
};

const isUnplaced = (name: FieldName) => {
  const { placed = [] }: FieldFacts = ITEM_FIELDS[name];
  return !placed.includes('form');
};

/** Categories of clothes, the goods that a sub category tells apart. */
const CLOTHES: readonly Category[] = ['men', 'women', 'kids'];

/** Fields to which the form assigns no place of their own. */
const UNPLACED = FIELD_NAMES.filter(isUnplaced);

type Fields = Pick<ItemFormState, 'fieldForm' | 'pictures'>;

/** Renders the five pictures of an item. */
function Pictures({ title, state: { fieldForm, pictures } }: { title: string; state: Fields }) {
  return (
    <fieldset className={`stack-4 shrink ${styles.pictures}`}>
      <legend className={styles.legend}>{title}</legend>
      {IMAGE_FIELDS.map((field) => (
        <ItemPictureSlot
          key={field}
          field={field}
          slot={pictures.slots[field]}
          error={pictures.errors[field]}
          progress={pictures.progress[field]}
          onChoose={(files) => pictures.choose(field, files)}
          onMove={(from, to) => {
            pictures.move(from, to);
            fieldForm.setValue('colorImages', moveColorImages(fieldForm.getValues('colorImages'), from, to));
          }}
          onRemove={() => pictures.remove(field)}
        />
      ))}
    </fieldset>
  );
}

/** Presets the sub category of goods that are no clothes. They need one, but no value of it describes them. */
function usePresetSubCategory(form: Fields['fieldForm'], isClothes: boolean): void {
  const isPreset = useRef(false);
  useEffect(() => {
    if (isClothes ? isPreset.current : !form.getValues('subCategory')) {
      form.setValue('subCategory', isClothes ? '' : 'topW');
      isPreset.current = !isClothes;
    }
  }, [form, isClothes]);
}

/** Renders the form with the pictures and fields of an item, to add or edit one. */
export function ItemForm({ state, picturesTitle, categories, submitText, resetText, countsStock = true }: Props) {
  const { fieldForm, pictures, sale, busy, attempts, submit, reset } = state;
  const formRef = useFaultFocus(attempts);
  const watched = fieldForm.watch(['colors', 'size', 'otherSizes', 'price', 'name', 'description', 'category']);
  const [colors, size, otherSizes, price, name, description, chosen] = watched;
  const category = categories.find((it) => it === chosen) ?? categories[0];
  const isClothes = category === undefined || CLOTHES.includes(category);
  usePresetSubCategory(fieldForm, isClothes);
  const subCategory = <FieldControl name="subCategory" form={fieldForm} />;
  return (
    <form ref={formRef} className={`stack-5 ${styles.form}`} onSubmit={submit} noValidate>
      <Pictures title={picturesTitle} state={state} />
      <FieldControl name="name" form={fieldForm} />
      <FieldControl name="description" form={fieldForm} />
      {UNPLACED.map((name) => (
        <FieldControl key={name} name={name} form={fieldForm} />
      ))}
      <div className="fields">
        <FieldControl name="category" form={fieldForm} values={categories} />
        {isClothes && subCategory}
        <FieldControl name="price" form={fieldForm} hint={<PriceShare price={price} />} />
      </div>
      <SaleFields draft={sale.draft} regular={[Number(price)]} faults={sale.faults} onChange={sale.change} />
      <FieldControl name="colors" form={fieldForm} />
      <Controller
        name="kind"
        control={fieldForm.control}
        render={({ field }) => (
          <FoundAs
            draft={{ name, description, category, colors: namesIn(colors) }}
            kind={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        name="colorImages"
        control={fieldForm.control}
        render={({ field }) => (
          <ColorPictures
            colors={namesIn(colors)}
            slots={pictures.slots}
            chosen={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <FieldControl name="size" form={fieldForm} />
      {countsStock ? (
        <Controller
          name="stock"
          control={fieldForm.control}
          render={({ field, fieldState }) => (
            <StockFields
              options={optionsIn({ colors, size, otherSizes })}
              texts={field.value}
              error={fieldState.error?.message}
              onChange={field.onChange}
            />
          )}
        />
      ) : (
        <p className="quiet">The stock could not be loaded. It stays as it is.</p>
      )}
      <FieldControl name="isBestseller" form={fieldForm} />
      {!isClothes && subCategory}
      <div className="row-3">
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

/** Names the commission beside a price, with what the seller receives of it. */
function PriceShare({ price }: { price: string }) {
  const { data: terms } = useSellingTerms();
  if (!terms) return null;
  const { commissionBasisPoints: points } = terms;
  const cents = Math.round(Number(price) * 100);
  const commission = `after ${percentOf(points)} commission`;
  if (!Number.isFinite(cents) || cents <= 0) return <>You receive the price {commission}.</>;
  return (
    <>
      You receive {formatCents(shareOf(cents, points))} {commission}.
    </>
  );
}
