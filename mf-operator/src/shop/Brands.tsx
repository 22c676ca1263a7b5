import { useDeskRole } from '../access/useDeskRole.ts';
import { MergeForm } from './MergeForm.tsx';
import { MergesList } from './MergesList.tsx';
import styles from './Shop.module.css';

/** Merges the different spellings of a brand, and undoes merges. */
export function Brands() {
  const { isOperator } = useDeskRole();
  return (
    <div className={styles.day}>
      <h2>Brands</h2>
      {isOperator && <MergeForm />}
      <MergesList />
    </div>
  );
}
