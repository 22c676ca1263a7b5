import type { CartLine } from '@ethereal/contracts/cart';
import { lineIdOf } from '@ethereal/contracts/order-display';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Dialog } from '@ethereal/web-kit/components/Dialog.tsx';
import { useState } from 'react';
import { ChoiceSelects } from '../cart/ChoiceSelects.tsx';
import { useCartLine } from '../cart/useCartLine.ts';
import { lacksChoice } from './lacks-choice.ts';

type Props = { lines: readonly CartLine[]; onClose: () => void };

/** Renders the dialog with the sizes and colors that are not chosen, once before the order is placed. */
export function MissingChoices({ lines, onClose }: Props) {
  // Lines of the dialog. A line stays in it after its choice.
  const [lacking] = useState(() => new Set(lines.filter(lacksChoice).map(lineIdOf)));
  const isDone = !lines.some(lacksChoice);
  function close() {
    // A choice by keyboard is settled when the select loses the focus, which Escape would skip.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onClose();
  }
  return (
    <Dialog
      open
      onClose={close}
      title="Choose before you order"
      description="The seller needs to know which one you want."
      actions={
        <Button variant={isDone ? 'primary' : 'quiet'} onClick={close}>
          {isDone ? 'Done' : 'Go on without a choice'}
        </Button>
      }
    >
      <ul className="stack-5">
        {lines
          .filter((line) => lacking.has(lineIdOf(line)))
          .map((line) => (
            <li key={lineIdOf(line)}>
              <Line line={line} />
            </li>
          ))}
      </ul>
    </Dialog>
  );
}

const ignoreRemoval = () => undefined;

function Line({ line }: { line: CartLine }) {
  const { change } = useCartLine(line, ignoreRemoval);
  return (
    <div className="stack-3">
      <p className="strong" dir="auto">
        {line.productId.name}
      </p>
      <ChoiceSelects line={line} disabled={change.isPending} onChoose={change.mutate} />
    </div>
  );
}
