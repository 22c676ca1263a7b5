import { type FaultyForm, useAction } from '@ethereal/web-kit/api/useAction.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/**
 * Returns the mutation of an act at the desk. The lists under `queryKey` are read again after success and failure.
 * `form` shows the server's messages at its fields.
 */
export function useDeskAction<V = void>(
  act: (input: V) => Promise<unknown>,
  done: string,
  queryKey: QueryKey,
  form?: FaultyForm,
) {
  const client = useQueryClient();
  return useAction({
    mutationFn: act,
    form,
    failed: 'That did not work. Please try again.',
    onSuccess: () => void notify.success(done),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
