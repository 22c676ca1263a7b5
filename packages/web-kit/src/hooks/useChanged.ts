import { useState } from 'react';

/**
 * Whether a value differs from the previous render, true once for each change, so that state can be reset with it.
 * Computed during the render: an effect of the first render would run after changes made to the page during hydration.
 */
export function useChanged<T>(value: T): boolean {
  const [before, setBefore] = useState(value);
  if (Object.is(value, before)) return false;
  setBefore(value);
  return true;
}
