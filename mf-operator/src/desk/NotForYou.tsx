import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { Coffee } from 'lucide-react';

/** Page for people who have no role at the desk. */
export function NotForYou() {
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
