import type { User } from '@ethereal/contracts/identity';
import { LoginPrompt } from '@ethereal/shop-ui/components/LoginPrompt.tsx';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import type { ReactNode } from 'react';

type Props = {
  /** Whole sentence for visitors, passed to `LoginPrompt`: 'Please Login to view your cart.'. */
  prompt: string;
  /** Text below the sentence for visitors. */
  note?: ReactNode;
  /** Shown until the session is known. */
  pending: ReactNode;
  /** Content for a user. A function receives the user's details, and is called once they are loaded. */
  children: ReactNode | ((user: User) => ReactNode);
};

/** Renders its content for a user who is logged in, and asks a visitor to log in. */
export function MembersOnly({ prompt, note, pending, children }: Props) {
  const { state, user } = useSession();
  if (state === 'loggedOut') return <LoginPrompt text={prompt}>{note}</LoginPrompt>;
  if (state === 'unknown') return pending;
  if (typeof children !== 'function') return children;
  return user ? children(user) : pending;
}
