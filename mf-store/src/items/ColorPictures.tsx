import { IMAGE_FIELDS, type ImageField } from '@ethereal/contracts/fashion';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { type Slots, slotLabel } from './picture-slots.ts';
import styles from './StockFields.module.css';

type Props = {
  colors: readonly string[];
  slots: Slots;
  /** Field of the picture of each color. A color without an entry has the main picture. */
  chosen: Readonly<Record<string, ImageField>>;
  onChange: (chosen: Record<string, ImageField>) => void;
};

/** Renders the choice of a picture for each color. Renders nothing with fewer than two pictures or without colors. */
export function ColorPictures({ colors, slots, chosen, onChange }: Props) {
  const filled = IMAGE_FIELDS.filter((field) => slots[field].kind !== 'empty');
  if (colors.length === 0 || filled.length < 2) return null;
  const options = filled.map((field) => ({ value: field, label: slotLabel(field) }));
  return (
    <fieldset className="stack-2 shrink">
      <legend className={styles.legend}>Picture of each color</legend>
      <div className="fields">
        {colors.map((color) => (
          <Select
            key={color}
            label={`Picture of ${color}`}
            options={options}
            value={filled.find((field) => field === chosen[color]) ?? 'image1'}
            onChange={({ target }) => {
              const field = filled.find((it) => it === target.value);
              if (field) onChange({ ...chosen, [color]: field });
            }}
          />
        ))}
      </div>
      <p className="quiet">Buyers see it when they choose the color, in their cart and in their order.</p>
    </fieldset>
  );
}
