import { useLocation, useNavigate } from '@ethereal/web-kit/router.ts';
import { ArrowLeft } from 'lucide-react';
import { pageAt } from '../areas/pages.ts';
import styles from './GoBack.module.css';

/** 'Go Back' in the history; a visitor who came from elsewhere goes to the home page instead. */
export function GoBack() {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  if (pageAt(pathname)?.noGoBack) return null;
  const isFirstPage = key === 'default';
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={styles.button}
        onClick={() => (isFirstPage ? navigate('/ethereal') : navigate(-1))}
      >
        <ArrowLeft size={18} aria-hidden="true" />
        Go Back
      </button>
    </div>
  );
}
