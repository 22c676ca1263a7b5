import { SIZES } from '@ethereal/contracts/fashion';
import { SIZE_SYSTEM_NAMES, SIZE_SYSTEMS, type SizeSystem, systemOf } from '@ethereal/contracts/size-systems';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ItemFields } from './item-fields.ts';
import styles from './SizesField.module.css';

type SizeTogglesProps = { sizes: readonly string[]; chosen: readonly string[]; onChange(chosen: string[]): void };

/** Number of sizes above which they scroll in a box of their own. */
const MANY = 40;

/** Renders the sizes of an item as toggle buttons. */
function SizeToggles({ sizes, chosen, onChange }: SizeTogglesProps) {
  const toggle = (size: string) =>
    onChange(sizes.filter((it) => (it === size ? !chosen.includes(it) : chosen.includes(it))));
  return (
    <fieldset className={`row-2 ${styles.sizes}`} data-many={sizes.length > MANY || undefined}>
      <legend className="legend text-sm">Product sizes</legend>
      {sizes.map((size) => (
        <button
          key={size}
          type="button"
          className={styles.size}
          aria-pressed={chosen.includes(size)}
          onClick={() => toggle(size)}
        >
          {size}
        </button>
      ))}
    </fieldset>
  );
}

const LETTERS = 'letters';
const KINDS = [
  { value: LETTERS, label: 'Clothes (S to XXL)' },
  ...SIZE_SYSTEM_NAMES.map((value) => ({ value, label: SIZE_SYSTEMS[value].label })),
];

/** Renders the choice of a system of sizes and then of its sizes, for the fields `size` and `otherSizes`. */
export function SizesField({ form }: { form: UseFormReturn<ItemFields> }) {
  const [size, otherSizes] = form.watch(['size', 'otherSizes']);
  const [opened, setOpened] = useState<SizeSystem>();
  const first = otherSizes[0];
  const system = first === undefined ? (size.length > 0 ? undefined : opened) : systemOf(first);
  const put = (name: 'size' | 'otherSizes', sizes: string[]) => form.setValue(name, sizes, { shouldDirty: true });

  function choose(value: string) {
    const next = SIZE_SYSTEM_NAMES.find((name) => name === value);
    setOpened(next);
    put('size', []);
    put('otherSizes', next === 'one' ? [...SIZE_SYSTEMS.one.sizes] : []);
  }

  const fault = form.formState.errors.otherSizes?.message ?? form.formState.errors.size?.message;
  return (
    <div className="stack-3">
      <Select
        label="Kind of sizes"
        name="sizeSystem"
        options={KINDS}
        value={system ?? LETTERS}
        onChange={({ target }) => choose(target.value)}
      />
      {system === undefined ? (
        <SizeToggles sizes={SIZES} chosen={size} onChange={(sizes) => put('size', sizes)} />
      ) : (
        <SizeToggles
          sizes={SIZE_SYSTEMS[system].sizes}
          chosen={otherSizes}
          onChange={(sizes) => {
            setOpened(system);
            put('otherSizes', sizes);
          }}
        />
      )}
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
