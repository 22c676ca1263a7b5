import { getMessageSettings } from '@ethereal/contracts/messages';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';
import { messageKeys } from '../message-keys.ts';

/** Returns the user's saved replies and away note. */
export const useSettings = (enabled = true) =>
  useQuery({
    queryKey: messageKeys.settings,
    queryFn: ({ signal }) => callApi(getMessageSettings, { signal }),
    enabled,
  });
