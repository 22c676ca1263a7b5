import { Button } from '@ethereal/web-kit/components/Button.tsx';
import type { ReactNode } from 'react';
import styles from './FilterForm.module.css';

type Props = {
  /** Text of the search that the filters narrow. */
  search: string | undefined;
  children: ReactNode;
};

/** Renders the filters as a form that a browser without JavaScript can submit. The button is shown only there. */
export function PlainForm({ search, children }: Props) {
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()}>
      {search !== undefined && <input type="hidden" name="search" value={search} />}
      {children}
      <div className={styles.apply}>
        <Button type="submit" wide>
          Show items
        </Button>
      </div>
    </form>
  );
}
