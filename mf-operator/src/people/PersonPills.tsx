import type { DeskPerson } from '@ethereal/contracts/identity';
import lists from '../lists/Lists.module.css';

/** Returns first and last name. */
export const fullName = ({ fname, lname }: DeskPerson): string => `${fname} ${lname}`;

/** Roles of a person, and whether the person is suspended. */
export function PersonPills({ person }: { person: DeskPerson }) {
  return (
    <>
      {person.roles.map((role) => (
        <span key={role} className={lists.pill}>
          {role}
        </span>
      ))}
      {person.suspended && <span className={`${lists.pill} ${lists.warning}`}>suspended</span>}
    </>
  );
}
