import { orOffline } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof Button>, 'busy' | 'onClick'> & {
  /** Result of `useInfiniteQuery`. */
  list: {
    hasNextPage: boolean;
    isFetching: boolean;
    fetchNextPage: () => Promise<{ isFetchNextPageError: boolean; error: Error | null }>;
  };
};

/** Renders the button that loads the next page of a list, while there is one. A failure is shown as a toast. */
export function MoreButton({ list, variant = 'secondary', children = 'Load more', ...button }: Props) {
  if (!list.hasNextPage) return null;
  async function load() {
    const { isFetchNextPageError, error } = await list.fetchNextPage();
    if (isFetchNextPageError) notify.error(orOffline(error, 'More could not be loaded. Please try again.'));
  }
  return (
    <Button {...button} variant={variant} busy={list.isFetching} onClick={load}>
      {children}
    </Button>
  );
}
