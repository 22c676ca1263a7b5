import type { DeskItem } from '@ethereal/contracts/belongings';
import type { DeskPerson } from '@ethereal/contracts/identity';
import { useDeskRole } from '../access/useDeskRole.ts';
import { ItemRows } from '../items/ItemRows.tsx';
import lists from '../lists/Lists.module.css';
import { moment } from '../lists/moment.ts';
import { PersonActs } from './PersonActs.tsx';
import { fullName, PersonPills } from './PersonPills.tsx';
import { NoRows, PersonSection } from './PersonSection.tsx';
import { PersonsMails } from './PersonsMails.tsx';
import { PersonsOrders } from './PersonsOrders.tsx';
import { PersonsSessions, type Session } from './PersonsSessions.tsx';

type Props = {
  person: DeskPerson & { sessions: readonly Session[]; items: readonly DeskItem[] };
};

/** Renders a person with the acts of an operator and with orders, mails, items and sessions of the person. */
export function PersonDetails({ person }: Props) {
  const { isOperator } = useDeskRole();
  const { _id, email, createdAt, suspended } = person;
  return (
    <>
      <div className={`card ${lists.row}`}>
        <div className="row-2-3 center">
          <h2 className="text-xl wrap" dir="auto">
            {fullName(person)}
          </h2>
          <PersonPills person={person} />
        </div>
        <p>{email}</p>
        <p className="quiet">
          Here since <time dateTime={createdAt}>{moment(createdAt)}</time> · ID <code>{_id}</code>
        </p>
        {suspended && (
          <p>
            Suspended <time dateTime={suspended.at}>{moment(suspended.at)}</time>: <q dir="auto">{suspended.reason}</q>
          </p>
        )}
        {isOperator && <PersonActs person={person} />}
      </div>
      <PersonsSessions sessions={person.sessions} />
      <PersonsOrders id={_id} />
      <PersonsMails id={_id} />
      <PersonSection title="Items">
        {person.items.length === 0 && <NoRows>Nothing for sale.</NoRows>}
        {person.items.length > 0 && suspended && (
          <NoRows>None of them is in the shop while their seller is suspended.</NoRows>
        )}
        <ItemRows items={person.items} />
      </PersonSection>
    </>
  );
}
