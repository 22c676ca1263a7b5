import { LoginPrompt } from '@ethereal/shop-ui/components/LoginPrompt.tsx';
import { DeskFrame, DeskNavigation } from '@ethereal/shop-ui/desk/DeskFrame.tsx';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { Outlet } from '@ethereal/web-kit/router.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { Coffee } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useDeskRole } from '../access/useDeskRole.ts';

/** Page for people who have no role at the desk. */
function NotForYou() {
  return (
    <EmptyState
      icon={<Coffee size={44} strokeWidth={1.4} />}
      title="This page is not for you."
      action={<ButtonLink to="/ethereal">Back to the shop</ButtonLink>}
    >
      Those who look after the shop work here. A new role counts from the next log-in.
    </EmptyState>
  );
}

const SecondFactorFirst = lazy(() =>
  import('./SecondFactorFirst.tsx').then((file) => ({ default: file.SecondFactorFirst })),
);

/** Frame of the pages on which operators and support work. */
export function Desk() {
  useDocumentTitle('Desk');
  const { state } = useSession();
  return (
    <DeskFrame>
      {state === 'unknown' && <LoadingRows label="Loading the desk" height="5rem" />}
      {state === 'loggedOut' && <LoginPrompt text="Please Login to work at the desk." />}
      {state === 'loggedIn' && <DeskOfRole />}
    </DeskFrame>
  );
}

function DeskOfRole() {
  const { isAtDesk, hasSecondFactor } = useDeskRole();
  // The token gets the second factor while the recovery codes are shown. They stay until the operator has stored them.
  const [isOpen, setOpen] = useState(hasSecondFactor);
  if (!isAtDesk) return <NotForYou />;
  const loading = <LoadingRows label="Loading the desk" height="5rem" />;
  if (!isOpen)
    return (
      <Suspense fallback={loading}>
        <SecondFactorFirst onDone={() => setOpen(true)} />
      </Suspense>
    );
  return (
    <>
      <DeskNavigation>
        <kbd>j</kbd> next, <kbd>k</kbd> back, <kbd>/</kbd> search, <kbd>x</kbd> choose, <kbd>Enter</kbd> open
      </DeskNavigation>
      <Suspense fallback={loading}>
        <Outlet />
      </Suspense>
    </>
  );
}
