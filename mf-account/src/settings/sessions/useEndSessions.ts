import { endSession } from '@ethereal/contracts/identity';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQueryClient } from '@tanstack/react-query';

export const SESSIONS_KEY = [...keys.mine, 'mf-account', 'sessions'];

/** Ends sessions by id and shows the outcome. */
export function useEndSessions() {
  const client = useQueryClient();
  return useAction({
    mutationFn: (ids: readonly string[]) =>
      Promise.all(ids.map((sessionId) => callApi(endSession, { params: { sessionId } }))),
    onSuccess: ([first, ...others]) => {
      if (first) void notify.success(others.length > 0 ? 'All other sessions have ended.' : first.message);
    },
    failed: (_, ids) =>
      ids.length > 1
        ? 'Not all sessions could be ended. Please try again.'
        : 'The session could not be ended. Please try again.',
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}
