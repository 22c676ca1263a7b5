import { useSearchParams } from '@ethereal/web-kit/router.ts';
import { useEffect, useState } from 'react';

let seen = false;

/** Whether fragments show their owners. True once `?areas` was in the address, until the document is reloaded. */
export function useAreasShown(): boolean {
  const [search] = useSearchParams();
  const asked = search.has('areas');
  const [shown, setShown] = useState(seen);
  useEffect(() => {
    if (asked) {
      seen = true;
      setShown(true);
    }
  }, [asked]);
  return shown || asked;
}
