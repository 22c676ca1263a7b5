import type { DeskPerson } from '@ethereal/contracts/identity';
import { Link, useNavigate } from '@ethereal/web-kit/router.ts';
import { DeskRow } from '../lists/DeskRow.tsx';
import { moment } from '../lists/moment.ts';
import { fullName, PersonPills } from './PersonPills.tsx';

/** Shows one person of the list. Enter opens the page of the person. */
export function PersonRow({ person }: { person: DeskPerson }) {
  const navigate = useNavigate();
  const page = `/ethereal/desk/people/${person._id}`;
  return (
    <DeskRow label={fullName(person)} onEnter={() => navigate(page)}>
      <div className="row-2-3 center">
        <Link className="strong" to={page} dir="auto">
          {fullName(person)}
        </Link>
        <PersonPills person={person} />
        <span className="quiet">
          {person.email} · since <time dateTime={person.createdAt}>{moment(person.createdAt)}</time>
        </span>
      </div>
    </DeskRow>
  );
}
