import { useChanged } from '@ethereal/web-kit/hooks/useChanged.ts';
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * Returns the props of a select whose choice changes the page: at once for a pointer, and on Enter or blur for keys
 * that step through the options of a closed select, each of which fires a change. The choice is shown until `value`
 * changes. A choice that is no longer shown is not settled.
 */
export function useSettledChoice(value: string, onSettle: (value: string) => void) {
  const [chosen, setChosen] = useState<{ value?: string; isPending?: boolean }>({});
  if (useChanged(value)) setChosen({});
  useEffect(() => {
    // Back may be pressed before the chosen page was rendered. The object is new each time, since React skips an update
    // to the state that it rendered last, even if that render was abandoned.
    const reset = () => setChosen({});
    addEventListener('popstate', reset);
    return () => removeEventListener('popstate', reset);
  }, []);
  const isKeyDown = useRef(false);

  function settle() {
    const { value: choice, isPending } = chosen;
    if (choice === undefined || !isPending) return false;
    setChosen({ value: choice });
    if (choice !== value) onSettle(choice);
    return true;
  }
  return {
    value: chosen.value ?? value,
    onChange({ target }: ChangeEvent<HTMLSelectElement>) {
      setChosen({ value: target.value, isPending: isKeyDown.current });
      if (!isKeyDown.current) onSettle(target.value);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter' && settle()) event.preventDefault();
      // A key that steps to the next option changes the value before any other event. A key that opens the list changes
      // it later.
      isKeyDown.current = true;
      setTimeout(() => {
        isKeyDown.current = false;
      });
    },
    onBlur: settle,
  };
}
