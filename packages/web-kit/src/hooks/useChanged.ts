import { useState } from 'react';

/**
 * Whether a value is another one than when its component rendered last, told once for each change: state that restarts with it is set there.
 * While it renders, and not in an effect: that of the first render would come after what is done to a page during hydration.
 */
export function useChanged<T>(value: T): boolean {
  const [before, setBefore] = useState(value);
  if (Object.is(value, before)) return false;
  setBefore(value);
  return true;
}
