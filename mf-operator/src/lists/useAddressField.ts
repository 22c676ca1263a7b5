import { useSearchParams } from '@ethereal/web-kit/router.ts';

/** Returns one field of the list's filter and its setter; the address holds it, and blank means none. */
export function useAddressField(name: string): [string, (value: string) => void] {
  const [query, setQuery] = useSearchParams();
  const set = (value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, state: { keepsPlace: true } },
    );
  return [query.get(name) ?? '', set];
}
