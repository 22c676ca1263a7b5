import type { DeskPerson } from '@ethereal/contracts/identity';

/** Returns first and last name. */
export const fullName = ({ fname, lname }: DeskPerson): string => `${fname} ${lname}`;

/** Renders the roles of a person, and whether the person is suspended. */
export function PersonPills({ person }: { person: DeskPerson }) {
  return (
    <>
      {person.roles.map((role) => (
        <span key={role} className="pill">
          {role}
        </span>
      ))}
      {person.suspended && <span className="pill amber">suspended</span>}
    </>
  );
}
