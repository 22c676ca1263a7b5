import { listUnpublishedItems, listYourItems } from '@ethereal/contracts/items';
import {
  getNotificationPreferences,
  NOTIFICATION_TYPE_NAMES,
  NOTIFICATION_TYPES,
  type NotificationPreferences,
  setNotificationPreferences,
} from '@ethereal/contracts/notifications';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { orOffline } from '@ethereal/web-kit/api/errors.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Checkbox } from '@ethereal/web-kit/components/Checkbox.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { Skeleton } from '@ethereal/web-kit/components/Skeleton.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Section } from '../frame/Section.tsx';
import styles from './MailPreferences.module.css';

const KEY = [...keys.mine, 'mf-account', 'mail-preferences'];

/** Types that concern sellers alone. */
const OF_SELLERS: readonly string[] = ['order-placed', 'return-requested', 'review-written', 'stock-low'];
const BUYING = {
  legend: 'What you buy and like',
  types: NOTIFICATION_TYPE_NAMES.filter((type) => !OF_SELLERS.includes(type)),
};
const SELLING = { legend: 'What you sell', types: NOTIFICATION_TYPE_NAMES.filter((type) => OF_SELLERS.includes(type)) };

/** Whether the caller has published an item, ever. True also when that cannot be loaded. */
function useIsSeller(): boolean {
  const { data = false, isError } = useQuery({
    queryKey: [...keys.mine, 'mf-account', 'is-seller'],
    queryFn: async ({ signal }) => {
      const lists = [
        callApi(listYourItems, { signal, query: { limit: 1 } }),
        callApi(listUnpublishedItems, { signal }),
      ];
      return (await Promise.all(lists)).some((items) => items.length > 0);
    },
  });
  return data || isError;
}

/**
 * Lets the caller choose which notifications are also mailed, grouped by buying and, for a seller, selling. A change
 * takes effect at once.
 */
export function MailPreferences() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(getNotificationPreferences, { signal }),
  });
  const change = useAction({
    mutationFn: (mail: Record<string, boolean>) => callApi(setNotificationPreferences, { body: { mail } }),
    onMutate(changed) {
      client.setQueryData<NotificationPreferences>(KEY, (before) => ({
        mail: { ...before?.mail, ...changed },
      }));
    },
    failed: (error) => orOffline(error, 'Your choice could not be saved. Please try again.'),
    onError: () => void client.invalidateQueries({ queryKey: KEY }),
  });
  const groups = useIsSeller() ? [BUYING, SELLING] : [BUYING];
  return (
    <Section
      title="Also by email"
      lead="At most one mail for each order in a quarter of an hour, however much happens."
    >
      <QueryView query={query} pending={<LoadingChoices />} failed="Your preferences could not be loaded.">
        {({ mail }) =>
          groups.map(({ legend, types }) => (
            <fieldset key={legend} className={styles.choices}>
              <legend className="legend">{legend}</legend>
              {types.map((type) => (
                <Checkbox
                  key={type}
                  label={NOTIFICATION_TYPES[type].label}
                  checked={mail[type] ?? false}
                  onChange={(event) => change.mutate({ [type]: event.target.checked })}
                />
              ))}
            </fieldset>
          ))
        }
      </QueryView>
    </Section>
  );
}

const LoadingChoices = () => (
  <div className={styles.choices} role="status">
    <span className="visually-hidden">Loading your preferences</span>
    {NOTIFICATION_TYPE_NAMES.map((type) => (
      <Skeleton key={type} height="1.75rem" width="70%" />
    ))}
  </div>
);
