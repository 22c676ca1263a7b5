import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { DeskFrame, DeskNavigation } from '@ethereal/shop-ui/desk/DeskFrame.tsx';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { Outlet } from '@ethereal/web-kit/router.ts';
import { Coffee } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useDeskRole } from '../access/useDeskRole.ts';

/** Renders the page for people who have no role at the desk. */
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

const LOADING = <LoadingRows label="Loading the desk" height="5rem" />;

const SecondFactorFirst = lazyPart(
  () => import('./SecondFactorFirst.tsx').then((file) => file.SecondFactorFirst),
  LOADING,
);

/** Renders the frame of the pages on which operators and support work. */
export function Desk() {
  useDocumentTitle('Desk');
  return (
    <DeskFrame>
      <MembersOnly prompt="Please Login to work at the desk." pending={LOADING}>
        <DeskOfRole />
      </MembersOnly>
    </DeskFrame>
  );
}

function DeskOfRole() {
  const { isAtDesk, hasSecondFactor } = useDeskRole();
  // The token gets the second factor while the recovery codes are shown. They stay until the operator has stored them.
  const [isOpen, setOpen] = useState(hasSecondFactor);
  if (!isAtDesk) return <NotForYou />;
  if (!isOpen) return <SecondFactorFirst onDone={() => setOpen(true)} />;
  return (
    <>
      <DeskNavigation>
        <kbd>j</kbd> next, <kbd>k</kbd> back, <kbd>/</kbd> search, <kbd>x</kbd> choose, <kbd>Enter</kbd> open
      </DeskNavigation>
      <Suspense fallback={LOADING}>
        <Outlet />
      </Suspense>
    </>
  );
}
