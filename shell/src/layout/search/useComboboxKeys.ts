import { type KeyboardEvent, useState } from 'react';

type Options = {
  count: number;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onChoose: (index: number) => void;
};

/**
 * Handles the keyboard of a combobox: arrows move through the list, Enter chooses, Escape closes. Index -1 is the text
 * field.
 */
export function useComboboxKeys({ count, isOpen, onOpen, onClose, onChoose }: Options) {
  const [active, setActive] = useState(-1);
  const places = count + 1;
  const move = (by: number) => setActive(((active + 1 + by + places) % places) - 1);

  /** Handles a key. Returns whether it had an effect, in which case the browser's default is prevented. */
  function handled(key: string): boolean {
    if (key === 'ArrowDown' && !isOpen) {
      onOpen();
      return true;
    }
    if (!isOpen) return false;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Escape') onClose();
    else if (key === 'Enter' && active >= 0) onChoose(active);
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!event.nativeEvent.isComposing && handled(event.key)) event.preventDefault();
  }
  return { active: active < count ? active : -1, setActive, onKeyDown };
}
