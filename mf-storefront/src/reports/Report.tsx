import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { type ComponentProps, useEffect, useRef } from 'react';
import { ReportDialog } from './ReportDialog.tsx';

/** Renders the dialog for a user who is logged in. A visitor is asked to log in. */
export default function Report(props: ComponentProps<typeof ReportDialog>) {
  const { state } = useSession();
  const { kind, onClose } = props;
  const isShown = useRef(false);
  useEffect(() => {
    if (state !== 'loggedOut' || isShown.current) return;
    isShown.current = true;
    notify.alert(`You need to be logged in to report this ${kind}.`);
    onClose();
  }, [state, kind, onClose]);
  return state === 'loggedOut' ? null : <ReportDialog {...props} />;
}
