import type { CartLine } from '@ethereal/contracts/cart';
import { availableIn } from '@ethereal/contracts/stock-rules';
import { sizesOf } from '@ethereal/contracts/variants';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { useSettledChoice } from '@ethereal/web-kit/hooks/useSettledChoice.ts';
import type { Change } from './useCartLine.ts';

type Props = { line: CartLine; disabled: boolean; onChoose: (change: Change) => void };

function optionsOf(values: readonly string[], isSoldOut: (value: string) => boolean) {
  return values.map((value) => {
    const isGone = isSoldOut(value);
    return { value, label: isGone ? `${value} (sold out)` : value, disabled: isGone };
  });
}

type ChoiceSelectProps = {
  label: string;
  name: string;
  options: ReturnType<typeof optionsOf>;
  chosen: string | null | undefined;
  disabled: boolean;
  onChoose: (value: string) => void;
};

/** Renders one choice. A step by keys may pass the variant of another line, with which a choice merges this one. */
function ChoiceSelect({ chosen, onChoose, ...select }: ChoiceSelectProps) {
  const settled = useSettledChoice(chosen ?? '', onChoose);
  return <Select {...select} {...(chosen ? {} : { placeholder: 'Choose' })} {...settled} />;
}

/** Renders the selects for the color and the size of a line, each only if the item has a choice. */
export function ChoiceSelects({ line, disabled, onChoose }: Props) {
  const { productId: item, colorChosen, sizeChosen, available } = line;
  const { colors = [] } = item;
  const sizes = sizesOf(item);
  const color = colors.length > 0 ? colorChosen : undefined;

  function chooseSize(value: string) {
    const size = sizes.find((offered) => offered === value);
    if (size) onChoose({ sizeChosen: size });
  }

  return (
    <>
      {colors.length > 0 && (
        <ChoiceSelect
          label="Color"
          name="color"
          options={optionsOf(colors, (value) => availableIn(available, { color: value }) === 0)}
          chosen={colorChosen}
          disabled={disabled}
          onChoose={(value) => value && onChoose({ colorChosen: value })}
        />
      )}
      {sizes.length > 0 && (
        <ChoiceSelect
          label="Size"
          name="size"
          options={optionsOf(sizes, (size) => availableIn(available, { color, size }) === 0)}
          chosen={sizeChosen}
          disabled={disabled}
          onChoose={chooseSize}
        />
      )}
    </>
  );
}
