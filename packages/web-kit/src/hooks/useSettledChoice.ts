import { useChanged } from '@ethereal/web-kit/hooks/useChanged.ts';
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * The props of a select whose choice changes the page: with a pointer at once, with the keys that go through a closed select's choices on Enter or
 * when it is left, for each of them is a choice to a browser. What was chosen shows until `value` has become it.
 */
export function useSettledChoice(value: string, onSettle: (value: string) => void) {
  const [chosen, setChosen] = useState<{ value?: string }>({});
  if (useChanged(value)) setChosen({});
  useEffect(() => {
    // Back may come before the page that was chosen was ever shown. A new object each time, for React drops an update to the state that it rendered
    // last, also when that render is given up for the page one went back to.
    const forget = () => setChosen({});
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, []);
  const isKeyDown = useRef(false);
  const waiting = useRef<string>(undefined);

  function settle() {
    const choice = waiting.current;
    waiting.current = undefined;
    if (choice !== undefined && choice !== value) onSettle(choice);
    return choice !== undefined;
  }
  return {
    value: chosen.value ?? value,
    onChange({ target }: ChangeEvent<HTMLSelectElement>) {
      setChosen({ value: target.value });
      if (isKeyDown.current) waiting.current = target.value;
      else onSettle(target.value);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter' && settle()) event.preventDefault();
      // A key that goes on to the next choice changes the value before anything else happens; one that opens the list, after that.
      isKeyDown.current = true;
      setTimeout(() => {
        isKeyDown.current = false;
      });
    },
    onBlur: settle,
  };
}
