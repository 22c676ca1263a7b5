import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { MoreButton } from '@ethereal/web-kit/components/MoreButton.tsx';
import { type ReactNode, useId } from 'react';
import lists from '../lists/Lists.module.css';
import styles from './Person.module.css';

type List = Parameters<typeof MoreButton>[0]['list'] & { isPending: boolean; refetch: () => unknown };
type Props = { title: string; none: string; list: List; count: number | undefined; children: ReactNode };

/** Section with a list that belongs to a person: title, rows, and states for loading, failure and no rows. */
export function PersonsPart({ title, none, list, count, children }: Props) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {list.isPending && <LoadingRows label={`Loading ${title}`} height="4rem" />}
      {!list.isPending && count === undefined && (
        <ErrorState title="This could not be loaded." onRetry={() => list.refetch()} busy={list.isFetching} />
      )}
      {count === 0 && <p className={lists.detail}>{none}</p>}
      <ul className={lists.rows}>{children}</ul>
      <MoreButton list={list} className={lists.more} />
    </section>
  );
}
