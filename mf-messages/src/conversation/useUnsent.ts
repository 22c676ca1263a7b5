import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messageKeys, type Unsent } from '../message-keys.ts';

/**
 * Returns state that outlives the page of its conversation, so that a look at another page loses nothing. It is removed
 * when the session ends.
 */
export function useUnsent<T>(kind: Unsent, name: string, empty: T) {
  const client = useQueryClient();
  const queryKey = messageKeys.unsent(kind, name);
  const { data = empty } = useQuery({
    queryKey,
    queryFn: () => empty,
    enabled: false,
    initialData: empty,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const change = (work: (before: T) => T) => client.setQueryData<T>(queryKey, (before) => work(before ?? empty));
  return [data, change] as const;
}
