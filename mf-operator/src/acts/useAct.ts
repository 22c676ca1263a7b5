import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/** Returns the mutation of an act at the desk. The lists under `queryKey` are read again after success and failure. */
export function useAct<V>(act: (input: V) => Promise<unknown>, done: string, queryKey: QueryKey) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => void notify.success(done),
    onError: (error) => void notify.error(messageOf(error, 'That did not work. Please try again.')),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
