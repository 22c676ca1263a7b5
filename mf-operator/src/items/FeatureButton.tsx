import { featureItem, listFeatured, unfeatureItem } from '@ethereal/contracts/desk-items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeskRole } from '../access/useDeskRole.ts';
import { ActButton } from '../acts/ActButton.tsx';
import { deskKeys } from '../query-keys.ts';

/** Returns the query of the items that come first among the best sellers of the home page. */
export function useFeaturedItems() {
  return useQuery({
    queryKey: deskKeys.featured,
    queryFn: ({ signal }) => callApi(listFeatured, { signal }),
    select: ({ items }) => items,
    staleTime: 0,
  });
}

/** Renders the button that adds an item to the best sellers of the home page, or removes it from them. */
export function FeatureButton({ id, name }: { id: string; name: string }) {
  const { isOperator } = useDeskRole();
  const featured = useFeaturedItems();
  const isFeatured = featured.data?.some(({ _id }) => _id === id) ?? false;
  if (!isOperator) return null;
  return (
    <ActButton
      label={isFeatured ? 'Take off the home page' : 'Feature on the home page'}
      name={name}
      disabled={!featured.data}
      act={() => callApi(isFeatured ? unfeatureItem : featureItem, { params: { id } })}
      done={isFeatured ? 'The item is back in its old place.' : 'The item is on the home page.'}
      queryKey={deskKeys.items}
    />
  );
}
