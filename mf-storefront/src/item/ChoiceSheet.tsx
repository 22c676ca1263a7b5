import type { Item } from '@ethereal/contracts/items';
import { availableIn } from '@ethereal/contracts/stock-rules';
import { sizesOf } from '@ethereal/contracts/variants';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Dialog } from '@ethereal/web-kit/components/Dialog.tsx';
import { useState } from 'react';
import styles from './BuyForm.module.css';
import { OptionPicker } from './OptionPicker.tsx';
import { type ItemChoice, missingChoice } from './useItemChoice.ts';

type Props = {
  item: Item;
  /** Current choice. */
  choice: ItemChoice;
  /** Called with a choice, which may lack a color or size, to add the item. */
  onAdd: (choice: ItemChoice) => void;
  onClose: () => void;
};

const PHONE = '(max-width: 47.99rem)';

/** Renders the choice of the missing color or size, and adds the item when the last one is chosen. */
export function ChoiceSheet({ item, choice: before, onAdd, onClose }: Props) {
  const [choice, setChoice] = useState(before);
  const { available, colors = [] } = item;
  const sizes = sizesOf(item);
  // Missing choice at the time of opening. It stays in the sheet while it is chosen.
  const [missing] = useState(() => missingChoice(item, before) ?? 'size');
  const isGone = (chosen: ItemChoice) => availableIn(available, chosen) === 0;

  function choose(change: ItemChoice) {
    const chosen = { ...choice, ...change };
    if (missingChoice(item, chosen)) setChoice(chosen);
    else onAdd(chosen);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      shape={window.matchMedia?.(PHONE).matches ? 'sheet' : 'centered'}
      title={`Choose a ${missing}`}
      description={item.name}
      actions={
        <Button variant="quiet" onClick={() => onAdd(choice)}>
          Add without a {missingChoice(item, choice) ?? missing}
        </Button>
      }
    >
      <div className={`stack-5 ${styles.pickers}`}>
        {missing !== 'size' && (
          <OptionPicker
            label="Color"
            options={colors}
            chosen={choice.color}
            isSoldOut={(color) => isGone({ ...choice, color })}
            onChoose={(color) => choose({ color })}
          />
        )}
        {missing !== 'color' && (
          <OptionPicker
            label="Size"
            options={sizes}
            chosen={choice.size}
            isSoldOut={(size) => isGone({ ...choice, size })}
            onChoose={(size) => choose({ size })}
          />
        )}
      </div>
    </Dialog>
  );
}
