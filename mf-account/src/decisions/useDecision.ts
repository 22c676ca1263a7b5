import { answerDecision, getDecision } from '@ethereal/contracts/reports';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const keyOf = (id: string) => [...keys.mine, 'mf-account', 'decision', id];

/** Returns the query of a decision about content of the caller. */
export function useDecision(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => callApi(getDecision, { params: { id }, signal }),
    retry: false,
  });
}

/** Sends the one answer to a decision. */
export function useAnswerDecision(id: string) {
  const client = useQueryClient();
  return useAction({
    failed: 'Your answer could not be sent. Please try again.',
    mutationFn: (text: string) => callApi(answerDecision, { params: { id }, body: { text } }),
    onSuccess(decision) {
      client.setQueryData(keyOf(id), decision);
      notify.success('Your answer was sent.');
    },
    onError: () => void client.invalidateQueries({ queryKey: keyOf(id) }),
  });
}
