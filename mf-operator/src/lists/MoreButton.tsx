import { Button } from '@ethereal/web-kit/components/Button.tsx';
import styles from './Lists.module.css';

type Props = { list: { hasNextPage: boolean; isFetching: boolean; fetchNextPage: () => unknown } };

/** Button that loads the next page of a list, while there is one. */
export function MoreButton({ list }: Props) {
  if (!list.hasNextPage) return null;
  return (
    <Button className={styles.more} variant="secondary" busy={list.isFetching} onClick={() => list.fetchNextPage()}>
      Load more
    </Button>
  );
}
