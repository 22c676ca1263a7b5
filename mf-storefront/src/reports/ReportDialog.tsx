import { sendReport } from '@ethereal/contracts/reports';
import { ReportForm } from '@ethereal/shop-ui/components/ReportForm.tsx';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useEffect, useRef } from 'react';

type Props = { kind: 'item' | 'seller'; id: string; onClose: () => void };

/** Renders the form that reports an item or a seller to the desk. A visitor is asked to log in. */
export function ReportDialog({ kind, id, onClose }: Props) {
  const { state } = useSession();
  const isShown = useRef(false);
  useEffect(() => {
    if (state !== 'loggedOut' || isShown.current) return;
    isShown.current = true;
    notify.alert(`You need to be logged in to report this ${kind}.`);
    onClose();
  }, [state, kind, onClose]);
  if (state === 'loggedOut') return null;
  return (
    <ReportForm
      id={id}
      title={`Report this ${kind}`}
      description="Those who look after the shop read it. Whom you report does not learn who you are."
      cause={{ label: 'Cause', placeholder: 'Choose a cause', missing: 'Cause is required.' }}
      text={{ label: `What is wrong with this ${kind}?` }}
      send={({ cause, text }) => callApi(sendReport, { body: { kind, id, cause, reason: text } })}
      onClose={onClose}
    />
  );
}
