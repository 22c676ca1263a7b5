import { useLocation, useNavigate } from '@ethereal/web-kit/router.ts';
import { ArrowLeft } from 'lucide-react';
import { pageAt, useReleases } from '../areas/releases.ts';
import styles from './GoBack.module.css';

/**
 * Whether the previous document was a page of the shop. A link that is pressed before hydration loads the next page as
 * a document.
 */
const isFromHere = () => history.length > 1 && document.referrer.startsWith(`${location.origin}/`);

/** Renders 'Go Back', which goes back in the history, or to the home page for a visitor who came from another site. */
export function GoBack() {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const releases = useReleases();
  if (releases === 'reading' || pageAt(pathname, releases)?.back === false) return null;
  const isFirstPage = key === 'default';
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={`quiet center ${styles.button}`}
        onClick={() => (isFirstPage && !isFromHere() ? navigate('/ethereal') : navigate(-1))}
      >
        <ArrowLeft size={18} aria-hidden="true" />
        Go Back
      </button>
    </div>
  );
}
