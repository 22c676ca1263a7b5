import { LoginPrompt } from '@ethereal/shop-ui/components/LoginPrompt.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import styles from './Desk.module.css';
import { NotForYou } from './NotForYou.tsx';

/** Where those who look after the shop work. */
export function Desk() {
  useDocumentTitle('Desk');
  const { state } = useSession();
  return (
    <div className={styles.desk}>
      <h1 className={styles.title}>Desk</h1>
      {state === 'unknown' && <LoadingRows label="Loading the desk" height="5rem" />}
      {state === 'loggedOut' && <LoginPrompt text="Please Login to work at the desk." />}
      {state === 'loggedIn' && <NotForYou />}
    </div>
  );
}
