import { Button } from '@ethereal/web-kit/components/Button.tsx';
import type { ReactNode } from 'react';
import styles from './FilterForm.module.css';

type Props = {
  /** What was searched for; the filters narrow that. */
  search: string | undefined;
  children: ReactNode;
};

/** The filters as a form that the browser itself can send, for who has no JavaScript; its button shows only there. */
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
