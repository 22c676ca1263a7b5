import { useChanged } from '@ethereal/web-kit/hooks/useChanged.ts';
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * Returns the props of a select whose choice changes the page: at once for a pointer, and on Enter or blur for keys
 * that step through the options of a closed select, each of which fires a change. The choice is shown until `value`
 * equals it.
 */
export function useSettledChoice(value: string, onSettle: (value: string) => void) {
  const [chosen, setChosen] = useState<{ value?: string }>({});
  if (useChanged(value)) setChosen({});
  useEffect(() => {
    // Back may be pressed before the chosen page was rendered. The object is new each time, since React skips an update
    // to the state that it rendered last, even if that render was abandoned.
    const reset = () => setChosen({});
    addEventListener('popstate', reset);
    return () => removeEventListener('popstate', reset);
  }, []);
  const isKeyDown = useRef(false);
  const pendingChoice = useRef<string>(undefined);

  function settle() {
    const choice = pendingChoice.current;
    pendingChoice.current = undefined;
    if (choice !== undefined && choice !== value) onSettle(choice);
    return choice !== undefined;
  }
  return {
    value: chosen.value ?? value,
    onChange({ target }: ChangeEvent<HTMLSelectElement>) {
      setChosen({ value: target.value });
      if (isKeyDown.current) pendingChoice.current = target.value;
      else onSettle(target.value);
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
