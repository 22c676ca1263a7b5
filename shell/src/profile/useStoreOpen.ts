import { useState } from 'react';

/** Where the browser remembers whether 'Your Store' is open. */
const KEY = 'storeDropdownOpen';

/** Whether 'Your Store' is open, as one left it, and the function that turns it over. */
export function useStoreOpen(): [open: boolean, toggle: () => void] {
  const [open, setOpen] = useState(() => localStorage.getItem(KEY) === 'true');
  const toggle = () => {
    localStorage.setItem(KEY, String(!open));
    setOpen(!open);
  };
  return [open, toggle];
}
