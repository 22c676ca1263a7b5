import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * Something that is done at the desk; afterwards, whether it worked or not, the lists under `queryKey` are read again.
 */
export function useAct<V>(act: (input: V) => Promise<unknown>, done: string, queryKey: QueryKey) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => void notify.success(done),
    onError: (error) => void notify.error(messageOf(error, 'That did not work. Please try again.')),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
