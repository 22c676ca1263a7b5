import { getSeller } from '@ethereal/contracts/sellers';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import { useQuery } from '@tanstack/react-query';

/** Renders the link to a person's page at the desk. */
export const PersonLink = ({ id, name }: { id: string; name: string }) => (
  <Link className="underlined" to={`/ethereal/desk/people/${id}`} dir="auto">
    {name}
  </Link>
);

/** Renders the link to a seller's page at the desk, with the name of the store. */
export function SellerLink({ id }: { id: string }) {
  const { data } = useQuery({
    // A key of its own, because other areas expect a page below the key of a seller, never null.
    queryKey: [...keys.seller(id), 'mf-operator'],
    queryFn: ({ signal }) =>
      callApi(getSeller, { params: { id }, signal }).catch((error: unknown) => {
        // A suspended seller has no public page.
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }),
  });
  return <PersonLink id={id} name={data?.name ?? 'the seller'} />;
}
