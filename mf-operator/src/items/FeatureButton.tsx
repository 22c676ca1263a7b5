import { featureItem, listFeatured, unfeatureItem } from '@ethereal/contracts/desk-items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeskRole } from '../access/useDeskRole.ts';
import { useDeskAction } from '../acts/useDeskAction.ts';
import { deskKeys } from '../lists/desk-keys.ts';

/** Returns the query of the items that come first among the best sellers of the home page. */
export function useFeaturedItems() {
  return useQuery({
    queryKey: deskKeys.featured,
    queryFn: ({ signal }) => callApi(listFeatured, { signal }),
    select: ({ items }) => items,
    staleTime: 0,
  });
}

/** Adds an item to the best sellers of the home page, or removes it from them. */
export function FeatureButton({ id, name }: { id: string; name: string }) {
  const { isOperator } = useDeskRole();
  const featured = useFeaturedItems();
  const isFeatured = featured.data?.some(({ _id }) => _id === id) ?? false;
  const act = useDeskAction(
    () => callApi(isFeatured ? unfeatureItem : featureItem, { params: { id } }),
    isFeatured ? 'The item is back in its old place.' : 'The item is on the home page.',
    deskKeys.items,
  );
  if (!isOperator) return null;
  const text = isFeatured ? 'Take off the home page' : 'Feature on the home page';
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={`${text}: ${name}`}
      busy={act.isPending}
      disabled={!featured.data}
      onClick={() => act.mutate(undefined)}
    >
      {text}
    </Button>
  );
}
