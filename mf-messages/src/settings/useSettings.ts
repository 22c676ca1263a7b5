import { getMessageSettings, getSavedReplies } from '@ethereal/contracts/message-settings';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';
import { messageKeys } from '../query-keys.ts';

/** Returns the user's away note. */
export const useSettings = () =>
  useQuery({ queryKey: messageKeys.settings, queryFn: ({ signal }) => callApi(getMessageSettings, { signal }) });

/** Returns the user's saved replies. */
export const useReplies = (enabled = true) =>
  useQuery({
    queryKey: messageKeys.replies,
    queryFn: ({ signal }) => callApi(getSavedReplies, { signal }),
    enabled,
  });
