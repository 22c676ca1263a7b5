import { Link } from '@ethereal/web-kit/router.ts';
import lists from '../lists/Lists.module.css';
import { fullName } from '../people/PersonPills.tsx';
import { usePeople } from '../people/usePeople.ts';

/** Maximum number of people to list. */
const MAX_SHOWN = 5;

/** Lists the people whose name or e-mail matches a search for orders, each with a link to their orders. */
export function BuyersFound({ search }: { search: string }) {
  const list = usePeople(search, search !== '');
  const people = list.data?.pages[0]?.people ?? [];
  if (search === '' || people.length === 0) return null;
  return (
    <p className={lists.detail}>
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
