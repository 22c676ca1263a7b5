import { getAnswering } from '@ethereal/contracts/message-settings';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAreaLinks } from '@ethereal/web-kit/navigation/area-links.ts';
import { useQuery } from '@tanstack/react-query';

/** Renders how quickly a seller answers messages; nothing before five answers, and in a shop without messages. */
export function AnswerTime({ seller }: { seller: string }) {
  const hasMessages = useAreaLinks('store').length > 0;
  const isOnServer = globalThis.etherealPage !== undefined;
  const { data } = useQuery({
    queryKey: [...keys.seller(seller), 'answering'],
    queryFn: ({ signal }) => callApi(getAnswering, { params: { id: seller }, signal }),
    // The page that the server renders is kept longer than the answer.
    enabled: hasMessages && !isOnServer,
  });
  const hours = data?.answersWithinHours;
  if (hours === undefined) return null;
  return <span>Answers within {hours === 1 ? 'an hour' : `${hours} hours`}</span>;
}
