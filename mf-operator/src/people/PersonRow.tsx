import type { DeskPerson } from '@ethereal/contracts/identity';
import { Link, useNavigate } from '@ethereal/web-kit/router.ts';
import { hasModifier } from '../lists/has-modifier.ts';
import lists from '../lists/Lists.module.css';
import { moment } from '../lists/moment.ts';
import { fullName, PersonPills } from './PersonPills.tsx';

/** Shows one person of the list. Enter opens the page of the person. */
export function PersonRow({ person }: { person: DeskPerson }) {
  const navigate = useNavigate();
  const page = `/ethereal/desk/people/${person._id}`;
  return (
    <article
      className={`card ${lists.row}`}
      aria-label={fullName(person)}
      data-desk-row=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: rows take the focus, so that j, k and Enter work on them.
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget || hasModifier(event)) return;
        navigate(page);
      }}
    >
      <div className="row-2-3 center">
        <Link className="strong" to={page} dir="auto">
          {fullName(person)}
        </Link>
        <PersonPills person={person} />
        <span className="quiet">
          {person.email} · since <time dateTime={person.createdAt}>{moment(person.createdAt)}</time>
        </span>
      </div>
    </article>
  );
}
