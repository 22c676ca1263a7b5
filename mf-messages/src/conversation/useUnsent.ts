import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messageKeys, type Unsent } from '../query-keys.ts';

const storageKey = (kind: Unsent, name: string) => `ethereal.unsent.${kind}.${name}`;

/** Returns the value that this tab stored for its author; undefined without one of the type of `empty`. */
function readStored<T>(key: string, author: string, empty: T): T | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const isValid = typeof stored?.value === typeof empty && Array.isArray(stored.value) === Array.isArray(empty);
    return isValid && stored.author === author ? stored.value : undefined;
  } catch {
    return undefined;
  }
}

function store<T>(key: string, author: string, value: T, empty: T): void {
  try {
    if (value === empty || (Array.isArray(value) && value.length === 0)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ author, value }));
  } catch {
    // Without storage the value outlives its page, but not a reload.
  }
}

/**
 * Returns state that outlives the page of its conversation and a reload, so that a look at another page loses nothing.
 * Only its author gets it back.
 */
export function useUnsent<T>(kind: Unsent, name: string, empty: T) {
  const client = useQueryClient();
  const author = useSession().user?._id ?? '';
  const queryKey = messageKeys.unsent(kind, name, author);
  const key = storageKey(kind, name);
  const stored = () => readStored(key, author, empty) ?? empty;
  const { data = empty } = useQuery({
    queryKey,
    queryFn: () => empty,
    enabled: false,
    initialData: stored,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const change = (update: (before: T) => T) => {
    // The cache lacks the value when the session has ended meanwhile.
    const after = client.setQueryData<T>(queryKey, (before) => update(before ?? stored()));
    store(key, author, after ?? empty, empty);
  };
  return [data, change] as const;
}
