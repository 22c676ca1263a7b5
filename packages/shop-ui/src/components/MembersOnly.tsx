import { LoginPrompt } from '@ethereal/shop-ui/components/LoginPrompt.tsx';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import type { ReactNode } from 'react';

type Props = {
  /** Whole sentence for visitors, passed to `LoginPrompt`: 'Please Login to view your cart.'. */
  prompt: string;
  /** Shown until the session is known. */
  pending: ReactNode;
  children: ReactNode;
};

/** Renders its content for a user who is logged in, and asks a visitor to log in. */
export function MembersOnly({ prompt, pending, children }: Props) {
  const { state } = useSession();
  if (state === 'loggedOut') return <LoginPrompt text={prompt} />;
  return state === 'loggedIn' ? children : pending;
}
