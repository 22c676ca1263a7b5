import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import { fullName } from '../people/PersonPills.tsx';
import { usePeople } from '../people/usePeople.ts';

/** Maximum number of people to list. */
const MAX_SHOWN = 5;

/** Returns the first people whose name or email matches a search for orders. */
function useBuyers(search: string) {
  const list = usePeople(search, search !== '');
  return search === '' ? [] : (list.data?.pages[0]?.people ?? []);
}

/** Explains an empty list of orders. A name or email of a buyer is in no order, but leads to their orders. */
export function NoOrders({ search }: { search: string }) {
  const hasBuyers = useBuyers(search).length > 0;
  const words = search ? 'None matches every word of your search.' : 'Nobody has ordered anything yet.';
  return (
    <EmptyState title={hasBuyers ? 'Choose a buyer above.' : 'No orders found.'}>
      {hasBuyers ? 'No order has these words itself.' : words}
    </EmptyState>
  );
}

/** Lists the people whose name or email matches a search for orders, each with a link to their orders. */
export function BuyersFound({ search }: { search: string }) {
  const people = useBuyers(search);
  if (people.length === 0) return null;
  return (
    <p className="quiet">
      Orders of{' '}
      {people.slice(0, MAX_SHOWN).map((person, at) => (
        <span key={person._id}>
          {at > 0 && ', '}
          <Link to={`/ethereal/desk/orders?find=${person._id}`} dir="auto">
            {fullName(person)} ({person.email})
          </Link>
        </span>
      ))}
      {people.length > MAX_SHOWN && ' and more: add another word'}
    </p>
  );
}
